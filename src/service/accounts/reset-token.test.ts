import { describe, expect, test } from 'vitest'
import { isResetToken, readResetToken, resetToken } from './reset-token.ts'

const SECRET = 'a secret of at least 32 characters'
const NOW = Date.UTC(2026, 3, 1, 10)
const ADA = { id: 'acc_1', email: 'ada@example.com', password: '$argon2id$one' }
const token = resetToken(SECRET, ADA, { issuerId: null, expiresAt: NOW + 1000 })
const holds = (given: string, subject = ADA, now = NOW) => isResetToken(given, { secret: SECRET, now }, subject)

describe('a reset token', () => {
  test('is valid until it expires, and contains the account', () => {
    expect(readResetToken(token)).toEqual({ accountId: 'acc_1', issuerId: null })
    expect(holds(token)).toBe(true)
    expect(holds(token, ADA, NOW + 999)).toBe(true)
    expect(holds(token, ADA, NOW + 1000)).toBe(false)
  })

  test.each([
    ['another password', { ...ADA, password: '$argon2id$two' }],
    ['another email', { ...ADA, email: 'eve@example.com' }],
    ['another account', { ...ADA, id: 'acc_2' }],
  ])('is not valid for %s', (_, subject) => expect(holds(token, subject)).toBe(false))

  test('is not valid once a first password was set', () => {
    const none = { ...ADA, password: null }
    const first = resetToken(SECRET, none, { issuerId: null, expiresAt: NOW + 1000 })
    expect(isResetToken(first, { secret: SECRET, now: NOW }, none)).toBe(true)
    expect(holds(first)).toBe(false)
  })

  test.each([
    ['a later end', token.replace(/\.(\w+)\./, (_, end: string) => `.${(parseInt(end, 36) + 1).toString(36)}.`)],
    ['another id', token.replace('acc_1', 'acc_2')],
    ['a bent signature', `${token.slice(0, -2)}AA`],
    ['half a signature', token.slice(0, -20)],
    ['no signature', token.replace(/[^.]*$/, '')],
    ['more behind it', `${token}x`],
    ['nothing', ''],
  ])('is not valid with %s', (_, bent) => {
    expect(bent).not.toBe(token)
    expect(holds(bent)).toBe(false)
  })

  test('names the admin who created it, and is not valid without or with another one', () => {
    const byAdmin = resetToken(SECRET, ADA, { issuerId: 'acc_9', expiresAt: NOW + 1000 })
    expect(readResetToken(byAdmin)).toEqual({ accountId: 'acc_1', issuerId: 'acc_9' })
    expect(holds(byAdmin)).toBe(true)
    expect(holds(byAdmin.replace('acc_1-acc_9', 'acc_1'))).toBe(false)
    expect(holds(byAdmin.replace('acc_9', 'acc_8'))).toBe(false)
  })

  test('signed with another secret is not valid', () => {
    expect(isResetToken(token, { secret: 'another secret of 32 characters!!', now: NOW }, ADA)).toBe(false)
  })
})

test('has one encoding: another last character that decodes to the same bytes is rejected', () => {
  const subject = { id: 'acc_1', email: 'me@example.com', password: null }
  const proof = { secret: 'a secret of at least 32 characters', now: 0 }
  const token = resetToken(proof.secret, subject, { issuerId: null, expiresAt: 1_000 })
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = token.slice(0, -1) + (alphabet[alphabet.indexOf(token.slice(-1)) + 1] ?? '')
  expect(isResetToken(token, proof, subject)).toBe(true)
  expect(isResetToken(other, proof, subject)).toBe(false)
})
