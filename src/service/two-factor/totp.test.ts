import { expect, test } from 'vitest'
import { base32, stepAt, stepOfCode, totpCode, totpUri } from './totp.ts'

/** The key of the test vectors in RFC 6238, appendix B. */
const KEY = Buffer.from('12345678901234567890')

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at %d seconds is that of RFC 6238', (seconds, code) => {
  expect(totpCode(KEY, stepAt(seconds * 1000))).toBe(code)
})

test('codes of the previous, the current and the next step are accepted, and no others', () => {
  const now = 1_800_000_000_000
  const step = stepAt(now)
  const accepted = [-2, -1, 0, 1, 2].map((drift) => stepOfCode(KEY, totpCode(KEY, step + drift), now))
  expect(accepted).toEqual([undefined, step - 1, step, step + 1, undefined])
  expect(stepOfCode(KEY, totpCode(KEY, step).slice(0, 5), now)).toBeUndefined()
  expect(stepOfCode(Buffer.from('another key of 20 by'), totpCode(KEY, step), now)).toBeUndefined()
})

test('bytes are encoded as in RFC 4648, without padding', () => {
  // cspell:disable
  const encoded = ['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))
  expect(encoded).toEqual(['', 'MY', 'MZXQ', 'MZXW6', 'MZXW6YQ', 'MZXW6YTB', 'MZXW6YTBOI'])
  // cspell:enable
})

test('the URI names the service and the account', () => {
  const uri = new URL(totpUri(KEY, { issuer: 'Platen (localhost:4400)', email: 'a+b@example.com' }))
  expect(uri.protocol).toBe('otpauth:')
  expect(uri.pathname).toBe('/Platen%20(localhost%3A4400):a%2Bb%40example.com')
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(KEY),
    issuer: 'Platen (localhost:4400)',
  })
})
