import { createHash } from 'node:crypto'
import { readdir, readFile, rm, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let dataFolder: string
let service: Service
/** Another server on the same data. */
let second: Service
let key: string

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'platen-authentication-'))
  const environment = { PLATEN_DATA_DIR: dataFolder, PLATEN_TRUST_PROXY: 'true' }
  service = await startService(environment)
  second = await startService(environment)
  key = await service.makeKey()
})

afterEach(() => void vi.useRealTimers())

afterAll(async () => {
  await service.stop()
  await second.stop()
  await rm(dataFolder, { recursive: true, force: true })
})

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const CHALLENGE = /^Bearer(?: |$)/

/** The CRC32 of `random` in base 62, as six characters. */
function checkOf(random: string): string {
  let text = ''
  for (let rest = crc32(random); text.length < 6; rest = Math.floor(rest / 62)) text = `${BASE62[rest % 62]}${text}`
  return text
}

/** A well-formed key that does not exist. */
function unknownKey(index: number): string {
  const random = String(index).padStart(40, 'x')
  return `pl_${random}${checkOf(random)}`
}

/** Counts addresses: each test sends from new ones, so that its failures do not count in other tests. */
let addresses = 0
function newAddress(): string {
  addresses += 1
  return `192.0.2.${addresses}`
}

function send(
  authorization: string | undefined,
  { path = '/api/designs', address = newAddress(), base = service.url } = {},
) {
  const headers: Record<string, string> = authorization === undefined ? {} : { authorization }
  return new Client(base).get(path, { 'x-forwarded-for': address, ...headers })
}

function expectRefused(response: Answer, code: string): void {
  expectProblem(response, 401, code)
  expect(response.headers.get('www-authenticate')).toMatch(CHALLENGE)
  expect(response.headers.has('x-ratelimit-limit')).toBe(false)
}

describe('a key', () => {
  test('is pl_, 40 random characters, and 6 of CRC32', async () => {
    const keys = await Promise.all(Array.from({ length: 5 }, () => service.makeKey()))
    for (const newKey of keys) {
      expect(newKey).toMatch(/^pl_[0-9A-Za-z]{46}$/)
      expect(newKey.slice(-6)).toBe(checkOf(newKey.slice(3, -6)))
    }
    expect(new Set(keys).size).toBe(5)
  })

  test('is stored only as its SHA-256', async () => {
    const files = (await readdir(dataFolder, { withFileTypes: true })).filter((entry) => entry.isFile())
    const contents = await Promise.all(files.map(({ name }) => readFile(join(dataFolder, name), 'latin1')))
    const all = contents.join('\n')
    expect(all).toContain(createHash('sha256').update(key).digest('hex'))
    expect(all).not.toContain(key.slice(3, -4))
  })

  test.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('is accepted after %s', async (scheme) => {
    expect((await send(`${scheme} ${key}`)).status).toBe(200)
  })
})

describe('a request is rejected with 401 and a challenge', () => {
  test.each([
    ['without the header', undefined],
    ['with an empty header', ''],
    ['with the scheme alone', 'Bearer'],
    ['with the scheme and a space', 'Bearer '],
    ['with another scheme', 'Basic dXNlcjpwYXNz'],
  ])('%s', async (_name, authorization) => {
    expectRefused(await send(authorization), 'key_missing')
  })

  test('if it sends the key without a scheme', async () => {
    const response = await send(key)
    expectRefused(response, 'key_missing')
    expect(response.body.detail).toContain('Missing "Bearer " prefix')
    expect(response.text).not.toContain(key.slice(3))
  })

  test('with the scheme that it uses instead, or the header', async () => {
    const basic = await send('Basic dXNlcjpwYXNz')
    expect(basic.body.detail).toMatch(/^The Authorization header must have the scheme "Bearer"; received "Basic"\./)
    expect(basic.text).not.toContain('dXNlcjpwYXNz')
    const other = await new Client(service.url).get('/api/designs', { 'x-api-key': key })
    expect(other.body.detail).toContain('was sent in the header X-API-Key')
  })

  test('if it sends the key anywhere but in the header', async () => {
    for (const path of [`/api/designs?key=${key}`, `/api/designs?access_token=${key}`]) {
      expectRefused(await send(undefined, { path }), 'key_missing')
    }
    const response = await new Client(service.url).get('/api/designs', { cookie: `key=${key}`, 'x-api-key': key })
    expectRefused(response, 'key_missing')
  })

  test('if its key is malformed', async () => {
    const last = key.at(-1) === 'a' ? 'b' : 'a'
    const middle = key[20] === 'a' ? 'b' : 'a'
    for (const malformed of [
      'x',
      'pl_',
      key.slice(3),
      key.slice(0, -1),
      `${key}a`,
      `${key.slice(0, -1)}${last}`,
      `${key.slice(0, 20)}${middle}${key.slice(21)}`,
      `PL_${key.slice(3)}`,
      `sk_${key.slice(3)}`,
      `pl_${'é'.repeat(46)}`.normalize('NFC'),
      `pl_${'a'.repeat(5_000)}`,
    ]) {
      expectRefused(await send(`Bearer ${malformed}`), 'key_malformed')
    }
  })

  test('if its key is unknown', async () => {
    expectRefused(await send(`Bearer ${unknownKey(1)}`), 'key_unknown')
  })

  test('if its key has expired, from that millisecond on', async () => {
    const expiresAt = Date.now() + 3_600_000
    const short = await service.makeKey({ expiresAt })
    expect((await send(`Bearer ${short}`)).status).toBe(200)
    // The service runs in this process and uses its clock.
    vi.useFakeTimers({ toFake: ['Date'], now: expiresAt - 1 })
    expect((await send(`Bearer ${short}`)).status).toBe(200)
    vi.setSystemTime(expiresAt)
    expectRefused(await send(`Bearer ${short}`), 'key_expired')
  })

  test('if its key was revoked, from the next request on, at every server', async () => {
    const email = 'revoked@example.com'
    const revoked = await service.makeKey({ email })
    const active = await service.makeKey({ email })
    for (const base of [service.url, second.url]) {
      expect((await send(`Bearer ${revoked}`, { base })).status).toBe(200)
      expect((await send(`Bearer ${revoked}`, { base, path: '/api/account' })).status).toBe(200)
    }
    await service.app.operator.keys.revoke(revoked.slice(-4))
    for (const base of [service.url, second.url]) {
      expectRefused(await send(`Bearer ${revoked}`, { base }), 'key_revoked')
      expectRefused(await send(`Bearer ${revoked}`, { base, path: '/api/account' }), 'key_revoked')
      expect((await send(`Bearer ${active}`, { base })).status).toBe(200)
    }
  })

  test('on every path of the API, existing or not, for any method and body', async () => {
    const anonymous = new Client(service.url)
    const { paths } = (await anonymous.get('/api/openapi.json')).body as {
      paths: Record<string, Record<string, object>>
    }
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods)) {
        const response = await anonymous.request(method.toUpperCase(), path.replace('{id}', 'des_x'))
        expectRefused(response, 'key_missing')
      }
    }
    for (const path of ['/api', '/api/', '/api/nothing']) expectRefused(await anonymous.get(path), 'key_missing')
    expectRefused(await anonymous.request('PUT', '/api/designs'), 'key_missing')
    for (const body of ['{', { width: 0 }, 'x'.repeat(3_000_000)]) {
      expectRefused(await anonymous.post('/api/designs', body), 'key_missing')
    }
  })

  test('and has no effect', async () => {
    const before = (await send(`Bearer ${key}`)).body.total
    await new Client(service.url).post('/api/designs', { width: 10, height: 10 })
    await new Client(service.url, unknownKey(2)).post('/api/designs', { width: 10, height: 10 })
    expect((await send(`Bearer ${key}`)).body.total).toBe(before)
  })
})

test('no key is required for the OpenAPI document, the reference, health checks and signed URLs', async () => {
  const client = new Client(service.url, key)
  const { thumbnailUrl } = (await client.post('/api/designs', { width: 10, height: 10 })).body
  const anonymous = new Client(service.url)
  const signed = new URL(thumbnailUrl)
  for (const path of [
    '/api/openapi.json',
    '/docs',
    '/healthz',
    '/readyz',
    '/metrics',
    signed.pathname + signed.search,
  ]) {
    expect([path, (await anonymous.get(path)).status]).toEqual([path, 200])
  }
  expectProblem(await anonymous.get(signed.pathname), 404, 'not_found')
})

describe('guessing keys', () => {
  test('is limited by address: 429 with Retry-After, for the rest of the minute', async () => {
    // The window is measured with the monotonic clock, which must not run backward. Whole milliseconds add up exactly.
    const elapsedMs = Math.ceil(performance.now())
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    vi.advanceTimersByTime(elapsedMs)
    const address = newAddress()
    const guess = (index: number) => send(`Bearer ${unknownKey(index)}`, { address })
    let refused: Answer | undefined
    let guesses = 0
    while (refused === undefined && guesses < 200) {
      const response = await guess(100 + guesses)
      guesses += 1
      if (response.status === 429) refused = response
      else expectRefused(response, 'key_unknown')
    }
    expect(guesses).toBeGreaterThan(10)
    expect(guesses).toBeLessThan(200)
    if (refused === undefined) throw new Error('no guess was refused')
    expectProblem(refused, 429, 'too_many_failed_attempts')
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)

    // Until then, even an existing key is rejected at this address; other clients are not affected.
    const fresh = await service.makeKey()
    expectProblem(await send(`Bearer ${fresh}`, { address }), 429, 'too_many_failed_attempts')
    expect((await send(`Bearer ${fresh}`)).status).toBe(200)
    expectRefused(await send(`Bearer ${unknownKey(7)}`), 'key_unknown')
    expect((await send(`Bearer ${key}`, { address })).status).toBe(200)

    vi.advanceTimersByTime(retryAfter * 1_000)
    expectRefused(await guess(1), 'key_unknown')
  })
})
