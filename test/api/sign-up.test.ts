import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import type { Answer } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let smtp: SmtpServer
let owner: Browser

beforeAll(async () => {
  smtp = await startSmtpServer()
  const settings = { PLATEN_SMTP_URL: smtp.url, PLATEN_SIGN_UP: 'open', PLATEN_TRUST_PROXY: 'true' }
  service = await startService(settings)
  owner = await setUp(service)
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await service.stop()
  await smtp.stop()
})

let networks = 0
/** Sends a request from another network, since sign-ups are limited by network. */
function post(path: string, body: unknown, browser = new Browser(service)): Promise<Answer> {
  networks += 1
  return browser.request('POST', path, { headers: { 'x-forwarded-for': `203.0.113.${networks}` }, body })
}
const request = (email: string) => post('/web/sign-up/request', { email })
const confirm = (token: string, browser?: Browser) =>
  post('/web/sign-up/confirm', { token, password: PASSWORD }, browser)
const tokenIn = (text: string): string => /\/sign-up\/confirm#token=(\S+)/.exec(text)?.[1] ?? ''

test('a sign-up creates the account only with the link in an email, once', async () => {
  expect(await request(' Ada@Example.com')).toMatchObject({ status: 202, text: '' })
  const token = tokenIn((await smtp.mailTo('ada@example.com')).text)
  expect((await owner.get('/web/operator/accounts?q=ada@')).body.total).toBe(0)
  const browser = new Browser(service)
  const confirmed = await confirm(token, browser)
  expect(confirmed.status).toBe(201)
  expect(confirmed.body.account).toMatchObject({ email: 'ada@example.com', role: 'member', plan: 'free' })
  expect((await browser.get('/web/session')).body.account).toMatchObject({ email: 'ada@example.com' })
  expectProblem(await confirm(token), 409, 'account_exists')
  const { entries } = (await browser.get('/web/activity')).body
  expect(entries.map(({ action }: { action: string }) => action)).toEqual(['sign_in', 'account_created'])
})

test('a sign-up for an existing account gets the same response, and its owner an email without a link', async () => {
  expect(await request('owner@example.com')).toMatchObject({ status: 202, text: '' })
  const mail = await smtp.mailTo('owner@example.com')
  expect(mail.headers.subject).toBe('You already have an account')
  expect(tokenIn(mail.text)).toBe('')
})

test('a link for an address with letters of other scripts works', async () => {
  await request('büro@bücher.example')
  await expect.poll(() => smtp.mails.some(({ text }) => text.includes('büro'))).toBe(true)
  const token = tokenIn(smtp.mails.findLast(({ text }) => text.includes('büro'))?.text ?? '')
  expect((await confirm(token)).body.account).toMatchObject({ email: 'büro@bücher.example' })
})

test('a forged, cut or expired link creates nothing', async () => {
  await request('late@example.com')
  const token = tokenIn((await smtp.mailTo('late@example.com')).text)
  const other = Buffer.from('victim@example.com').toString('base64url')
  const forged = [token.replace(/^[^.]+/, other), token.slice(0, -2), `${token}x`, 'none']
  for (const each of forged) expectProblem(await confirm(each), 410, 'sign_up_link_invalid')
  expectProblem(await post('/web/sign-up/confirm', { token, password: 'short' }), 400, 'invalid_input')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 1_000 })
  expectProblem(await confirm(token), 410, 'sign_up_link_invalid')
})

test('without a confirmation, no account is created', async () => {
  expectProblem(await post('/web/sign-up', { email: 'a@example.com', password: PASSWORD }), 409, 'confirmation_needed')
  expectProblem(await request('no-address'), 400, 'invalid_input')
})

test('five links are sent to an address, and then no more for a while', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await request('often@example.com')).status).toBe(202)
  expectProblem(await request('OFTEN@example.com'), 429, 'too_many_attempts')
})

test('a server without email has no links', async () => {
  const silent = await startService({ PLATEN_SIGN_UP: 'open' })
  const closed = await startService({ PLATEN_SMTP_URL: smtp.url })
  try {
    await setUp(silent)
    const ask = (url: string) => new Browser({ url }).post('/web/sign-up/request', { email: 'a@example.com' })
    const refused = await ask(silent.url)
    expectProblem(refused, 409, 'mail_not_configured')
    expect(refused.body).toMatchObject({ detail: expect.stringMatching(/Ask your administrator for an invitation\.$/) })
    expectProblem(await ask(closed.url), 403, 'sign_up_closed')
  } finally {
    await silent.stop()
    await closed.stop()
  }
})
