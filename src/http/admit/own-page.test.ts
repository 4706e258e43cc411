import { describe, expect, test } from 'vitest'
import { isFromOwnPage, unknownAddress } from './own-page.ts'

const PUBLIC = 'https://design.example.com/platen'
const OWN = 'https://design.example.com'

function isOurs(method: string, headers: Record<string, string>): boolean {
  return isFromOwnPage({ method, headers } as never, PUBLIC)
}

describe.each(['GET', 'HEAD'])('%s', (method) => {
  test.each([
    [{}, true],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, true],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
    [{ 'sec-fetch-site': 'nonsense' }, false],
    [{ origin: OWN }, true],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
  ])('with %o: %s', (headers, ours) => expect(isOurs(method, headers as Record<string, string>)).toBe(ours))
})

describe.each(['POST', 'PATCH', 'DELETE', 'PUT'])('%s', (method) => {
  test.each([
    [{}, false],
    [{ 'sec-fetch-site': 'same-origin' }, true],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'same-site' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, false],
    // The browser's header takes precedence over the page's.
    [{ 'sec-fetch-site': 'cross-site', origin: OWN }, false],
    [{ 'sec-fetch-site': '' }, false],
    [{ origin: OWN }, true],
    [{ origin: `${OWN}:443` }, false],
    [{ origin: 'http://design.example.com' }, false],
    [{ origin: 'https://design.example.com.evil.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{ origin: '' }, false],
    [{ referer: `${OWN}/` }, false],
  ])('with %o: %s', (headers, ours) => expect(isOurs(method, headers as Record<string, string>)).toBe(ours))
})

describe('the address of a page', () => {
  const found = (host: string, origin?: string): string | undefined =>
    unknownAddress({ host, headers: { origin } } as never, PUBLIC)

  test('is returned if it has the requested host but not the public origin', () => {
    expect(found('192.168.1.5:4400', 'http://192.168.1.5:4400')).toBe('http://192.168.1.5:4400')
    expect(found('STUDIO.lan', 'https://studio.lan')).toBe('https://studio.lan')
    expect(found('design.example.com', 'http://design.example.com')).toBe('http://design.example.com')
  })

  test.each([
    ['design.example.com', OWN],
    ['design.example.com', 'https://evil.example'],
    ['127.0.0.1:4400', 'http://127.0.0.1:4401'],
    ['127.0.0.1:4400', 'null'],
    ['127.0.0.1:4400', undefined],
    ['', 'file://'],
    ['no host', 'http://no-host'],
  ])('is not returned for a page at %s from %s', (host, origin) => expect(found(host, origin)).toBeUndefined())
})
