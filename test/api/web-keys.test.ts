import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Client } from '../setup/client.ts'
import { alike, expectProblem } from '../setup/expect-problem.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let me: SignedIn

beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.stop())
beforeEach(async () => {
  me = await signIn(service)
})

const DAY_MS = 86_400_000
const create = async (body: object = { name: 'Website' }) => (await me.post('/web/keys', body)).body
const listed = async () => (await me.get('/web/keys')).body.keys
const isoTime = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string
/** The status of a request with the key. */
const statusWith = async (secret: string, base = service.url) =>
  (await new Client(base, secret).get('/api/account')).status

describe('a key created in the settings', () => {
  test('works at once, is shown once, and is listed without its secret', async () => {
    const created = await me.post('/web/keys', { name: ' Website ' })
    expect(created.status).toBe(201)
    expect(created.headers.get('cache-control')).toBe('no-store')
    const { key, secret } = created.body
    expect(secret).toMatch(/^pl_[0-9A-Za-z]{46}$/)
    expect(key).toEqual({
      _id: expect.stringMatching(/^key_/) as string,
      name: 'Website',
      last4: secret.slice(-4),
      scopes: ['read', 'write'],
      createdAt: isoTime,
      lastUsedAt: null,
      expiresAt: null,
      revokedAt: null,
    })
    const response = await new Client(service.url, secret).get('/api/account')
    expect(response.body).toMatchObject({ _id: me.accountId })
    // The use is stored after the response.
    await expect
      .poll(async () => (await me.get('/web/keys')).body)
      .toEqual({ keys: [{ ...key, lastUsedAt: isoTime }], total: 1 })
    const list = await me.get('/web/keys')
    expect(list.text).not.toContain(secret.slice(3, -4))
  })

  test('allows what its scopes say, until it expires', async () => {
    const expiresAt = new Date(Date.now() + DAY_MS).toISOString()
    const { key, secret } = await create({ name: 'Reader', scopes: ['read'], expiresAt })
    expect(key).toMatchObject({ scopes: ['read'], expiresAt })
    const reader = new Client(service.url, secret)
    expect((await reader.get('/api/designs')).status).toBe(200)
    expectProblem(await reader.post('/api/designs', { width: 1, height: 1 }), 403, 'scope_missing')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS })
    expectProblem(await reader.get('/api/designs'), 401, 'key_expired')
    vi.useRealTimers()
  })

  test('is listed newest first, and does not expire by default', async () => {
    const [one, two] = [await create({ name: 'one' }), await create({ name: 'two' })]
    expect((await listed()).map(({ _id }: { _id: string }) => _id)).toEqual([two.key._id, one.key._id])
    expect(two.key.expiresAt).toBeNull()
    expect((await create({ name: 'three', expiresAt: null })).key.expiresAt).toBeNull()
  })

  test.each([
    ['no name', {}, ['/name']],
    ['an empty name', { name: ' \t ' }, ['/name']],
    ['a name that is too long', { name: 'x'.repeat(101) }, ['/name']],
    ['a name with a NUL', { name: 'a\u0000b' }, ['/name']],
    ['a name that is not a string', { name: 7 }, ['/name']],
    ['no scopes', { name: 'x', scopes: [] }, ['/scopes']],
    ['an unknown scope', { name: 'x', scopes: ['admin'] }, ['/scopes/0']],
    ['a scope twice', { name: 'x', scopes: ['read', 'read'] }, ['/scopes']],
    ['an expiry in the past', { name: 'x', expiresAt: '2020-01-01T00:00:00Z' }, ['/expiresAt']],
    ['an expiry that is not a date', { name: 'x', expiresAt: 'soon' }, ['/expiresAt']],
    ['an expiry on a date that does not exist', { name: 'x', expiresAt: '2031-02-30' }, ['/expiresAt']],
    ['an expiry that is a number', { name: 'x', expiresAt: 1e15 }, ['/expiresAt']],
    ['an unknown field', { name: 'x', secret: 'pl_mine' }, ['/secret']],
    [
      'several errors at once',
      { name: '', scopes: ['all'], expiresAt: '1999-12-31' },
      ['/name', '/scopes/0', '/expiresAt'],
    ],
    ['a list', [], ['']],
  ])('is rejected with %s', async (_, body, pointers) => {
    const response = await me.post('/web/keys', body)
    expectProblem(response, 400, 'invalid_input')
    const received = response.body.errors.map(({ pointer }: { pointer: string }) => pointer)
    expect(received.sort()).toEqual(pointers.toSorted())
    expect(await listed()).toEqual([])
  })

  test.each([
    '<script>alert(1)</script>',
    '\u202egnp.exe',
    '"; drop table api_keys; --',
    '🗝️'.repeat(50),
    '𝕂'.repeat(100),
    'key\nof\ttwo lines',
  ])('can have the name %j', async (name) => {
    const { key } = await create({ name })
    expect(key.name).toBe(name)
    expect(await listed()).toMatchObject([{ name }])
    const other = await me.patch(`/web/keys/${key._id}`, { name: `x${name}`.slice(0, 60).toWellFormed() })
    expect(other.body.key.name).toBe(`x${name}`.slice(0, 60).toWellFormed())
  })
})

test('a renamed key still works', async () => {
  const { key, secret } = await create()
  const renamed = await me.patch(`/web/keys/${key._id}`, { name: ' Newsletter ' })
  expect(renamed.status).toBe(200)
  expect(renamed.body).toEqual({ key: { ...key, name: 'Newsletter' } })
  expect(await statusWith(secret)).toBe(200)
  const refused = await me.patch(`/web/keys/${key._id}`, { name: '', scopes: ['read'] })
  expectProblem(refused, 400, 'invalid_input')
  expect(await listed()).toMatchObject([{ name: 'Newsletter' }])
})

describe('the list of keys', () => {
  test('is paged, newest first, with the total', async () => {
    const names = Array.from({ length: 23 }, (_, index) => `key ${index}`)
    for (const name of names) await create({ name })
    const page = async (query: string) => {
      const { keys, total } = (await me.get(`/web/keys${query}`)).body
      return { names: keys.map(({ name }: { name: string }) => name), total }
    }
    const newest = names.toReversed()
    expect(await page('')).toEqual({ names: newest.slice(0, 20), total: 23 })
    expect(await page('?limit=2&offset=21')).toEqual({ names: newest.slice(21), total: 23 })
    expect(await page('?offset=23')).toEqual({ names: [], total: 23 })
  })

  test.each(['limit=0', 'limit=101', 'limit=x', 'offset=-1', 'page=2'])('with %s is rejected', async (query) => {
    const refused = await me.get(`/web/keys?${query}`)
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors).toMatchObject([{ pointer: `query/${query.split('=')[0]}` }])
  })
})

describe('a revoked key', () => {
  test('is rejected with the next request, by every server on the same data', async () => {
    const other = await startService({ PLATEN_DATA_DIR: service.dataFolder })
    try {
      const { key, secret } = await create()
      expect([await statusWith(secret), await statusWith(secret, other.url)]).toEqual([200, 200])
      const revoked = await me.delete(`/web/keys/${key._id}`)
      expect(revoked.status).toBe(200)
      expect(revoked.body.key).toMatchObject({ _id: key._id, revokedAt: isoTime })
      for (const base of [service.url, other.url]) {
        expectProblem(await new Client(base, secret).get('/api/account'), 401, 'key_revoked')
      }
      expect((await me.delete(`/web/keys/${key._id}`)).body).toEqual(revoked.body)
      expect(await listed()).toEqual([revoked.body.key])
    } finally {
      await other.app.close()
    }
  })

  test('is listed for thirty days', async () => {
    const { key } = await create()
    const { body } = await me.delete(`/web/keys/${key._id}`)
    const revokedAt = Date.parse(body.key.revokedAt)
    vi.useFakeTimers({ toFake: ['Date'], now: revokedAt + 15 * DAY_MS })
    // This request keeps the session alive until the next.
    expect(await listed()).toHaveLength(1)
    vi.setSystemTime(revokedAt + 30 * DAY_MS - 1)
    expect(await listed()).toHaveLength(1)
    vi.setSystemTime(revokedAt + 30 * DAY_MS)
    expect(await listed()).toEqual([])
    vi.useRealTimers()
  })
})

test('a key of another account cannot be renamed or revoked, and looks like one that never existed', async () => {
  const { key, secret } = await create()
  const stranger = await signIn(service)
  const owner = await signIn(service, { role: 'owner' })
  const none = key._id.replace(/.{4}$/, '0000')
  for (const other of [stranger, owner]) {
    for (const [method, body] of [
      ['PATCH', { name: 'mine' }],
      ['DELETE', undefined],
    ] as const) {
      const [theirs, absent] = [
        await other.request(method, `/web/keys/${key._id}`, { body }),
        await other.request(method, `/web/keys/${none}`, { body }),
      ]
      expectProblem(theirs, 404, 'not_found')
      expect(alike(theirs, [key._id])).toEqual(alike(absent, [none]))
    }
    expect((await other.get('/web/keys')).body).toEqual({ keys: [], total: 0 })
  }
  expect(await listed()).toMatchObject([{ _id: key._id, name: 'Website', revokedAt: null }])
  expect(await statusWith(secret)).toBe(200)
})

describe('keys are managed only by a session', () => {
  const operations = [
    ['GET', '/web/keys', undefined],
    ['POST', '/web/keys', { name: 'x' }],
    ['PATCH', '/web/keys/key_1', { name: 'x' }],
    ['DELETE', '/web/keys/key_1', undefined],
  ] as const

  test.each(operations)('not with an API key: %s %s', async (method, path, body) => {
    const client = new Client(service.url, (await create()).secret)
    expectProblem(await client.request(method, path, { body }), 403, 'session_needed')
    expectProblem(
      await me.request(method, path, { body, headers: { authorization: `Bearer ${client.key}` } }),
      403,
      'session_needed',
    )
    expect(await listed()).toHaveLength(1)
  })

  test.each(operations)('not without a session: %s %s', async (method, path, body) => {
    const response = await new Client(service.url).request(method, path, {
      body,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    expectProblem(response, 401, 'session_missing')
  })

  test.each(operations)('not from another site: %s %s', async (method, path, body) => {
    for (const site of ['cross-site', 'same-site']) {
      expectProblem(await me.request(method, path, { body, headers: { 'sec-fetch-site': site } }), 403, 'cross_site')
    }
    expect(await listed()).toEqual([])
  })
})
