import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryCounters } from '../../rates/memory-counters.ts'
import { newKeyText } from '../../service/keys/key-text.ts'
import { type OpenServices, openServices } from '../../service/testing/open-services.ts'
import { Authenticator, type AuthenticatorOptions } from './authenticate.ts'

let services: OpenServices
let authenticator: Authenticator

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  authenticator = createAuthenticator(services.keys)
})
afterEach(() => void vi.useRealTimers())

function createAuthenticator(keys: AuthenticatorOptions['keys']): Authenticator {
  const clock = () => Date.now()
  const counters = createMemoryCounters(clock)
  return new Authenticator({
    ...{ keys, maxFailures: 3, clock },
    failures: counters.limiter('failed-keys', 60),
    known: counters.recentKeys('keys', { days: 1, maxInMemory: 100 }),
  })
}

async function newKey(): Promise<string> {
  const account = await services.accounts.create({ email: `${services.newId('acc')}@example.com`, plan: 'free' })
  return (await services.keys.create({ accountId: account._id, name: 'test' })).secret
}

async function attempt(header: string | undefined, address = '192.0.2.1'): Promise<string> {
  try {
    await authenticator.authenticate(header, () => ({ address, requestId: '' }))
    return 'in'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('the scheme is case-insensitive, and whitespace around the key is ignored', async () => {
  const key = await newKey()
  expect(await attempt(`Bearer ${key}`)).toBe('in')
  expect(await attempt(`bearer ${key}`)).toBe('in')
  expect(await attempt(`BEARER   ${key} `)).toBe('in')
})

test.each([undefined, '', 'Bearer', 'Bearer ', 'Basic abc', 'Bearerpl_x'])('%j contains no key', async (header) => {
  expect(await attempt(header)).toBe('key_missing')
})

test('after three failures in a minute, an address is rejected until the minute has passed', async () => {
  const fresh = await newKey()
  for (let count = 0; count < 3; count += 1) expect(await attempt('Bearer pl_wrong')).toBe('key_malformed')
  expect(await attempt('Bearer pl_wrong')).toBe('too_many_failed_attempts')
  expect(await attempt(`Bearer ${fresh}`)).toBe('too_many_failed_attempts')
  expect(await attempt(`Bearer ${fresh}`, '192.0.2.2')).toBe('in')
  vi.advanceTimersByTime(61_000)
  expect(await attempt(`Bearer ${await newKey()}`)).toBe('in')
})

test('guesses do not lock out a key that was used before at the same address', async () => {
  const known = await newKey()
  expect(await attempt(`Bearer ${known}`)).toBe('in')
  for (let count = 0; count < 10; count += 1) await attempt('Bearer pl_wrong')
  expect(await attempt('Bearer pl_wrong')).toBe('too_many_failed_attempts')
  expect(await attempt(`Bearer ${known}`)).toBe('in')
})

test('guesses with the checksum of a valid key are rejected without reading the store, like other guesses', async () => {
  const own = await newKey()
  const forged = forgeriesOf(own, 100)
  const authenticated: string[] = []
  const keys = {
    authenticate: (secret: string) => {
      authenticated.push(secret)
      return services.keys.authenticate(secret)
    },
  }
  authenticator = createAuthenticator(keys)
  expect(await attempt(`Bearer ${own}`)).toBe('in')
  for (const guess of forged) await attempt(`Bearer ${guess}`)
  expect(authenticated.filter((secret) => secret !== own)).toHaveLength(3)
  expect(await attempt(`Bearer ${own}`)).toBe('in')
})

function forgeriesOf(key: string, count: number): string[] {
  return Array.from({ length: count }, () => {
    const random = newKeyText((bytes) => crypto.getRandomValues(new Uint8Array(bytes)))
    return random.slice(0, -6) + key.slice(-6)
  })
}

test('a revoked key is rejected as revoked once, and then like a guess, from a rejected address', async () => {
  const known = await newKey()
  const { keyId } = await services.keys.authenticate(known)
  expect(await attempt(`Bearer ${known}`)).toBe('in')
  for (let count = 0; count < 3; count += 1) await attempt('Bearer pl_wrong')
  await services.keys.revoke(keyId)
  expect(await attempt(`Bearer ${known}`)).toBe('key_revoked')
  expect(await attempt(`Bearer ${known}`)).toBe('too_many_failed_attempts')
})

test('programs with a revoked key or of a suspended account do not block others at their address', async () => {
  const [revoked, stopped] = [await newKey(), await newKey()]
  await services.keys.revoke((await services.keys.authenticate(revoked)).keyId)
  await services.store.accounts.suspend({ id: (await services.keys.authenticate(stopped)).accountId, at: 1 })
  for (let count = 0; count < 4; count += 1) {
    expect(await attempt(`Bearer ${revoked}`)).toBe('key_revoked')
    expect(await attempt(`Bearer ${stopped}`)).toBe('account_suspended')
  }
  expect(await attempt(`Bearer ${await newKey()}`)).toBe('in')
})

test('requests without a key do not count as guesses', async () => {
  for (let count = 0; count < 10; count += 1) expect(await attempt(undefined)).toBe('key_missing')
  expect(await attempt(`Bearer ${await newKey()}`)).toBe('in')
})

test('addresses in one /64 IPv6 network count as one, and a mapped IPv4 address counts as the IPv4 address', async () => {
  await attempt('Bearer pl_wrong', '2001:db8::1')
  await attempt('Bearer pl_wrong', '2001:db8:0:0:5::2')
  await attempt('Bearer pl_wrong', '2001:db8::ffff:ffff:ffff:ffff')
  expect(await attempt('Bearer pl_wrong', '2001:db8::9')).toBe('too_many_failed_attempts')
  expect(await attempt('Bearer pl_wrong', '2001:db8:0:1::9')).toBe('key_malformed')
  for (let count = 0; count < 3; count += 1) await attempt('Bearer pl_wrong', '::ffff:192.0.2.7')
  expect(await attempt('Bearer pl_wrong', '192.0.2.7')).toBe('too_many_failed_attempts')
})
