import { afterAll, beforeAll, expect, test } from 'vitest'
import { turnOnTwoFactor } from '../setup/authenticator.ts'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type IdentityProvider, startIdentityProvider } from '../setup/identity-provider.ts'
import { landAt, signInAtProvider, signInWithProvider } from '../setup/provider-visit.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

const EMAIL = 'owner@example.com'

let provider: IdentityProvider
let smtp: SmtpServer
let service: Service
let owner: Browser

beforeAll(async () => {
  provider = await startIdentityProvider()
  smtp = await startSmtpServer()
  service = await startService({ ...provider.settings, PLATEN_SMTP_URL: smtp.url, PLATEN_OIDC_SIGN_UP: 'open' })
  provider.serve(service)
  owner = await setUp(service, EMAIL)
})
afterAll(async () => {
  await service.stop()
  await provider.stop()
  await smtp.stop()
})

const subjects = (): string[] => smtp.mails.map(({ headers }) => headers['subject'] ?? '')
/** The newest actions of the own activity, oldest first. */
async function lastActions(count: number): Promise<{ action: string; details: object; actor: object }[]> {
  const { entries } = (await owner.get('/web/activity')).body
  return entries.slice(0, count).toReversed()
}

test('changes of two-factor sign-in are announced to the account, and in its activity', async () => {
  const { app, recoveryCodes } = await turnOnTwoFactor(owner)
  await expect.poll(subjects).toEqual(['Two-factor sign-in was turned on'])
  expect(smtp.mails[0]?.text).toContain(`${service.app.publicUrl}/settings/account`)

  const other = new Browser(service)
  await other.post('/web/session', { email: EMAIL, password: PASSWORD })
  expect((await other.post('/web/session/code', { code: '000000' })).status).toBe(400)
  expect((await other.post('/web/session/code', { code: recoveryCodes[0] })).status).toBe(201)
  await expect.poll(subjects).toContain('A recovery code was used')
  expect(smtp.mails.at(-1)?.text).toContain('9 recovery codes are left.')

  const proof = { password: PASSWORD, code: app.code(1) }
  const renewed = (await owner.post('/web/account/two-factor/recovery-codes', proof)).body.recoveryCodes
  await expect.poll(subjects).toContain('Your recovery codes were replaced')
  const last = { password: PASSWORD, code: renewed[0] }
  expect((await owner.request('DELETE', '/web/account/two-factor', { body: last })).status).toBe(204)
  // The recovery code that turned it off is announced, too, and emails arrive in any order.
  await expect.poll(subjects).toHaveLength(5)
  expect(subjects()).toContain('Two-factor sign-in was turned off')

  expect(await lastActions(7)).toMatchObject([
    { action: 'two_factor_on' },
    { action: 'second_step_failed', actor: { source: 'visitor' } },
    { action: 'recovery_code_used' },
    { action: 'sign_in', details: { secondStep: true } },
    { action: 'recovery_codes_renewed' },
    { action: 'recovery_code_used' },
    { action: 'two_factor_off' },
  ])
})

test('guesses at codes by someone who knows the password are announced once', async () => {
  const person = new Browser(service)
  await signInWithProvider(person, 'target')
  const { app } = await turnOnTwoFactor(person)
  const guess = async (): Promise<number> =>
    (await person.request('DELETE', '/web/account/two-factor', { body: { password: '', code: app.code(9) } })).status
  const statuses: number[] = []
  for (let attempt = 0; attempt < 13; attempt += 1) statuses.push(await guess())
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429, 429])
  const notice = await smtp.mailTo('target@example.com', 2)
  expect(notice.headers['subject']).toBe('Too many wrong sign-in codes')
  await expect.poll(async () => (await owner.get('/web/operator/mail/outbox')).body.total).toBe(0)
  expect(subjects().filter((subject) => subject === 'Too many wrong sign-in codes')).toHaveLength(1)
})

test('linking, signing in with and unlinking a provider are announced and recorded', async () => {
  const { url } = (await owner.post('/web/account/provider', { password: PASSWORD })).body
  provider.people.set('the-owner', { email: 'elsewhere@example.com', email_verified: true })
  await landAt(owner, await signInAtProvider(url, 'the-owner'))
  await expect.poll(subjects).toContain('Your account was linked to Example ID')
  await signInWithProvider(new Browser(service), 'the-owner')
  expect((await owner.request('DELETE', '/web/account/provider', { body: { password: PASSWORD } })).status).toBe(204)
  await expect.poll(subjects).toContain('The link to Example ID was removed')
  expect(await lastActions(3)).toMatchObject([
    { action: 'provider_linked', details: { provider: 'Example ID' } },
    { action: 'sign_in', details: { provider: 'Example ID' } },
    { action: 'provider_unlinked', details: { provider: 'Example ID' } },
  ])
})

test('an admin sees the link of an account and removes it, which the account and its activity learn', async () => {
  await service.app.operator.accounts.create({ email: 'linked@example.com', plan: 'free' })
  provider.people.set('linked', { email: 'linked@example.com', email_verified: true })
  const person = new Browser(service)
  await signInWithProvider(person, 'linked')
  const listed = async () => (await owner.get('/web/operator/accounts?q=linked@example.com')).body.accounts[0]
  const { _id, hasProvider } = await listed()
  expect(hasProvider).toBe(true)
  const path = `/web/operator/accounts/${_id}/provider`
  expectProblem(await person.delete(path), 403, 'owner_needed')
  expect((await owner.delete(path)).status).toBe(204)
  expect((await listed()).hasProvider).toBe(false)
  // The first one announced the link.
  const notice = await smtp.mailTo('linked@example.com', 2)
  expect(notice.headers['subject']).toBe('The link to Example ID was removed')
  const count = smtp.mails.length
  expect((await owner.delete(path)).status).toBe(204)
  expectProblem(await owner.delete('/web/operator/accounts/acc_none/provider'), 404, 'not_found')
  const { entries } = (await owner.get(`/web/operator/audit?account=${_id}&action=provider_unlinked`)).body
  expect(entries).toMatchObject([{ account: { _id }, actor: { email: EMAIL }, details: { provider: 'Example ID' } }])
  expect(smtp.mails).toHaveLength(count)
  // The same email links the account again, perhaps to another person.
  provider.people.set('successor', { email: 'linked@example.com', email_verified: true })
  await signInWithProvider(new Browser(service), 'successor')
  expect((await listed()).hasProvider).toBe(true)
})

test('an account that the provider creates, and a refused person, are in the audit log', async () => {
  await signInWithProvider(new Browser(service), 'newcomer')
  provider.people.set('unverified', { email: 'someone@example.com', email_verified: false })
  await signInWithProvider(new Browser(service), 'unverified')
  const { entries } = (await owner.get('/web/operator/audit')).body
  const [refusal, ...others] = entries.slice(0, 3)
  const reason = { reason: 'email unverified', provider: 'Example ID' }
  expect(refusal).toMatchObject({ action: 'sign_in_failed', details: reason })
  // Entries of the same millisecond have no order.
  expect(
    others.toSorted((a: { action: string }, b: { action: string }) => (a.action < b.action ? -1 : 1)),
  ).toMatchObject([
    { action: 'account_created', details: { by: 'provider' }, account: { email: 'newcomer@example.com' } },
    { action: 'sign_in', details: { provider: 'Example ID' } },
  ])
})
