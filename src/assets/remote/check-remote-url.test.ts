import { describe, expect, it } from 'vitest'
import { checkRemoteUrl } from './check-remote-url.ts'

/** Every spelling leads to this machine, its network, a cloud's metadata service, or nowhere public. */
const FORBIDDEN = [
  // Loopback: dotted, decimal, octal, hexadecimal, short and mixed forms, and full-width digits.
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.0.1/',
  'https://2130706433/',
  'https://017700000001/',
  'https://0177.0.0.1/',
  'https://0x7f000001/',
  'https://0x7f.0.0.1/',
  'https://0x7f.1/',
  'https://127.0.0.1./',
  'https://127.255.255.254/',
  'https://１２７.0.0.1/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
  'https://ⓛocalhost/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  // Unspecified.
  'https://0/',
  'https://0.0.0.0/',
  'https://0.1.2.3/',
  'https://[::]/',
  // Private.
  'https://10.0.0.1/',
  'https://167772161/',
  'https://0xa000001/',
  'https://012.0.0.1/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://192.168.257/',
  'https://0300.0250.1.1/',
  // Link-local, and the metadata services of clouds.
  'https://169.254.169.254/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://169.254.43518/',
  'https://100.100.100.200/',
  'https://168.63.129.16/',
  'https://192.0.0.192/',
  'https://[fd00:ec2::254]/',
  'https://metadata.google.internal/',
  // Carrier-grade NAT, multicast, broadcast, reserved, tests.
  'https://100.64.0.1/',
  'https://100.127.255.255/',
  'https://224.0.0.1/',
  'https://239.255.255.250/',
  'https://255.255.255.255/',
  'https://240.0.0.1/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://192.88.99.1/',
  // IPv6: loopback, unique local, link-local, site-local, multicast, documentation, discard.
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[fc00::1]/',
  'https://[fdff::1]/',
  'https://[fe80::1]/',
  'https://[fe80::1%25eth0]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
  'https://[2001:db8::1]/',
  'https://[100::1]/',
  // IPv6 that contains IPv4: mapped, compatible, translated, NAT64 (also its local prefix), 6to4, Teredo.
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::ffff:8.8.8.8]/',
  'https://[::127.0.0.1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:7f00:1::]/',
  // Names inside a network.
  'https://printer.local/',
  'https://router/',
  'https://wiki.corp/',
  'https://nas.home.arpa/',
  'https://_/',
  'https://1.2.3.4.5/',
] as const

it('at least 60 spellings of forbidden addresses are tried', () => expect(FORBIDDEN.length).toBeGreaterThanOrEqual(60))

it.each(FORBIDDEN)('%s is rejected', (url) => {
  expect(checkRemoteUrl(url, 'on')).toHaveProperty('blocked')
})

it.each(FORBIDDEN)('%s is rejected even if the admin lists its host', (url) => {
  const hosts = [URL.parse(url)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? '', 'localhost', 'router']
  expect(checkRemoteUrl(url, { hosts })).toHaveProperty('blocked')
})

it.each([
  ['http://example.com/a.png', 'only https URLs are allowed'],
  ['ftp://example.com/a.png', 'only https URLs are allowed'],
  ['https://user@example.com/a.png', 'URLs with a user or a password are not allowed'],
  ['https://example.com@127.0.0.1/', 'URLs with a user or a password are not allowed'],
  ['https://:pw@example.com/', 'URLs with a user or a password are not allowed'],
  ['https://example.com:8443/', 'only port 443 is allowed, not 8443'],
  ['https://example.com:22/', 'only port 443 is allowed, not 22'],
  ['https://example .com/', 'only https URLs are allowed'],
])('%s is rejected: %s', (url, blocked) => expect(checkRemoteUrl(url, 'on')).toEqual({ blocked }))

it.each([
  ['https://example.com/a.png?b=c#d', 'example.com', '/a.png?b=c'],
  ['https://example.com:443/a', 'example.com', '/a'],
  ['https://EXAMPLE.com./a', 'example.com', '/a'],
  ['https://bücher.example/a', 'xn--bcher-kva.example', '/a'],
  ['https://93.184.216.34/a', '93.184.216.34', '/a'],
  ['https://[2606:2800:220:1::1]/a', '2606:2800:220:1::1', '/a'],
])('%s is fetched from %s', (url, host, pathAndQuery) => {
  expect(checkRemoteUrl(url, 'on')).toMatchObject({ host, pathAndQuery })
})

describe('a list of hosts', () => {
  const policy = { hosts: ['images.example.com', '*.cdn.example.com'] }

  it.each(['https://images.example.com/a', 'https://IMAGES.example.com./a', 'https://a.b.cdn.example.com/a'])(
    'allows %s',
    (url) => expect(checkRemoteUrl(url, policy)).toHaveProperty('host'),
  )

  it.each(['https://example.com/a', 'https://cdn.example.com/a', 'https://evilcdn.example.com/a', 'https://8.8.8.8/'])(
    'rejects %s',
    (url) => expect(checkRemoteUrl(url, policy)).toHaveProperty('blocked', expect.stringContaining('does not load')),
  )
})

it('images from URLs can be disabled', () => {
  expect(checkRemoteUrl('https://example.com/a', 'off')).toHaveProperty('blocked', expect.stringContaining('disabled'))
})
