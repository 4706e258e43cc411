import { describe, expect, test } from 'vitest'
import { actorText, factsOf } from './audit-text.ts'

describe('the facts of an entry', () => {
  test.each([
    ['plan_changed', { from: 'free', to: 'pro' }, 'free → pro'],
    ['key_created', { name: 'Website', last4: 'x7Qd', scopes: ['read'] }, 'Website …x7Qd'],
    ['key_renamed', { name: 'Website' }, 'Website'],
    ['sign_in_failed', { reason: 'wrong password' }, 'wrong password'],
    ['account_created', { by: 'setup' }, ''],
    ['sign_in', {}, ''],
    ['visibility_changed', { from: 'private', to: 'public' }, 'private → public'],
    ['designs_deleted', { count: 12 }, '12'],
    ['designs_deleted', { count: 1 }, ''],
    ['sign_in', { provider: 'Example ID', secondStep: true }, 'with Example ID, with a code'],
    ['sign_in_failed', { reason: 'no account', provider: 'Example ID' }, 'no account, Example ID'],
    ['provider_linked', { provider: 'Example ID' }, 'Example ID'],
    ['email_change_requested', { to: 'new@example.com' }, 'to new@example.com'],
    ['mail_discarded', { kind: 'invitation', to: 'new@example.com' }, 'to new@example.com'],
  ] as const)('of %s are short', (action, details, text) => {
    expect(factsOf({ action, details })).toBe(text)
  })
})

describe('the actor of an entry', () => {
  test.each([
    [{ _id: 'acc_1', email: 'ada@example.com', source: 'account' }, 'ada@example.com'],
    [{ _id: null, email: null, source: 'command line' }, 'Command line'],
    [{ _id: null, email: null, source: 'visitor' }, 'Not signed in'],
    [{ _id: null, email: null, source: 'account' }, 'An admin'],
  ] as const)('%o is named', (actor, text) => expect(actorText({ actor })).toBe(text))
})
