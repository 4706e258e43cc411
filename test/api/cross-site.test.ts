import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '../../src/http/api.ts'
import type { Operation } from '../../src/http/operation.ts'
import { WEB_OPERATIONS } from '../../src/http/web-api.ts'
import { type Browser, setUp, signUp } from '../setup/browser.ts'
import { type Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let owner: Browser
let member: Browser
let key: Client

beforeAll(async () => {
  service = await startService({ PLATEN_SIGN_UP: 'open' })
  owner = await setUp(service)
  member = await signUp(service, 'member@example.com')
  key = await service.client()
})

afterAll(() => service.stop())

/** Headers that a browser sends with the cookie for a page of another site or a neighboring host. */
const FOREIGN: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['of a neighboring host', { 'sec-fetch-site': 'same-site', origin: 'http://neighbor.localhost' }],
  ['of another site that claims to be ours', { 'sec-fetch-site': 'cross-site', origin: 'OURS' }],
  ['of another site, in an older browser', { origin: 'https://evil.example' }],
  ['of another port, in an older browser', { origin: 'http://localhost:1' }],
  ['of no site, in an older browser', { origin: 'null' }],
]
/** Browsers send an origin with every request that changes something, so a request without one is not trusted. */
const UNIDENTIFIED: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['that sends neither Sec-Fetch-Site nor Origin', {}],
  ['that a person opened from the address bar', { 'sec-fetch-site': 'none' }],
]

function pathOf({ path }: Operation): string {
  return path.replace(':id', 'x_01jqr8v0a1b2c3d4e5f6g7h8j9')
}

function send(operation: Operation, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const ours = new URL(service.app.publicUrl).origin
  const entries = Object.entries(headers).map(([name, value]) => [name, value === 'OURS' ? ours : value])
  const body = operation.method === 'GET' || operation.method === 'DELETE' ? {} : { body: {} }
  return new Client(service.url).request(operation.method, pathOf(operation), {
    headers: Object.fromEntries(entries) as Record<string, string>,
    ...body,
  })
}

const ALL = [...OPERATIONS, ...WEB_OPERATIONS]
const changing = ALL.filter(({ method }) => method !== 'GET')
const reading = ALL.filter(({ method }) => method === 'GET')

test('a page of another site cannot evade the check by sending an API key', async () => {
  const signIn = changing.find(({ id }) => id === 'signIn')
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
  for (const authorization of [`Bearer ${key.key ?? ''}`, 'Basic eDp5']) {
    expectProblem(await send(signIn as Operation, { ...headers, authorization }), 403, 'cross_site')
  }
})

test('every operation is tested here', () => {
  expect(changing.length).toBeGreaterThan(15)
  expect(reading.filter(({ needs }) => needs !== 'nothing').length).toBeGreaterThan(10)
})

describe.each([...FOREIGN, ...UNIDENTIFIED])('a page %s', (_, headers) => {
  test.each(changing.map((operation) => [operation.id, operation] as const))(
    'cannot make a browser send %s, signed in or not',
    async (id, operation) => {
      const cookies = operation.needs === 'nothing' ? [owner.cookie, undefined] : [owner.cookie]
      for (const cookie of cookies) {
        const response = await send(operation, { ...headers, ...(cookie === undefined ? {} : { cookie }) })
        expect([id, response.status]).toEqual([id, 403])
        expectProblem(response, 403, 'cross_site')
        expect(response.headers.getSetCookie()).toEqual([])
      }
    },
  )
})

describe.each(FOREIGN)('a page %s', (_, headers) => {
  test('reads nothing of a session, and gets no CORS headers', async () => {
    for (const operation of reading) {
      const response = await send(operation, { ...headers, cookie: owner.cookie })
      if (operation.needs === 'nothing') expect(response.text).not.toContain('owner@example.com')
      else expectProblem(response, 403, 'cross_site')
      if (operation.path.startsWith('/web/')) {
        expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      }
    }
  })
})

test('the attempts of other sites had no effect: all sessions are still active', async () => {
  expect((await owner.get('/web/session')).body.account.email).toBe('owner@example.com')
  expect((await member.get('/web/session')).body.account.email).toBe('member@example.com')
})

describe('an operation of the web app only', () => {
  const forSessions = WEB_OPERATIONS.filter(({ needs }) => needs === 'session' || needs === 'owner')

  test.each(forSessions.map((operation) => [operation.id, operation] as const))(
    '%s requires a session, and rejects a key',
    async (_, operation) => {
      const ours = { 'sec-fetch-site': 'same-origin' }
      expectProblem(await send(operation, ours), 401, 'session_missing')
      expectProblem(await send(operation, { ...ours, cookie: 'platen_session=x' }), 401, 'session_ended')
      const authorization = `Bearer ${key.key ?? ''}`
      expectProblem(await send(operation, { ...ours, authorization }), 403, 'session_needed')
      // Browsers never send a key automatically, so the origin of the request does not matter.
      expectProblem(await send(operation, { ...ours, authorization, cookie: owner.cookie }), 403, 'session_needed')
    },
  )

  const forOwners = forSessions.filter(({ needs }) => needs === 'owner')
  test.each(forOwners.map((operation) => [operation.id, operation] as const))(
    '%s requires an owner, and rejects a member',
    async (_, operation) => {
      const refused = await send(operation, { 'sec-fetch-site': 'same-origin', cookie: member.cookie })
      expectProblem(refused, 403, 'owner_needed')
    },
  )

  test('has no CORS headers, in responses and preflight responses', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const anonymous = new Client(service.url)
    const responses = [
      await anonymous.request('OPTIONS', '/web/session', { headers }),
      await anonymous.get('/web/session', { origin: 'https://evil.example' }),
      await anonymous.get('/web/nothing', { origin: 'https://evil.example' }),
      await anonymous.get('/web/openapi.json'),
      await owner.get('/web/sessions'),
      await owner.request('PUT', '/web/session'),
    ]
    expect(responses.map(({ status }) => status)).toEqual([204, 200, 404, 200, 200, 405])
    for (const { headers } of responses) {
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
  })
})

describe('the API', () => {
  test('allows every origin with a key, and none with a session', async () => {
    const byKey = await key.get('/api/designs')
    expect(byKey.headers.get('access-control-allow-origin')).toBe('*')
    const bySession = await owner.get('/api/designs')
    expect(bySession.status).toBe(200)
    expect([...bySession.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(bySession.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  test('accepts requests of the service’s own pages, from newer browsers and older ones', async () => {
    const design = { title: 'Mine', width: 10, height: 10 }
    const { cookie } = owner
    const newer = { 'sec-fetch-site': 'same-origin', cookie }
    const older = { origin: new URL(service.app.publicUrl).origin, cookie }
    for (const headers of [newer, older]) {
      expect((await new Client(service.url).post('/api/designs', design, headers)).status).toBe(201)
      expect((await new Client(service.url).get('/api/designs', headers)).status).toBe(200)
    }
    const typed = await new Client(service.url).get('/api/designs', { 'sec-fetch-site': 'none', cookie })
    expect(typed.status).toBe(200)
  })
})

test('a request from a page under another host name is rejected with a hint to PUBLIC_URL', async () => {
  const port = new URL(service.url).port
  const reachedAt = `http://127.0.0.1:${port}`
  const sent = { email: 'owner@example.com', password: 'correct horse battery' }
  const response = await new Client(reachedAt).post('/web/session', sent, { origin: reachedAt })
  expectProblem(response, 403, 'cross_site')
  expect(response.body.detail).toContain(
    `visiting ${reachedAt}, but this server’s PUBLIC_URL is ${service.app.publicUrl}`,
  )
  expect(response.body.detail).toContain('PUBLIC_URL')
  expect(response.body.detail).not.toContain('Sec-Fetch-Site')
})
