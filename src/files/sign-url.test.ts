import { describe, expect, test } from 'vitest'
import { createUrlSigner } from './sign-url.ts'

const signer = createUrlSigner('a secret of at least 32 characters')
const NOW = Date.UTC(2026, 3, 1, 10)
const PATH = '/files/exports/exp_1/Summer%20sale.png'

describe('a signed URL', () => {
  test('verifies to its path until it expires', () => {
    const url = signer.sign(PATH, { expiresAt: NOW + 1000 })
    expect(url).toMatch(/^\/files\/exports\/exp_1\/Summer%20sale\.png\?expires=\d+&signature=[\w-]{43}$/)
    expect(signer.verify(url, NOW)).toBe(PATH)
    expect(signer.verify(url, NOW + 999)).toBe(PATH)
  })

  test('fails with link_expired once it has expired', () => {
    const url = signer.sign(PATH, { expiresAt: NOW })
    expect(() => signer.verify(url, NOW)).toThrow(expect.objectContaining({ code: 'link_expired' }))
  })

  test('never expires if it was signed without an expiration', () => {
    expect(signer.verify(signer.sign(PATH), NOW * 10)).toBe(PATH)
  })

  test.each([
    ['another path', (url: string) => url.replace('exp_1', 'exp_2')],
    ['a later expiration', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['no expiration', (url: string) => url.replace(/expires=\d+&/, '')],
    ['another signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['half a signature', (url: string) => url.slice(0, -20)],
    ['an empty signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
    ['no query', (url: string) => url.replace(/\?.*/, '')],
    ['another last character that decodes to the same bytes', (url: string) => otherLastCharacter(url)],
    ['padding', (url: string) => `${url}=`],
    ['a percent-encoded signature', (url: string) => percentEncodedSignature(url)],
    ['a percent-encoded name', (url: string) => url.replace('signature', 'signatur%65')],
    [
      'a percent-encoded end',
      (url: string) => url.replace(/expires=(\d)/, (_all, digit: string) => `expires=%3${digit}`),
    ],
    ['its query in another order', (url: string) => url.replace(/(expires=\d+)&(signature=.*)/, '$2&$1')],
    ['its signature twice', (url: string) => url + url.replace(/.*&/, '&')],
    ['its expiration twice', (url: string) => url.replace(/(expires=\d+)/, '$1&$1')],
    ['another parameter at the end of its query', (url: string) => `${url}&download=1`],
    ['another parameter at the start of its query', (url: string) => url.replace('?', '?download=1&')],
    ['a space in its signature', (url: string) => url.replace('signature=', 'signature=+')],
    ['a fragment', (url: string) => `${url}#page=1`],
    ['the other alphabet of base64', (url: string) => inOtherAlphabet(url)],
    ['another spelling of its path', (url: string) => url.replace('exports', '%65xports')],
    ['an expiration that is not a number', (url: string) => url.replace(/expires=\d+/, 'expires=soon')],
  ])('with %s is invalid', (_, change) => {
    const url = signer.sign(PATH, { expiresAt: NOW + 1000 })
    expect(change(url)).not.toBe(url)
    expect(() => signer.verify(change(url), NOW)).toThrow(
      expect.objectContaining({
        code: 'not_found',
        details: { resource: 'file', reason: expect.stringContaining('invalid or no longer valid') },
      }),
    )
  })

  test('signed with another secret is invalid', () => {
    const url = createUrlSigner('another secret of 32 characters, or more').sign(PATH)
    expect(() => signer.verify(url, NOW)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

/** The last of 43 characters has four bits of the signature: three others decode to the same bytes. */
function otherLastCharacter(url: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = url.slice(0, -1) + (alphabet[alphabet.indexOf(url.slice(-1)) + 1] ?? '')
  const [before, after] = [url, other].map((text) => Buffer.from(text.replace(/.*signature=/, ''), 'base64url'))
  expect(after).toEqual(before)
  return other
}

function percentEncodedSignature(url: string): string {
  return url.replace(
    /(signature=)(.)/,
    (_all, name: string, first: string) => `${name}%${first.charCodeAt(0).toString(16)}`,
  )
}

function inOtherAlphabet(url: string): string {
  const [head, signature = ''] = url.split('signature=')
  return `${head}signature=${signature.replaceAll('-', '%2B').replaceAll('_', '/')}`
}

test('a short secret is rejected', () => {
  expect(() => createUrlSigner('too short')).toThrow('at least 32 characters')
})
