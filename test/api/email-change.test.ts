import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let smtp: SmtpServer
let owner: Browser

beforeAll(async () => {
  smtp = await startSmtpServer()
  service = await startService({ PLATEN_SMTP_URL: smtp.url, PLATEN_TRUST_PROXY: 'true' })
  owner = await setUp(service, 'owner@example.com')
})
afterEach(() => void vi.useRealTimers())
afterAll(async () => {
  await service.stop()
  await smtp.stop()
})

const PATH = '/web/account/email-change'
const tokenIn = (text: string): string => /\/(?:confirm-email|reset)#token=([^\s&]+)/.exec(text)?.[1] ?? ''
const confirm = (token: string) => new Browser(service).post(`${PATH}/confirm`, { token })

let people = 0
/** A member with a password. */
async function person(): Promise<SignedIn> {
  people += 1
  const browser = await signIn(service, { email: `person-${people}@example.com` })
  const { body } = await owner.post(`/web/operator/accounts/${browser.accountId}/reset-link`)
  const chosen = await browser.post('/web/password', { token: tokenIn(body.url), password: PASSWORD })
  expect(chosen.status).toBe(201)
  return browser
}
const change = (browser: Browser, email: string, more: object = {}) =>
  browser.patch('/web/account', { password: PASSWORD, email, ...more })

test('a new email takes effect with the link that is sent to it, and the old address is notified', async () => {
  const browser = await person()
  const { email } = browser
  const next = `next-${email}`
  expect((await change(browser, next.toUpperCase())).body.account.email).toBe(email)
  expect((await browser.get(PATH)).body).toMatchObject({ email: next, requestedAt: expect.any(String) })
  const notice = await smtp.mailTo(email)
  expect(notice.headers.subject).toBe('A change of your email address was requested')
  expect([notice.text.includes(next), tokenIn(notice.text)]).toEqual([true, ''])

  const mail = await smtp.mailTo(next)
  expect(mail.headers.subject).toBe('Confirm your new email address')
  expect((await browser.get('/web/session')).body.account.email).toBe(email)
  const token = tokenIn(mail.text)
  expect((await confirm(token)).body).toEqual({ email: next })
  expect((await browser.get('/web/session')).body.account.email).toBe(next)
  expect((await browser.get(PATH)).body).toEqual({ email: null, requestedAt: null })
  expect((await smtp.mailTo(email, 2)).headers.subject).toBe('Your email address was changed')
  expectProblem(await confirm(token), 410, 'email_link_invalid')
  const { entries } = (await browser.get('/web/activity')).body
  expect(entries).toMatchObject([
    { action: 'email_changed', details: { to: next } },
    { action: 'email_change_requested', details: { to: next } },
    ...Array.from({ length: entries.length - 2 }, () => ({})),
  ])
})

test('a canceled change, and one that another has replaced, cannot be confirmed', async () => {
  const browser = await person()
  await change(browser, `first-${browser.email}`)
  const first = tokenIn((await smtp.mailTo(`first-${browser.email}`)).text)
  await change(browser, `second-${browser.email}`)
  const second = tokenIn((await smtp.mailTo(`second-${browser.email}`)).text)
  expectProblem(await confirm(first), 410, 'email_link_invalid')
  expect((await browser.delete(PATH)).status).toBe(204)
  expectProblem(await browser.delete(PATH), 404, 'not_found')
  expectProblem(await confirm(second), 410, 'email_link_invalid')
  expect((await browser.get('/web/session')).body.account.email).toBe(browser.email)
})

test('a link works for a day, and not if it is forged', async () => {
  const browser = await person()
  await change(browser, `late-${browser.email}`)
  const token = tokenIn((await smtp.mailTo(`late-${browser.email}`)).text)
  const forged = [
    token.replace(
      /^[^.]+/,
      browser.accountId.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
    token.slice(0, -2),
    `${token}x`,
    'none',
  ]
  for (const each of forged) expectProblem(await confirm(each), 410, 'email_link_invalid')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 + 2_000 })
  expectProblem(await confirm(token), 410, 'email_link_invalid')
  expect((await browser.get(PATH)).body).toEqual({ email: null, requestedAt: null })
})

test('a taken address is rejected, when it is requested and when it is confirmed', async () => {
  const browser = await person()
  expectProblem(await change(browser, 'OWNER@example.com'), 409, 'account_exists')
  expect((await browser.get(PATH)).body.email).toBeNull()
  await change(browser, `wanted-${browser.email}`)
  const token = tokenIn((await smtp.mailTo(`wanted-${browser.email}`)).text)
  await signIn(service, { email: `wanted-${browser.email}` })
  expectProblem(await confirm(token), 409, 'account_exists')
  expect((await browser.get('/web/session')).body.account.email).toBe(browser.email)
})

test('a new password takes effect at once, and keeps the change that was requested with it', async () => {
  const browser = await person()
  await change(browser, `both-${browser.email}`, { newPassword: 'staple and a paper clip' })
  await new Browser(service).signIn(browser.email, 'staple and a paper clip')
  const token = tokenIn((await smtp.mailTo(`both-${browser.email}`)).text)
  expect((await confirm(token)).status).toBe(200)
})

test('a new password and a suspension cancel a waiting change, which a thief may have requested', async () => {
  const browser = await person()
  await change(browser, `thief-1-${browser.email}`)
  const { body } = await owner.post(`/web/operator/accounts/${browser.accountId}/reset-link`)
  await new Browser(service).post('/web/password', { token: tokenIn(body.url), password: 'staple and a paper clip' })
  expectProblem(await confirm(tokenIn((await smtp.mailTo(`thief-1-${browser.email}`)).text)), 410, 'email_link_invalid')

  const other = await person()
  await change(other, `thief-2-${other.email}`)
  const path = `/web/operator/accounts/${other.accountId}`
  expect((await owner.post(`${path}/suspend`)).status).toBe(200)
  expect((await owner.post(`${path}/resume`)).status).toBe(200)
  expectProblem(await confirm(tokenIn((await smtp.mailTo(`thief-2-${other.email}`)).text)), 410, 'email_link_invalid')
})

test('five changes in 15 minutes by one account, and to one address', async () => {
  const statuses = async (browser: Browser, emails: readonly string[]) => {
    const answers = []
    for (const email of emails) answers.push((await change(browser, email)).status)
    return answers
  }
  const stranger = 'stranger@example.com'
  expect(await statuses(await person(), [stranger, stranger, stranger])).toEqual([200, 200, 200])
  expect(await statuses(await person(), [stranger, stranger, stranger])).toEqual([200, 200, 429])
  const others = [1, 2, 3, 4, 5, 6].map((number) => `stranger-${number}@example.com`)
  expect(await statuses(await person(), others)).toEqual([200, 200, 200, 200, 200, 429])
})

test('a reset link for the former address does not work once the new one is confirmed', async () => {
  const browser = await person()
  const { body } = await owner.post(`/web/operator/accounts/${browser.accountId}/reset-link`)
  await change(browser, `moved-${browser.email}`)
  await confirm(tokenIn((await smtp.mailTo(`moved-${browser.email}`)).text))
  const used = await new Browser(service).post('/web/password', { token: tokenIn(body.url), password: PASSWORD })
  expectProblem(used, 410, 'reset_link_invalid')
})
