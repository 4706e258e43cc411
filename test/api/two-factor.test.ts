import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startService, type Service } from '../setup/start-service.ts'
import { Authenticator, turnOnTwoFactor } from '../setup/authenticator.ts'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { callPlaten } from '../setup/call-platen.ts'
import type { Answer } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'

const MINUTE_MS = 60_000

let service: Service
let afterService = (): Promise<void> => Promise.resolve()
let owner: Browser
let now = Date.UTC(2026, 3, 1, 10)

beforeAll(async () => {
  service = await startService({ PLATEN_SIGN_UP: 'open', PLATEN_SECRET: 'x'.repeat(32), PLATEN_TRUST_PROXY: 'true' })
  owner = await setUp(service)
})
beforeEach(() => {
  // Each test has unused codes, and the middle of a time step.
  now += 60 * MINUTE_MS
  vi.useFakeTimers({ toFake: ['Date'], now: now + 15_000 })
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await service.stop()
  await afterService()
})

let members = 0
interface Member {
  readonly email: string
  readonly id: string
  readonly browser: Browser
}
async function member(): Promise<Member> {
  members += 1
  const email = `member-${members}@example.com`
  const browser = new Browser(service)
  // Sign-ups are limited by address.
  const headers = { 'x-forwarded-for': `198.51.100.${members}` }
  await browser.request('POST', '/web/sign-up', { headers, body: { email, password: PASSWORD } })
  return { email, browser, id: (await browser.get('/web/session')).body.account._id }
}

async function secured(): Promise<Member & { app: Authenticator; recoveryCodes: readonly string[] }> {
  const person = await member()
  return { ...person, ...(await turnOnTwoFactor(person.browser)) }
}

/** Takes the first step of a sign-in in a new browser. */
async function firstStep(email: string, password = PASSWORD): Promise<Browser> {
  const browser = new Browser(service)
  const answer = await browser.post('/web/session', { email, password })
  expect([answer.status, answer.text]).toEqual([202, ''])
  return browser
}

const secondStep = (browser: Browser, code: string): Promise<Answer> => browser.post('/web/session/code', { code })
const isSignedIn = async (browser: Browser): Promise<boolean> =>
  (await browser.get('/web/session')).body.account !== null
const passTime = (ms: number): void => void vi.setSystemTime(Date.now() + ms)

function expectWrongCode(answer: Answer): void {
  expectProblem(answer, 400, 'invalid_input')
  expect(answer.body.errors).toEqual([{ pointer: '/code', detail: 'is not a valid code, or has already been used' }])
}

describe('turning on', () => {
  test('requires the password and a code of the new secret, and changes nothing before', async () => {
    const { browser, email } = await member()
    const refused = await browser.post('/web/account/two-factor/setup', { password: 'wrong password' })
    expect(refused.body.errors).toMatchObject([{ pointer: '/password' }])
    const setup = await browser.post('/web/account/two-factor/setup', { password: PASSWORD })
    expect(setup.headers.get('cache-control')).toBe('no-store')
    expect(setup.body.secret).toMatch(/^[A-Z2-7]{32}$/)
    const uri = new URL(setup.body.uri)
    expect(decodeURIComponent(uri.pathname)).toBe(
      `/Platen (${new URL(service.url).host.replace('127.0.0.1', 'localhost')}):${email}`,
    )
    expect(uri.searchParams.get('secret')).toBe(setup.body.secret)

    const app = new Authenticator(setup.body.secret)
    expectWrongCode(await browser.post('/web/account/two-factor', { token: setup.body.token, code: app.code(5) }))
    expect((await browser.get('/web/account/two-factor')).body).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
    await new Browser(service).signIn(email)

    const on = await browser.post('/web/account/two-factor', { token: setup.body.token, code: app.code() })
    expect([on.status, on.body.recoveryCodes.length]).toEqual([201, 10])
    expect((await browser.get('/web/account/two-factor')).body).toEqual({
      enabledAt: new Date().toISOString(),
      recoveryCodesLeft: 10,
    })
    await firstStep(email)
  })

  test('ends all other sessions, and API keys keep working', async () => {
    const { browser, email } = await member()
    const elsewhere = await new Browser(service).signIn(email)
    const key = await browser.post('/web/keys', { name: 'program' })
    await turnOnTwoFactor(browser)
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
    const withKey = await new Browser(service).get('/api/account', { authorization: `Bearer ${key.body.secret}` })
    expect(withKey.status).toBe(200)
  })

  test('uses only a token of the same account, for a quarter of an hour', async () => {
    const { browser } = await member()
    const { body } = await browser.post('/web/account/two-factor/setup', { password: PASSWORD })
    const app = new Authenticator(body.secret)
    const other = await member()
    const stolen = await other.browser.post('/web/account/two-factor', { token: body.token, code: app.code() })
    expect(stolen.body.errors).toMatchObject([{ pointer: '/token' }])
    passTime(15 * MINUTE_MS)
    const late = await browser.post('/web/account/two-factor', { token: body.token, code: app.code() })
    expect(late.body.errors).toMatchObject([{ pointer: '/token' }])
  })

  test('does not replace a second factor', async () => {
    const { browser } = await member()
    const { body } = await browser.post('/web/account/two-factor/setup', { password: PASSWORD })
    const { app } = await turnOnTwoFactor(browser)
    expectProblem(await browser.post('/web/account/two-factor/setup', { password: PASSWORD }), 409, 'two_factor_on')
    const code = new Authenticator(body.secret).code()
    expectProblem(await browser.post('/web/account/two-factor', { token: body.token, code }), 409, 'two_factor_on')
    expect(
      (await browser.request('DELETE', '/web/account/two-factor', { body: { password: PASSWORD, code: app.code() } }))
        .status,
    ).toBe(204)
  })

  test('is not possible with an API key', async () => {
    const authorization = `Bearer ${await service.makeKey({ email: 'owner@example.com' })}`
    const answer = await new Browser(service).get('/web/account/two-factor', { authorization })
    expectProblem(answer, 403, 'session_needed')
  })
})

describe('signing in', () => {
  test('asks for a code after the password, and begins a session only then', async () => {
    const { email, id, app } = await secured()
    const browser = await firstStep(email)
    expect([...browser.cookies.keys()]).toEqual(['platen_sign_in'])
    expect(await isSignedIn(browser)).toBe(false)
    expectProblem(await browser.get('/api/designs'), 401, 'key_missing')
    const answer = await secondStep(browser, app.code())
    expect([answer.status, answer.body.account]).toMatchObject([201, { _id: id, email }])
    expect([...browser.cookies.keys()]).toEqual(['platen_session'])
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('does not reveal the second factor without the password', async () => {
    const { email } = await secured()
    const answer = await new Browser(service).post('/web/session', { email, password: 'wrong password' })
    expectProblem(answer, 401, 'sign_in_failed')
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  test('accepts each code once, also of the step before and after, in spaced form', async () => {
    const { email, app } = await secured()
    // Turning it on has used the previous step.
    expectWrongCode(await secondStep(await firstStep(email), app.code(-1)))
    expectWrongCode(await secondStep(await firstStep(email), app.code(2)))
    const code = app.code()
    const uses = await Promise.all(
      [await firstStep(email), await firstStep(email)].map((browser) => secondStep(browser, code)),
    )
    expect(uses.map(({ status }) => status).sort()).toEqual([201, 400])
    const ahead = app.code(1)
    expect((await secondStep(await firstStep(email), `${ahead.slice(0, 3)} ${ahead.slice(3)}`)).status).toBe(201)
    passTime(30_000)
    expectWrongCode(await secondStep(await firstStep(email), ahead))
    expectWrongCode(await secondStep(await firstStep(email), code))
  })

  test('accepts each recovery code once', async () => {
    const { email, browser, recoveryCodes } = await secured()
    const [first = '', second = ''] = recoveryCodes
    const typed = first.toUpperCase().replaceAll('-', ' ')
    expect((await secondStep(await firstStep(email), typed)).status).toBe(201)
    expectWrongCode(await secondStep(await firstStep(email), first))
    expect((await secondStep(await firstStep(email), second)).status).toBe(201)
    expect((await browser.get('/web/account/two-factor')).body).toMatchObject({ recoveryCodesLeft: 8 })
    const other = await secured()
    expectWrongCode(await secondStep(await firstStep(other.email), recoveryCodes[2] ?? ''))
  })

  test('requires the first step in the same browser, within ten minutes', async () => {
    const { email, app } = await secured()
    expectProblem(await secondStep(new Browser(service), app.code()), 410, 'sign_in_expired')
    const browser = await firstStep(email)
    passTime(10 * MINUTE_MS)
    expectProblem(await secondStep(browser, app.code()), 410, 'sign_in_expired')
  })

  test('rejects a first step with a token that was changed, or made for another purpose', async () => {
    const { email, browser, app } = await secured()
    const pending = await firstStep(email)
    const token = pending.cookies.get('platen_sign_in') ?? ''
    const setup = (await (await member()).browser.post('/web/account/two-factor/setup', { password: PASSWORD })).body
    for (const forged of [
      token.slice(0, -2),
      `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
      setup.token,
      browser.cookies.get('platen_session'),
    ]) {
      pending.cookies.set('platen_sign_in', forged)
      expectProblem(await secondStep(pending, app.code()), 410, 'sign_in_expired')
    }
    pending.cookies.set('platen_sign_in', token)
    expect((await secondStep(pending, app.code())).status).toBe(201)
  })

  test('has to start again after a change of the password', async () => {
    const { email, browser, app } = await secured()
    const pending = await firstStep(email)
    await browser.patch('/web/account', { password: PASSWORD, newPassword: 'staple and a paper clip' })
    expectProblem(await secondStep(pending, app.code()), 410, 'sign_in_expired')
  })

  test('has to start again if two-factor sign-in has been turned off meanwhile', async () => {
    const { email, id, app } = await secured()
    const pending = await firstStep(email)
    expect((await owner.delete(`/web/operator/accounts/${id}/two-factor`)).status).toBe(204)
    expectProblem(await secondStep(pending, app.code()), 410, 'sign_in_expired')
    await new Browser(service).signIn(email)
  })

  test('limits the guesses at a code by account, also with new first steps', async () => {
    const { email, app, recoveryCodes } = await secured()
    const wrong = app.code(7)
    for (let guess = 0; guess < 10; guess += 1) expectWrongCode(await secondStep(await firstStep(email), wrong))
    const refused = await secondStep(await firstStep(email), app.code())
    expectProblem(refused, 429, 'too_many_attempts')
    expectProblem(await secondStep(await firstStep(email), recoveryCodes[0] ?? ''), 429, 'too_many_attempts')
    const other = await secured()
    expect((await secondStep(await firstStep(other.email), other.app.code())).status).toBe(201)
  })
})

describe('a password reset', () => {
  test('asks for a code before it signs in', async () => {
    const { id, email, browser, app } = await secured()
    const { url } = (await owner.post(`/web/operator/accounts/${id}/reset-link`)).body
    const fresh = new Browser(service)
    const password = 'staple and a paper clip'
    const chosen = await fresh.post('/web/password', { token: url.split('#token=')[1], password })
    expect([chosen.status, chosen.text]).toEqual([202, ''])
    expect([await isSignedIn(fresh), await isSignedIn(browser)]).toEqual([false, false])
    expect((await secondStep(fresh, app.code())).status).toBe(201)
    expect((await secondStep(await firstStep(email, password), app.code(1))).status).toBe(201)
  })
})

describe('turning off', () => {
  const turnOff = (browser: Browser, body: object) => browser.request('DELETE', '/web/account/two-factor', { body })

  test('requires the password and a code', async () => {
    const { browser, email, app } = await secured()
    const noPassword = await turnOff(browser, { password: 'wrong password', code: app.code() })
    expect(noPassword.body.errors).toMatchObject([{ pointer: '/password' }])
    expectWrongCode(await turnOff(browser, { password: PASSWORD, code: app.code(9) }))
    await firstStep(email)
    expect((await turnOff(browser, { password: PASSWORD, code: app.code() })).status).toBe(204)
    await new Browser(service).signIn(email)
    expectProblem(await turnOff(browser, { password: PASSWORD, code: app.code(1) }), 409, 'two_factor_off')
  })

  test('is possible with a recovery code', async () => {
    const { browser, recoveryCodes } = await secured()
    expect((await turnOff(browser, { password: PASSWORD, code: recoveryCodes[0] })).status).toBe(204)
    expect((await browser.get('/web/account/two-factor')).body).toEqual({ enabledAt: null, recoveryCodesLeft: 0 })
  })

  test('limits the guesses at a code', async () => {
    const { browser, app } = await secured()
    for (let guess = 0; guess < 10; guess += 1)
      expectWrongCode(await turnOff(browser, { password: PASSWORD, code: app.code(7) }))
    expectProblem(await turnOff(browser, { password: PASSWORD, code: app.code() }), 429, 'too_many_attempts')
  })
})

test('new recovery codes replace the old ones', async () => {
  const { browser, email, app, recoveryCodes } = await secured()
  const path = '/web/account/two-factor/recovery-codes'
  expectWrongCode(await browser.post(path, { password: PASSWORD, code: app.code(7) }))
  const renewed = await browser.post(path, { password: PASSWORD, code: app.code() })
  expect([renewed.status, renewed.body.recoveryCodes.length]).toEqual([201, 10])
  expectWrongCode(await secondStep(await firstStep(email), recoveryCodes[0] ?? ''))
  expect((await secondStep(await firstStep(email), renewed.body.recoveryCodes[0])).status).toBe(201)
})

describe('a lost second factor', () => {
  test('is removed by an owner, and by no member', async () => {
    const { id, email, browser } = await secured()
    expectProblem(await browser.delete(`/web/operator/accounts/${id}/two-factor`), 403, 'owner_needed')
    const listed = async () => (await owner.get(`/web/operator/accounts?q=${id}`)).body.accounts[0].twoFactor
    expect(await listed()).toBe(true)
    expect((await owner.delete(`/web/operator/accounts/${id}/two-factor`)).status).toBe(204)
    expect(await listed()).toBe(false)
    await new Browser(service).signIn(email)
    expectProblem(await owner.delete(`/web/operator/accounts/${id}/two-factor`), 409, 'two_factor_off')
    expectProblem(await owner.delete('/web/operator/accounts/acc_unknown/two-factor'), 404, 'not_found')
  })

  test('is removed on the command line', async () => {
    const { email } = await secured()
    const env = { PLATEN_DATA_DIR: service.dataFolder, PLATEN_PLANS: 'unlimited=1000000' }
    const run = (...args: string[]) => callPlaten(['account', 'two-factor', ...args], { env })
    expect(await run('--email', email)).toMatchObject({ code: 1, stdout: '' })
    const done = await run('--email', email, '--off')
    expect(done).toMatchObject({
      code: 0,
      stdout: `Two-factor sign-in is off for ${email}. The password is unchanged.\n`,
    })
    await new Browser(service).signIn(email)
    expect(await run('--email', email, '--off')).toMatchObject({ code: 1 })
    expect(await run('--email', 'unknown@example.com', '--off')).toMatchObject({ code: 1 })
  })
})

/** The rows of all tables that hold the data of accounts. */
function storedText(): string {
  const database = new DatabaseSync(join(service.dataFolder, 'platen.db'), { readOnly: true })
  try {
    const rows = ['accounts', 'second_factors', 'recovery_codes', 'sessions'].map((table) =>
      database.prepare(`select * from ${table}`).all(),
    )
    return JSON.stringify(rows)
  } finally {
    database.close()
  }
}

test('the store holds neither the secret nor a recovery code', async () => {
  const { browser, email } = await member()
  const { body } = await browser.post('/web/account/two-factor/setup', { password: PASSWORD })
  const app = new Authenticator(body.secret)
  const on = await browser.post('/web/account/two-factor', { token: body.token, code: app.code() })
  expect(on.status).toBe(201)
  const dump = storedText()
  expect(dump).toContain(email)
  for (const code of on.body.recoveryCodes) expect(dump).not.toContain(code)
  for (const encoding of ['base64url', 'base64', 'hex'] as const) {
    expect(dump).not.toContain(app.secret.toString(encoding))
  }
  expect(dump).not.toContain(body.secret)
})

// The last one, since it replaces the service.
test('after a change of PLATEN_SECRET, recovery codes still sign in, and codes of the app report the cause', async () => {
  const { email, app, recoveryCodes } = await secured()
  const { dataFolder } = service
  await service.app.close()
  service = await startService({ PLATEN_DATA_DIR: dataFolder, PLATEN_SECRET: 'y'.repeat(32) })
  afterService = () => rm(dataFolder, { recursive: true, force: true })
  const step = async (code: string): Promise<Answer> => {
    const browser = new Browser(service)
    expect((await browser.post('/web/session', { email, password: PASSWORD })).status).toBe(202)
    return secondStep(browser, code)
  }
  expectProblem(await step(app.code()), 409, 'two_factor_unreadable')
  expect((await step(recoveryCodes[0] ?? '')).status).toBe(201)
})
