import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { Browser, PASSWORD, setUp, signUp } from '../setup/browser.ts'
import type { Answer } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

const NEW_PASSWORD = 'staple and a paper clip'

let service: Service
let smtp: SmtpServer
let owner: Browser

beforeAll(async () => {
  smtp = await startSmtpServer()
  service = await startService({
    PLATEN_SMTP_URL: smtp.url,
    PLATEN_MAIL_FROM: 'Platen, designs & more <no-reply@example.com>',
    PLATEN_SIGN_UP: 'open',
    PLATEN_TRUST_PROXY: 'true',
  })
  owner = await setUp(service)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await service.stop()
  await smtp.stop()
})

let people = 0
async function person(): Promise<{ browser: Browser; email: string }> {
  people += 1
  const email = `person-${people}@example.com`
  const browser = new Browser(service)
  const headers = { 'x-forwarded-for': `198.51.100.${people}` }
  const invitation = { email, role: 'member', plan: 'free', send: false }
  const [, token] = /#token=(.+)/.exec((await owner.post('/web/operator/invitations', invitation)).body.url) ?? []
  const acceptance = { headers, body: { token, password: PASSWORD } }
  const { status } = await browser.request('POST', '/web/invitation/accept', acceptance)
  if (status !== 201) throw new Error(`sign-up failed: ${status}`)
  return { browser, email }
}

const ask = (email: string, address = '203.0.113.1') =>
  new Browser(service).request('POST', '/web/password-reset', {
    headers: { 'x-forwarded-for': address },
    body: { email },
  })
const choose = (token: string, password = NEW_PASSWORD) =>
  new Browser(service).post('/web/password', { token, password })
/** The time in an email. */
const timeIn = (text: string): number => {
  const [, day = '', time = ''] = /(\d{4}-\d{2}-\d{2}) at (\d{2}:\d{2})\s+UTC/.exec(text) ?? []
  return Date.parse(`${day}T${time}Z`)
}
const tokenIn = (text: string): string => /\/reset#token=([^\s&]+)/.exec(text)?.[1] ?? ''

describe('a forgotten password', () => {
  test('is replaced once with the link in an email, which ends every session', async () => {
    const { browser, email } = await person()
    expect(await ask(email.toUpperCase())).toMatchObject({ status: 202, text: '' })
    const mail = await smtp.mailTo(email)
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: [email] })
    expect(mail.headers['from']).toBe('"Platen, designs & more" <no-reply@example.com>')
    expect(mail.text).toContain(`${service.app.publicUrl}/reset#token=`)
    const token = tokenIn(mail.text)
    expect(mail.html).toContain(`<a href="${service.app.publicUrl}/reset#token=${token}">`)
    expect(smtp.signIns).toContain('platen:sécret')

    const fresh = new Browser(service)
    const chosen = await fresh.post('/web/password', { token, password: NEW_PASSWORD })
    expect(chosen).toMatchObject({ status: 201, body: { account: { email } } })
    expect((await fresh.get('/web/session')).body.account).toMatchObject({ email })
    expect((await browser.get('/web/session')).body.account).toBeNull()
    expectProblem(await new Browser(service).post('/web/session', { email, password: PASSWORD }), 401, 'sign_in_failed')
    await new Browser(service).signIn(email, NEW_PASSWORD)

    expectProblem(await choose(token, 'yet another password'), 410, 'reset_link_invalid')
    await new Browser(service).signIn(email, NEW_PASSWORD)
  })

  test('ends no API key, and the notice says how many remain', async () => {
    const { browser, email } = await person()
    const keys = [await browser.post('/web/keys', { name: 'one' }), await browser.post('/web/keys', { name: 'two' })]
    const revoked = await browser.post('/web/keys', { name: 'revoked' })
    await browser.delete(`/web/keys/${revoked.body.key._id}`)
    await ask(email, '203.0.113.77')
    expect((await choose(tokenIn((await smtp.mailTo(email)).text))).status).toBe(201)
    const { text } = await smtp.mailTo(email, 2)
    expect(text).toContain('2 API keys were not revoked.')
    expect(text).toContain(`${service.app.publicUrl}/settings/keys`)
    expect(text).not.toContain('linked to a sign-in provider')
    const withKey = await new Browser(service).get('/api/account', { authorization: `Bearer ${keys[0]?.body.secret}` })
    expect(withKey.status).toBe(200)
  })

  test('is replaced once by simultaneous uses of one link', async () => {
    const { email } = await person()
    await ask(email, '203.0.113.2')
    const token = tokenIn((await smtp.mailTo(email)).text)
    const responses = await Promise.all([1, 2, 3, 4].map((number) => choose(token, `password number ${number}`)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 410, 410, 410])
  })

  test('can be replaced for an hour, not longer', async () => {
    const { email } = await person()
    await ask(email, '203.0.113.3')
    const token = tokenIn((await smtp.mailTo(email)).text)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expectProblem(await choose(token), 410, 'reset_link_invalid')
    vi.setSystemTime(Date.now() - 2 * 60_000)
    expect((await choose(token)).status).toBe(201)
  })

  test('is not replaced with an older link once the password has changed', async () => {
    const { browser, email } = await person()
    await ask(email, '203.0.113.4')
    const token = tokenIn((await smtp.mailTo(email)).text)
    const changed = await browser.patch('/web/account', { password: PASSWORD, newPassword: `another ${PASSWORD}` })
    expect(changed.status).toBe(200)
    expectProblem(await choose(token), 410, 'reset_link_invalid')
  })

  test.each([['not-a-token'], ['acc_01jqr8v0a1b2c3d4e5f6g7h8j9.t9k2s0.mJ0b0c1eJ7JtqkXo5m3G6iS4cE0v7yS3o5x0Qm2b9aE']])(
    'is not replaced with an invalid token: %s',
    async (token) => expectProblem(await choose(token), 410, 'reset_link_invalid'),
  )

  test('is not replaced with an invalid password, and the link remains valid', async () => {
    const { email } = await person()
    await ask(email, '203.0.113.5')
    const token = tokenIn((await smtp.mailTo(email)).text)
    const short = await choose(token, 'short')
    expectProblem(short, 400, 'invalid_input')
    expect(short.body.errors).toMatchObject([{ pointer: '/password' }])
    expect(short.text).not.toContain('"short"')
    expect((await choose(token)).status).toBe(201)
  })
})

describe('a request for a reset link', () => {
  test('has the same response whether or not the account exists', async () => {
    const { email } = await person()
    const [known, unknown] = [await ask(email, '203.0.113.6'), await ask('unknown@example.com', '203.0.113.6')]
    const comparable = ({ status, text, headers }: Answer) => {
      const changing = ['date', 'x-request-id']
      return { status, text, headers: [...headers].filter(([name]) => !changing.includes(name)) }
    }
    expect(comparable(known)).toEqual(comparable(unknown))
    await smtp.mailTo(email)
    expect(smtp.mails.filter(({ to }) => to.includes('unknown@example.com'))).toEqual([])
  })

  test('is answered before the mail server responds, for accounts that exist and for others', async () => {
    const { email } = await person()
    const { promise: greeting, resolve: greet } = Promise.withResolvers<undefined>()
    smtp.greetAfter = greeting
    try {
      expect((await ask(email, '203.0.113.50')).status).toBe(202)
      expect((await ask('nobody-here@example.com', '203.0.113.51')).status).toBe(202)
      expect(smtp.mails.filter(({ to }) => to.includes(email))).toEqual([])
    } finally {
      smtp.greetAfter = Promise.resolve()
      greet(undefined)
    }
    await smtp.mailTo(email)
  })

  test('is rejected for an invalid email, and from other sites', async () => {
    expectProblem(await ask('nonsense', '203.0.113.7'), 400, 'invalid_input')
    const foreign = await new Browser(service).request('POST', '/web/password-reset', {
      headers: { 'sec-fetch-site': 'cross-site' },
      body: { email: 'owner@example.com' },
    })
    expectProblem(foreign, 403, 'cross_site')
  })

  test('is limited by email, from all addresses, whether or not the account exists', async () => {
    const { email } = await person()
    for (const [index, address] of [email, 'absent@example.com'].entries()) {
      for (let count = 0; count < 5; count += 1)
        expect((await ask(address, `192.0.2.${index * 10 + count}`)).status).toBe(202)
      const refused = await ask(address.toUpperCase(), `192.0.2.${index * 10 + 9}`)
      expectProblem(refused, 429, 'too_many_attempts')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    }
  })

  test('is limited by address', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await ask(`someone-${count}@example.com`, '203.0.113.8')).status).toBe(202)
    }
    expectProblem(await ask('someone-21@example.com', '203.0.113.8'), 429, 'too_many_attempts')
  })

  test('has the same response if the email cannot be sent', async () => {
    const { email } = await person()
    smtp.isRefusing = true
    expect((await ask(email, '203.0.113.9')).status).toBe(202)
    await expect.poll(() => smtp.refused).toContain(email)
    smtp.isRefusing = false
    expect((await ask(email, '203.0.113.9')).status).toBe(202)
    await smtp.mailTo(email)
  })
})

describe('an account', () => {
  test('is notified by email when its password is changed in the settings or with a link', async () => {
    const { browser, email } = await person()
    const changed = await browser.patch('/web/account', { password: PASSWORD, newPassword: NEW_PASSWORD })
    expect(changed.status).toBe(200)
    const first = await smtp.mailTo(email)
    expect(first.headers['subject']).toBe('Your password was changed')
    expect(Math.abs(timeIn(first.text) - Date.now())).toBeLessThan(2 * 60_000)
    expect(first.text).toContain(`${service.app.publicUrl}/forgot`)
    await ask(email, '203.0.113.70')
    await choose(tokenIn((await smtp.mailTo(email, 2)).text), 'yet another password')
    expect((await smtp.mailTo(email, 3)).headers['subject']).toBe('Your password was changed')
  })

  test('that an admin created is not notified of its first password, only of the next one', async () => {
    const email = 'created-by-admin@example.com'
    const { body } = await owner.post('/web/operator/accounts', { email, role: 'member', plan: 'free' })
    const link = await owner.post(`/web/operator/accounts/${body.account._id}/reset-link`)
    expect((await choose(tokenIn(link.body.url))).status).toBe(201)
    const { entries } = (await owner.get(`/web/operator/audit?account=${body.account._id}`)).body
    expect(entries.map(({ action }: { action: string }) => action)).toContain('password_set')
    await ask(email, '203.0.113.71')
    const reset = await smtp.mailTo(email)
    expect(reset.headers['subject']).toBe('Reset your password')
    await choose(tokenIn(reset.text), 'yet another password')
    expect((await smtp.mailTo(email, 2)).headers['subject']).toBe('Your password was changed')
  })

  test('without a password gets an email that speaks of setting one', async () => {
    const email = 'never-set@example.com'
    await owner.post('/web/operator/accounts', { email, role: 'member', plan: 'free' })
    await ask(email, '203.0.113.72')
    const mail = await smtp.mailTo(email)
    expect(mail.headers['subject']).toBe('Set your password')
    expect(mail.text).toContain('Your account has none yet.')
    expect((await choose(tokenIn(mail.text))).status).toBe(201)
  })

  test('is not notified of changes that were rejected or had no effect', async () => {
    const { browser, email } = await person()
    const wrong = await browser.patch('/web/account', { password: 'not the password', email: `wrong-${email}` })
    expectProblem(wrong, 400, 'invalid_input')
    await browser.patch('/web/account', { password: PASSWORD, email: email.toUpperCase() })
    await browser.patch('/web/account', { password: PASSWORD, newPassword: NEW_PASSWORD })
    await smtp.mailTo(email)
    expect(smtp.mails.filter(({ to }) => to.some((address) => address.endsWith(email)))).toHaveLength(1)
  })
})

describe('an owner', () => {
  test('can create a link for another account, and a member cannot', async () => {
    const { browser, email } = await person()
    const { body } = await browser.get('/web/session')
    const path = `/web/operator/accounts/${body.account._id}/reset-link`
    expectProblem(await browser.post(path), 403, 'owner_needed')
    const created = await owner.post(path)
    expect(created.status).toBe(201)
    expect(Date.parse(created.body.expiresAt) - Date.now()).toBeGreaterThan(59 * 60_000)
    expect(await choose(tokenIn(created.body.url))).toMatchObject({ status: 201, body: { account: { email } } })
    expectProblem(await owner.post('/web/operator/accounts/acc_nobody/reset-link'), 404, 'not_found')
  })

  test('prints a link on the command line while the server runs', async () => {
    const { email } = await person()
    const env = { PLATEN_DATA_DIR: service.dataFolder, PUBLIC_URL: 'https://design.example.com/platen' }
    const ran = await callPlaten(['account', 'reset-link', '--email', email], { env })
    expect(ran).toMatchObject({ code: 0 })
    expect(ran.stdout).toMatch(/^https:\/\/design\.example\.com\/platen\/reset#token=\S+\n$/)
    expect((await choose(tokenIn(ran.stdout))).status).toBe(201)

    const missing = await callPlaten(['account', 'reset-link', '--email', 'absent@example.com'], { env })
    expect(missing).toMatchObject({ code: 1, stdout: '' })
    expect(missing.stderr).toContain('Account "absent@example.com" not found')
  })
})

test('a service without a mail server rejects the request for every address', async () => {
  const silent = await startService({ PLATEN_SIGN_UP: 'open' })
  try {
    const browser = await setUp(silent)
    expect((await browser.get('/web/session')).body.mail).toBe(false)
    await signUp(silent, 'member@example.com')
    for (const email of ['member@example.com', 'absent@example.com']) {
      expectProblem(await browser.post('/web/password-reset', { email }), 409, 'mail_not_configured')
    }
  } finally {
    await silent.stop()
  }
  expect((await owner.get('/web/session')).body.mail).toBe(true)
})

test('a service that stops sends pending emails first', async () => {
  const stopping = await startService({ PLATEN_SMTP_URL: smtp.url })
  await setUp(stopping, 'leaving@example.com')
  expect((await new Browser(stopping).post('/web/password-reset', { email: 'leaving@example.com' })).status).toBe(202)
  await stopping.stop()
  expect(smtp.mails.filter(({ to }) => to.includes('leaving@example.com'))).toHaveLength(1)
})
