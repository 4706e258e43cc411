import { describe, expect, test } from 'vitest'
import { createUrlSigner } from './sign-url.ts'

const signer = createUrlSigner('a secret of at least 32 characters')
const NOW = Date.UTC(2026, 3, 1, 10)
const PATH = '/files/exports/exp_1/Summer%20sale.png'

describe('a signed URL', () => {
  test('gives its path back until it expires', () => {
    const url = signer.sign(PATH, { expiresAt: NOW + 1000 })
    expect(url).toMatch(/^\/files\/exports\/exp_1\/Summer%20sale\.png\?expires=\d+&signature=[\w-]{43}$/)
    expect(signer.verify(url, NOW)).toBe(PATH)
    expect(signer.verify(url, NOW + 999)).toBe(PATH)
  })

  test('says that it has expired afterwards', () => {
    const url = signer.sign(PATH, { expiresAt: NOW })
    expect(() => signer.verify(url, NOW)).toThrow(expect.objectContaining({ code: 'link_expired' }))
  })

  test('is good for ever without an end', () => {
    expect(signer.verify(signer.sign(PATH), NOW * 10)).toBe(PATH)
  })

  test.each([
    ['another path', (url: string) => url.replace('exp_1', 'exp_2')],
    ['a later end', (url: string) => url.replace(/expires=\d+/, 'expires=99999999999')],
    ['no end', (url: string) => url.replace(/expires=\d+&/, '')],
    ['another signature', (url: string) => url.replace(/signature=.{4}/, 'signature=AAAA')],
    ['half a signature', (url: string) => url.slice(0, -20)],
    ['an empty signature', (url: string) => url.replace(/signature=.*/, 'signature=')],
    ['no query', (url: string) => url.replace(/\?.*/, '')],
    ['an end that is no number', (url: string) => url.replace(/expires=\d+/, 'expires=soon')],
  ])('with %s is not ours', (_, change) => {
    const url = signer.sign(PATH, { expiresAt: NOW + 1000 })
    expect(change(url)).not.toBe(url)
    expect(() => signer.verify(change(url), NOW)).toThrow(
      expect.objectContaining({
        code: 'not_found',
        details: { resource: 'file', reason: expect.stringContaining('not valid, or no longer valid') },
      }),
    )
  })

  test('of another secret is not ours', () => {
    const url = createUrlSigner('another secret of 32 characters, or more').sign(PATH)
    expect(() => signer.verify(url, NOW)).toThrow(expect.objectContaining({ code: 'not_found' }))
  })
})

test('a short secret is refused', () => {
  expect(() => createUrlSigner('too short')).toThrow('at least 32 characters')
})
