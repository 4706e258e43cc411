import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each(['192.0.2.1', '::ffff:192.0.2.1', '::FFFF:192.0.2.1', '::ffff:c000:201', '0:0:0:0:0:ffff:c000:0201'])(
  '%s is the IPv4 address 192.0.2.1',
  (address) => {
    expect(networkOf(address)).toBe('192.0.2.1')
  },
)

test.each([
  '2001:db8::1',
  '2001:DB8::1',
  '2001:0db8:0000:0000:ffff::',
  '2001:db8:0:0:1:2:3:4',
  '2001:db8::192.0.2.1',
  '2001:db8::1%eth0',
])('%s is in the network 2001:db8:0:0', (address) => {
  expect(networkOf(address)).toBe('2001:db8:0:0')
})

test('addresses in different /64 networks have different networks', () => {
  expect(networkOf('2001:db8:0:1::1')).toBe('2001:db8:0:1')
  expect(networkOf('::1')).toBe('0:0:0:0')
})

test('text that is not an address is returned unchanged', () => {
  expect(networkOf('unknown')).toBe('unknown')
})
