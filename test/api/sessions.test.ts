import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp } from '../../src/app/start-app.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { Browser, PASSWORD, setUp, signUp } from '../setup/browser.ts'
import { Client } from '../setup/client.ts'
import { alike, expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

const OWNER = 'owner@example.com'
const DAY_MS = 86_400_000

let service: Service

beforeAll(async () => {
  service = await startService({ PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'max=5', PLATEN_TRUST_PROXY: 'true' })
  await setUp(service, OWNER)
})

afterEach(() => void vi.useRealTimers())

afterAll(() => service.stop())

let addresses = 0
/** A browser at a new address, so that its attempts do not count in other tests. */
function browserElsewhere(): Browser {
  addresses += 1
  const address = `198.51.100.${addresses}`
  return new (class extends Browser {
    override request(...[method, path, sent]: Parameters<Browser['request']>) {
      return super.request(method, path, { ...sent, headers: { 'x-forwarded-for': address, ...sent?.headers } })
    }
  })(service)
}

let members = 0
async function newMember(): Promise<{ browser: Browser; email: string; id: string }> {
  members += 1
  const email = `member-${members}@example.com`
  const browser = browserElsewhere()
  const response = await browser.post('/web/sign-up', { email, password: PASSWORD })
  return { browser, email, id: response.body.account._id }
}

async function signedIn(email = OWNER): Promise<Browser> {
  return browserElsewhere().signIn(email)
}

function queryStore(sql: string, ...values: string[]): Record<string, unknown>[] {
  const database = new DatabaseSync(join(service.dataFolder, 'platen.db'))
  try {
    return database.prepare(sql).all(...values)
  } finally {
    database.close()
  }
}

describe('signing in', () => {
  test('returns the account, and allows what its keys allow', async () => {
    const { email, id } = await newMember()
    const browser = browserElsewhere()
    const { status, body, headers } = await browser.post('/web/session', {
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect([status, body]).toMatchObject([201, { account: { _id: id, email, role: 'member', plan: 'free' } }])
    expect(headers.get('cache-control')).toMatch(/private.*no-cache|no-store/)
    const created = await browser.post('/api/designs', { title: 'Mine', width: 10, height: 10 })
    expect(created.status).toBe(201)
    expect((await browser.get('/api/designs')).body).toMatchObject({ total: 1, designs: [{ title: 'Mine' }] })
    expect((await browser.get('/web/session')).body.account).toEqual(body.account)
  })

  test('has the same response for a wrong email and a wrong password', async () => {
    await service.makeKey({ plan: 'pro', email: 'program@example.com' })
    const attempts = [
      { email: OWNER, password: 'wrong password' },
      { email: 'nobody@example.com', password: 'wrong password' },
      // This account has no password, so it cannot sign in.
      { email: 'program@example.com', password: 'wrong password' },
    ]
    const responses = []
    for (const credentials of attempts) {
      const browser = browserElsewhere()
      responses.push(await browser.post('/web/session', credentials))
      expect(browser.cookies.size).toBe(0)
    }
    for (const response of responses) {
      expectProblem(response, 401, 'sign_in_failed')
      expect(alike(response, [])).toEqual(alike(responses[0] as never, []))
      const headerNames = ({ headers }: typeof response) => [...headers.keys()].sort()
      expect(headerNames(response)).toEqual(headerNames(responses[0] as never))
    }
  })

  test('takes as much processor time for an email without an account', async () => {
    // Unlike elapsed time, the processor time of all threads does not depend on other processes.
    const workFor = async (email: string): Promise<number> => {
      const browser = browserElsewhere()
      const before = process.cpuUsage()
      await browser.post('/web/session', { email, password: 'wrong password' })
      const { user, system } = process.cpuUsage(before)
      return user + system
    }
    const work = { existing: [] as number[], absent: [] as number[] }
    for (let round = 0; round < 5; round += 1) {
      work.existing.push(await workFor(OWNER))
      work.absent.push(await workFor(`absent-${round}@example.com`))
    }
    const ratio = Math.min(...work.absent) / Math.min(...work.existing)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('is rejected after too many attempts, even with the right password, but not from other addresses', async () => {
    const { email } = await newMember()
    const browser = browserElsewhere()
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expectProblem(await browser.post('/web/session', { email, password: `wrong ${attempt}` }), 401, 'sign_in_failed')
    }
    const refused = await browser.post('/web/session', { email, password: PASSWORD })
    expectProblem(refused, 429, 'too_many_attempts')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
    await browserElsewhere().signIn(email)
  })

  test('limits simultaneous attempts, too', async () => {
    const { email } = await newMember()
    const browser = browserElsewhere()
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => browser.post('/web/session', { email, password: 'wrong password' })),
    )
    expect(responses.map(({ status }) => status).filter((status) => status === 401)).toHaveLength(10)
    expect(responses.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(10)
  })

  test('ignores an Idempotency-Key', async () => {
    const browser = browserElsewhere()
    const headers = { 'idempotency-key': 'once' }
    const first = await browser.post('/web/session', { email: OWNER, password: PASSWORD }, headers)
    const second = await browser.post('/web/session', { email: OWNER, password: PASSWORD }, headers)
    expect(second.headers.getSetCookie()).not.toEqual(first.headers.getSetCookie())
    expect(queryStore('select answer from idempotency_keys')).toEqual([])
  })
})

describe('signing up', () => {
  test('creates a member on the free plan, once per email', async () => {
    const { browser, email } = await newMember()
    expect((await browser.get('/web/session')).body.account).toMatchObject({ email, role: 'member', plan: 'free' })
    const again = await browserElsewhere().post('/web/sign-up', { email: email.toUpperCase(), password: PASSWORD })
    expectProblem(again, 409, 'account_exists')
  })

  test('reports all errors together', async () => {
    const refused = await browserElsewhere().post('/web/sign-up', { email: 'no-at-sign', password: 'short' })
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors).toEqual([
      { pointer: '/email', detail: 'must be an email address of 1 to 254 characters; received "no-at-sign"' },
      {
        pointer: '/password',
        detail: expect.stringMatching(/^must be a string of .*; received 5 characters$/) as string,
      },
    ])
  })

  test('is closed by default', async () => {
    const closed = await startService()
    try {
      await setUp(closed)
      await expect(signUp(closed, 'member@example.com')).rejects.toThrow(/sign_up_closed/)
      expect((await new Browser(closed).get('/web/session')).body.signUp).toBe(false)
    } finally {
      await closed.stop()
    }
  })

  test('is limited by address', async () => {
    const browser = browserElsewhere()
    const credentials = { email: OWNER, password: PASSWORD }
    for (let attempt = 0; attempt < 20; attempt += 1) await browser.post('/web/sign-up', credentials)
    expectProblem(await browser.post('/web/sign-up', credentials), 429, 'too_many_attempts')
  })
})

describe('the token of a session', () => {
  test('is never one that the browser sent', async () => {
    const planted = 'A'.repeat(43)
    const browser = browserElsewhere()
    browser.cookies.set('platen_session', planted)
    expectProblem(await browser.get('/web/sessions'), 401, 'session_ended')
    await browser.signIn(OWNER)
    expect(browser.cookies.get('platen_session')).not.toBe(planted)
    const planter = browserElsewhere()
    planter.cookies.set('platen_session', planted)
    expectProblem(await planter.get('/web/sessions'), 401, 'session_ended')
  })

  test('is never one of another account that the browser sent: that session ends', async () => {
    const attacker = await newMember()
    const planted = attacker.browser.cookies.get('platen_session') ?? ''
    const victim = browserElsewhere()
    victim.cookies.set('platen_session', planted)
    await victim.signIn(OWNER)
    expect(victim.cookies.get('platen_session')).not.toBe(planted)
    expectProblem(await attacker.browser.get('/web/sessions'), 401, 'session_ended')
    expect((await victim.get('/web/session')).body.account.email).toBe(OWNER)
  })

  test('changes with each sign-in, which ends the previous session', async () => {
    const browser = await signedIn()
    const before = browser.cookie
    await browser.signIn(OWNER)
    expect(browser.cookie).not.toBe(before)
    const old = browserElsewhere()
    expectProblem(await old.get('/web/sessions', { cookie: before }), 401, 'session_ended')
    expect((await browser.get('/web/sessions')).status).toBe(200)
  })

  test('is only in the browser: the server stores its hash', async () => {
    const browser = await signedIn()
    const token = browser.cookies.get('platen_session') ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    const rows = JSON.stringify(queryStore('select * from sessions'))
    expect(rows).not.toContain(token)
    expect(rows).toContain(createHash('sha256').update(token).digest('hex'))
    expect(JSON.stringify(queryStore('select * from accounts'))).not.toContain(PASSWORD)
  })

  test.each([
    ['empty', ''],
    ['too short', 'abc'],
    ['unknown', 'B'.repeat(43)],
    ['not in the format of a token', '%00; --'],
    ['its own hash', 'hash'],
  ])('is rejected if it is %s, by the API and the web app', async (kind, given) => {
    const browser = await signedIn()
    const token = browser.cookies.get('platen_session') ?? ''
    const value = kind === 'its own hash' ? createHash('sha256').update(token).digest('hex') : given
    browser.cookies.set('platen_session', value)
    for (const path of ['/api/designs', '/web/sessions']) {
      expectProblem(await browser.get(path), 401, 'session_ended')
    }
    expect((await browser.get('/web/session')).body.account).toBeNull()
  })
})

describe('the cookie', () => {
  test.each([
    ['http://localhost:4400', /^platen_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/],
    ['https://a.example', /^__Host-platen_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax; Secure$/],
    [
      'https://a.example/x',
      /^__Secure-platen_session=[\w-]{43}; Max-Age=\d+; Path=\/x; HttpOnly; SameSite=Lax; Secure$/,
    ],
  ])('of a service at %s has all applicable protections', async (publicUrl, expected) => {
    const own = await startService({ PUBLIC_URL: publicUrl })
    try {
      const browser = new Browser(own)
      const token = (await own.app.operator.setupLink(publicUrl))?.split('#token=')[1]
      const { headers } = await browser.post('/web/setup', { email: OWNER, password: PASSWORD, token })
      const [set, ...others] = headers.getSetCookie()
      expect([set, others]).toEqual([expect.stringMatching(expected), []])
      expect((await browser.get('/web/sessions')).status).toBe(200)
      // A cookie with any other name is ignored.
      const [name = '', value = ''] = browser.cookie.split('=')
      const other = name === 'platen_session' ? '__Host-platen_session' : 'platen_session'
      const renamed = await new Browser(own).get('/web/sessions', { cookie: `${other}=${value}` })
      expectProblem(renamed, 401, 'session_missing')
      const [cleared] = (await browser.delete('/web/session')).headers.getSetCookie()
      expect(cleared).toMatch(new RegExp(`^${name}=; Max-Age=0; Path=/`))
    } finally {
      await own.stop()
    }
  })
})

describe('a session ends', () => {
  const expectEnded = async (browser: Browser): Promise<void> => {
    for (const path of ['/api/designs', '/web/sessions']) {
      expectProblem(await browser.get(path), 401, 'session_ended')
    }
  }

  test('with signing out, which deletes the cookie', async () => {
    const browser = await signedIn()
    const { cookie } = browser
    expect((await browser.delete('/web/session')).status).toBe(204)
    expect(browser.cookies.size).toBe(0)
    expectProblem(await browser.get('/web/sessions'), 401, 'session_missing')
    expectProblem(await browserElsewhere().get('/web/sessions', { cookie }), 401, 'session_ended')
  })

  test('30 days after its last use', async () => {
    const { browser } = await newMember()
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start + 29 * DAY_MS })
    // The use is stored after the response.
    const lastUse = async () => Date.parse((await browser.get('/web/sessions')).body.sessions[0].lastUsedAt as string)
    await expect.poll(lastUse).toBeGreaterThan(start + 28 * DAY_MS)
    vi.setSystemTime(start + 58 * DAY_MS)
    await expect.poll(lastUse).toBeGreaterThan(start + 57 * DAY_MS)
    vi.setSystemTime(start + 88 * DAY_MS + 60_000)
    await expectEnded(browser)
  })

  test('with its account', async () => {
    const { browser, id } = await newMember()
    queryStore('delete from accounts where id = ?', id)
    await expectEnded(browser)
    expect(queryStore('select id from sessions where account_id = ?', id)).toEqual([])
  })
})

describe('the list of sessions', () => {
  test('has every browser with its user agent, and marks the current one', async () => {
    const { browser, email } = await newMember()
    const phone = new Browser(service, 'A phone <script>')
    await phone.signIn(email)
    const { status, body } = await browser.get('/web/sessions')
    expect(status).toBe(200)
    expect(body.sessions).toHaveLength(2)
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toMatchObject([
      { device: 'Mozilla/5.0 (X11) Test/1.0', address: `198.51.100.${addresses}` },
    ])
    expect(body.sessions).toContainEqual(expect.objectContaining({ device: 'A phone <script>', current: false }))
    expect(JSON.stringify(body)).not.toMatch(/hash|token/i)
  })

  test('can end one session, or all others together', async () => {
    const { browser, email } = await newMember()
    const [phone, tablet] = [await signedIn(email), await signedIn(email)]
    const { sessions } = (await phone.get('/web/sessions')).body
    const { _id } = sessions.find(({ current }: { current: boolean }) => current)
    expect((await browser.delete(`/web/sessions/${_id}`)).status).toBe(204)
    expectProblem(await phone.get('/api/designs'), 401, 'session_ended')
    expectProblem(await browser.delete(`/web/sessions/${_id}`), 404, 'not_found')
    const { status, body } = await browser.delete('/web/sessions')
    expect([status, body]).toEqual([200, { revoked: 1 }])
    expectProblem(await tablet.get('/api/designs'), 401, 'session_ended')
    expect((await browser.get('/web/sessions')).body.sessions).toHaveLength(1)
  })

  test('deletes the cookie if the current session is ended', async () => {
    const { browser } = await newMember()
    const [{ _id }] = (await browser.get('/web/sessions')).body.sessions
    expect((await browser.delete(`/web/sessions/${_id}`)).status).toBe(204)
    expect(browser.cookies.size).toBe(0)
  })

  test('has no sessions of other accounts, which look like ones that never existed', async () => {
    const [one, other] = [await newMember(), await newMember()]
    const [{ _id }] = (await one.browser.get('/web/sessions')).body.sessions
    expect(JSON.stringify((await other.browser.get('/web/sessions')).body)).not.toContain(_id)
    const theirs = await other.browser.delete(`/web/sessions/${_id}`)
    const missing = await other.browser.delete('/web/sessions/ses_01jqr8v0a1b2c3d4e5f6g7h8j9')
    expectProblem(theirs, 404, 'not_found')
    expect(alike(theirs, [_id])).toEqual(alike(missing, ['ses_01jqr8v0a1b2c3d4e5f6g7h8j9']))
    await other.browser.delete('/web/sessions')
    expect((await one.browser.get('/web/sessions')).status).toBe(200)
  })
})

describe('rate limits', () => {
  test('requests of sessions have a separate limit, and do not count toward the plan’s', async () => {
    const browser = await signedIn()
    const key = await service.makeKey({ email: OWNER })
    for (let count = 0; count < 10; count += 1) {
      const { status, headers } = await browser.get('/api/designs')
      expect([status, headers.get('x-ratelimit-limit')]).toEqual([200, '600'])
    }
    const { status, headers } = await new Client(service.url, key).get('/api/designs')
    const limits = [headers.get('x-ratelimit-limit'), headers.get('x-ratelimit-remaining')]
    expect([status, ...limits]).toEqual([200, '5', '4'])
    for (let count = 0; count < 4; count += 1) await new Client(service.url, key).get('/api/designs')
    expectProblem(await new Client(service.url, key).get('/api/designs'), 429, 'rate_limited')
    expect((await browser.get('/api/designs')).status).toBe(200)
  })

  test('all sessions of an account share that limit', async () => {
    const { browser, email } = await newMember()
    const phone = await signedIn(email)
    const statuses = new Map<number, number>()
    for (let round = 0; round < 31; round += 1) {
      const responses = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? browser : phone).get('/web/sessions')),
      )
      for (const { status } of responses) statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
    expect(Object.fromEntries(statuses)).toEqual({ 200: 600, 429: 20 })
    const refused = await phone.get('/api/designs')
    expectProblem(refused, 429, 'rate_limited')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('a key and a session', () => {
  test('sent together: the key is used', async () => {
    const { browser } = await newMember()
    const other = await service.client({ plan: 'pro' })
    const { _id } = (await other.get('/api/account')).body
    const sent = await browser.get('/api/account', { authorization: `Bearer ${other.key ?? ''}` })
    expect(sent.body._id).toBe(_id)
    const wrong = await browser.get('/api/account', { authorization: 'Bearer nothing' })
    expectProblem(wrong, 401, 'key_malformed')
    const basic = await browser.get('/api/account', { authorization: 'Basic eDp5' })
    expectProblem(basic, 401, 'key_missing')
  })
})

test('the log has the session ID, and no password, token or cookie', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'platen-log-'))
  let written = ''
  const log = pino({ level: 'trace' }, { write: (line: string) => (written += line) })
  const config = readConfig({ PORT: '0', PLATEN_DATA_DIR: folder, PLATEN_WORKERS: '1', PLATEN_SIGN_UP: 'open' })
  const app = await startApp(config, log)
  try {
    const token = (await app.operator.setupLink(app.publicUrl))?.split('#token=')[1] ?? ''
    const browser = new Browser({ url: app.address })
    await browser.post('/web/setup', { email: OWNER, password: PASSWORD, token })
    const cookies = [browser.cookies.get('platen_session') ?? '']
    await browser.signIn(OWNER)
    cookies.push(browser.cookies.get('platen_session') ?? '')
    await new Browser({ url: app.address }).post('/web/session', { email: OWNER, password: 'a wrong password' })
    await new Browser({ url: app.address }).post('/web/sign-up', { email: OWNER, password: 'another password' })
    await new Browser({ url: app.address }).post('/web/session', `{"email":"${OWNER}","password":"broken password`)
    await browser.delete('/web/session')
    await expect.poll(() => written).toMatch(/"method":"DELETE"/)
    expect(written).toMatch(/"session":"ses_\w+"/)
    for (const secret of [PASSWORD, 'a wrong password', 'another password', 'broken password', token, ...cookies]) {
      expect(secret.length).toBeGreaterThan(9)
      expect(written).not.toContain(secret)
    }
  } finally {
    await app.close()
    await rm(folder, { recursive: true, force: true })
  }
})
