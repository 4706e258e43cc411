import { expect, test } from 'vitest'
import { withoutPorts } from './forwarded-addresses.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:5678', '192.0.2.1'],
  ['[2001:db8::1]:5678', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:5678"', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['192.0.2.1:5678,10.0.0.1:80 , [::1]:1', '192.0.2.1, 10.0.0.1, ::1'],
])('the addresses in %s are %s', (header, addresses) => {
  expect(withoutPorts(header)).toBe(addresses)
})

test.each(['unknown', '[unknown]:80', '192.0.2:80', '[192.0.2.1', 'a:80', ''])('%j is unchanged', (header) => {
  expect(withoutPorts(header)).toBe(header)
})
