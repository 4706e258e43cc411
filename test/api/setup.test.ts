import { request } from 'node:http'
import { COMMAND_LINE } from '../../src/service/audit/audit-by.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { type Service, startService } from '../setup/start-service.ts'

const OWNER = { email: 'Owner@Example.com', password: PASSWORD }

/** Sends a request with `node:http`, because `fetch` cannot set Host. */
function post(
  service: Service,
  path: string,
  { headers, body }: { headers: Record<string, string>; body: unknown },
): Promise<{ status: number; code: string | undefined }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(new URL(path, service.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    })
    outgoing.on('error', reject).on('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.on('end', () => {
        const { code } = JSON.parse(text) as { code?: string }
        resolve({ status: response.statusCode ?? 0, code })
      })
    })
    outgoing.end(JSON.stringify(body))
  })
}

async function tokenOf({ app }: Service): Promise<string> {
  return (await app.operator.setupLink(app.publicUrl))?.split('#token=')[1] ?? ''
}

describe('in a new service', () => {
  let service: Service
  afterEach(() => service.stop())

  test('an invited member is accepted only after the setup, which the invitation does not end', async () => {
    service = await startService()
    const { url } = await service.app.operator.invitations.create(COMMAND_LINE, {
      ...{ email: 'early@example.com', role: 'member', plan: 'free', send: false },
    })
    const acceptance = { token: url.split('#token=')[1], password: PASSWORD }
    const early = new Browser(service)
    expectProblem(await early.post('/web/invitation/accept', acceptance), 409, 'setup_needed')
    expect((await early.get('/web/session')).body.setup).toBe('needed')
    const owner = await setUp(service)
    expect((await owner.get('/web/session')).body.account.role).toBe('owner')
    expect((await early.post('/web/invitation/accept', acceptance)).body.account.role).toBe('member')
  })

  test('the email of an existing account is rejected with the commands that make it the owner', async () => {
    service = await startService()
    const env = { PLATEN_DATA_DIR: service.dataFolder, PLATEN_PLANS: 'unlimited=1000000' }
    await service.makeKey({ email: 'first@example.com' })
    await service.makeKey({ email: 'grace@example.com' })
    const browser = new Browser(service)
    const refused = await browser.post('/web/setup', { email: 'grace@example.com', password: PASSWORD })
    expectProblem(refused, 409, 'account_exists')
    const commands = [...refused.body.detail.matchAll(/“npm run -s platen -- (account [^”]*)”/g)]
    expect(commands).toHaveLength(2)
    const [, link] = [
      await callPlaten(commands[0]?.[1].split(' ') ?? [], { env }),
      await callPlaten(commands[1]?.[1].split(' ') ?? [], { env }),
    ]
    const [, token] = /#token=([^\s&]+)/.exec(link.stdout) ?? []
    expect((await browser.post('/web/password', { token, password: PASSWORD })).status).toBe(201)
    await browser.signIn('grace@example.com')
    expect((await browser.get('/web/session')).body).toMatchObject({ setup: 'done', account: { role: 'owner' } })
  })

  test('a browser on this machine can create the owner’s account, and is signed in', async () => {
    service = await startService()
    const browser = new Browser(service)
    const signInOptions = {
      setup: 'needed',
      setupNeedsToken: false,
      setupCommand: null,
      passwordSignIn: true,
      provider: null,
      confirmation: 'sign-in',
      signUp: false,
      mail: false,
      account: null,
    }
    expect((await browser.get('/web/session')).body).toEqual(signInOptions)
    const { status, body } = await browser.post('/web/setup', OWNER)
    expect([status, body.account]).toMatchObject([201, { email: 'owner@example.com', role: 'owner', plan: 'max' }])
    const after = { ...signInOptions, setup: 'done', confirmation: 'password', account: body.account }
    expect((await browser.get('/web/session')).body).toEqual(after)
    expect((await browser.get('/api/account')).body).toMatchObject({ _id: body.account._id, plan: 'max' })
  })

  test('the setup works once, with the token, too', async () => {
    service = await startService()
    const token = await tokenOf(service)
    await setUp(service)
    const again = await new Browser(service).post('/web/setup', { ...OWNER, email: 'other@example.com', token })
    expectProblem(again, 409, 'setup_done')
    expect(again.headers.getSetCookie()).toEqual([])
    expect(await service.app.operator.setupLink(service.app.publicUrl)).toBeUndefined()
  })

  test('the account of the first start becomes the owner’s, with its keys and designs', async () => {
    service = await startService()
    const first = await service.client()
    const { _id } = (await first.post('/api/designs', { title: 'Made before', width: 10, height: 10 })).body
    const later = await service.client()
    const browser = await setUp(service, 'me@example.com')
    expect((await browser.get('/api/designs')).body.designs).toMatchObject([{ _id, title: 'Made before' }])
    expect((await first.get('/api/account')).body).toMatchObject({ email: 'me@example.com' })
    expect((await later.get('/api/account')).body.email).not.toBe('me@example.com')
    const { account } = (await browser.get('/web/session')).body
    expect(account).toMatchObject({ role: 'owner' })
  })

  test('sign-up is rejected before the setup', async () => {
    service = await startService({ PLATEN_SIGN_UP: 'open' })
    expect((await new Browser(service).get('/web/session')).body).toMatchObject({ signUp: false })
    expectProblem(await new Browser(service).post('/web/sign-up', OWNER), 409, 'setup_needed')
    await setUp(service)
    expect((await new Browser(service).get('/web/session')).body).toMatchObject({ signUp: true })
  })

  test('the command line prints the link until the setup', async () => {
    service = await startService()
    const env = { PLATEN_DATA_DIR: service.dataFolder, PUBLIC_URL: 'https://design.example.com/x' }
    const link = await callPlaten(['account', 'setup-link'], { env })
    expect(link.stdout.trim()).toBe(`https://design.example.com/x/welcome#token=${await tokenOf(service)}`)
    await setUp(service)
    const none = await callPlaten(['account', 'setup-link'], { env })
    expect([none.code, none.stdout, none.stderr]).toMatchObject([1, '', expect.stringContaining('already been set up')])
  })
})

describe('a public service', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService({ PUBLIC_URL: 'https://design.example.com' })
  })
  afterAll(() => service.stop())

  test('can be set up only with the link', async () => {
    const browser = new Browser(service)
    expect((await browser.get('/web/session')).body).toMatchObject({
      setup: 'needed',
      setupNeedsToken: true,
      setupCommand: `PLATEN_DATA_DIR='${service.dataFolder}' npm run -s platen -- account setup-link`,
    })
    const token = await tokenOf(service)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    for (const wrongToken of [undefined, '', token.slice(1), `${token}0`, token.toUpperCase(), 'x'.repeat(64)]) {
      expectProblem(await browser.post('/web/setup', { ...OWNER, token: wrongToken }), 403, 'setup_token_wrong')
    }
    expect(browser.cookies.size).toBe(0)
    expect((await browser.post('/web/setup', { ...OWNER, token })).status).toBe(201)
  })
})

describe('a local service', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  // DNS rebinding: a browser considers a page whose host name resolves to this machine as same-origin.
  test.each([
    ['under the name of another host', { host: 'evil.example:4400' }],
    ['under a name that looks like this machine', { host: 'localhost.evil.example' }],
    ['under an address that begins like this machine', { host: '127.0.0.1.evil.example' }],
    ['from a page of another host', { origin: 'http://evil.example:4400' }],
    ['from a page without a host', { origin: 'null' }],
    ['through a proxy that sends X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }],
    ['through a proxy that sends Forwarded', { forwarded: 'for=203.0.113.9' }],
    ['through a proxy that sends X-Forwarded-Host', { 'x-forwarded-host': 'design.example.com' }],
  ])('requires the link for a request %s', async (_, headers) => {
    const refused = await post(service, '/web/setup', { headers, body: OWNER })
    expect(refused).toEqual({ status: 403, code: 'setup_token_wrong' })
  })

  test('accepts requests of a browser on the same machine', async () => {
    const { port } = new URL(service.url)
    const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
    expect(await post(service, '/web/setup', { headers, body: OWNER })).toEqual({ status: 201, code: undefined })
  })
})

describe('an email or a password', () => {
  let service: Service
  beforeAll(async () => {
    service = await startService()
  })
  afterAll(() => service.stop())

  test.each([
    ['nothing', {}, ['/email', '/password']],
    ['a password that is too short', { ...OWNER, password: 'secret-9' }, ['/password']],
    ['a password that is too long', { ...OWNER, password: `secret${'x'.repeat(195)}` }, ['/password']],
    ['an invalid password', { ...OWNER, password: 12 }, ['/password']],
    ['half a surrogate pair', { ...OWNER, password: 'secret \ud800 secret' }, ['/password']],
    ['an invalid email', { ...OWNER, email: 'me' }, ['/email']],
    ['another field', { ...OWNER, role: 'owner' }, ['/role']],
  ])('is rejected, and a password is not echoed: %s', async (_, body, pointers) => {
    const refused = await new Browser(service).post('/web/setup', body)
    expectProblem(refused, 400, 'invalid_input')
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(pointers)
    expect(refused.text).not.toContain('secret')
  })

  test('is measured in characters: ten emoji are a password', async () => {
    const { status } = await new Browser(service).post('/web/setup', { ...OWNER, password: '🌵'.repeat(10) })
    expect(status).toBe(201)
    const signedIn = await new Browser(service).post('/web/session', { ...OWNER, password: '🌵'.repeat(10) })
    expect(signedIn.status).toBe(201)
  })
})
