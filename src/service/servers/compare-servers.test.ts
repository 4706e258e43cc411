import { expect, test } from 'vitest'
import { compareServers, describeDifference, renderCapacity } from './compare-servers.ts'

const server = (address: string, settings: Record<string, string>, version = '1.0.0') => ({
  ...{ instance: `of-${address}`, address, version, settings },
})

test('servers with the same version and settings have no differences', () => {
  const settings = { PLATEN_SIGN_UP: 'open', PLATEN_SECRET: 'hash:12345678' }
  expect(compareServers([server('http://a', settings), server('http://b', settings)])).toEqual([])
})

test('a difference lists each value with its servers', () => {
  const open = { PLATEN_SIGN_UP: 'open' }
  const differences = compareServers([
    server('http://a', open),
    server('http://b', { PLATEN_SIGN_UP: 'closed' }),
    server('http://c', open),
  ])
  expect(differences.map(describeDifference)).toEqual([
    'PLATEN_SIGN_UP: open on http://a and http://c, closed on http://b',
  ])
})

test('of lists, only the items that differ are shown', () => {
  const differences = compareServers([
    server('http://a', { PLATEN_PLANS: 'free=60,pro=300,team=5' }),
    server('http://b', { PLATEN_PLANS: 'free=60,pro=300' }),
    server('http://c', { PLATEN_PLANS: 'free=60,pro=400' }),
  ])
  expect(differences.map(describeDifference)).toEqual([
    'PLATEN_PLANS: pro=300,team=5 on http://a, pro=300 on http://b, pro=400 on http://c',
  ])
  const fewer = compareServers([server('http://a', { LIST: 'a,b' }), server('http://b', { LIST: 'a' })])
  expect(fewer.map(describeDifference)).toEqual(['LIST: b on http://a, not set on http://b'])
})

test('a different secret is reported without its hash, and a server without an address by its instance', () => {
  const differences = compareServers([
    server('http://a', { PLATEN_SECRET: 'hash:11111111' }),
    server('', { PLATEN_SECRET: 'hash:22222222' }),
  ])
  expect(JSON.stringify(differences)).not.toMatch(/1111|2222/)
  expect(differences.map(describeDifference)).toEqual([
    'PLATEN_SECRET: one value on http://a, another value on worker of-',
  ])
})

test('with different secrets, hashes keyed by them are compared only by whether there is one', () => {
  const differences = compareServers([
    server('http://a', {
      PLATEN_SECRET: 'hash:11111111',
      REDIS_URL: 'hash:33333333',
      PLATEN_SMTP_URL: 'hash:55555555',
    }),
    server('http://b', { PLATEN_SECRET: 'hash:22222222', REDIS_URL: 'hash:44444444', PLATEN_SMTP_URL: 'not set' }),
  ])
  expect(differences.map(describeDifference)).toEqual([
    'PLATEN_SECRET: one value on http://a, another value on http://b',
    'PLATEN_SMTP_URL: one value on http://a, not set on http://b',
  ])
})

test('different versions are reported, but not a setting that only one of them has', () => {
  const differences = compareServers([
    server('http://a', {}, '1.0.0'),
    server('http://b', { PLATEN_NEW: 'yes' }, '1.1.0'),
  ])
  expect(differences.map(({ setting }) => setting)).toEqual(['version'])
})

test('workers and servers that render count toward the capacity, which is not compared', () => {
  const servers = [
    server('http://a', { renders: 'no' }),
    server('http://b', { renders: 'yes', 'render processes': '2' }),
    server('', { 'render processes': '4' }),
    // Of an earlier version.
    server('', {}),
  ]
  expect(renderCapacity(servers)).toEqual({ workers: 3, processes: 6 })
  expect(compareServers(servers)).toEqual([])
})
