import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ATTEMPTS } from '../../src/http/admit/attempt-limits.ts'
import { describeMailError } from '../../src/mail/mail-problem.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type SignedIn, signIn } from '../setup/sign-in.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

const PASSWORD = 'sécret'

let smtp: SmtpServer
let service: Service
let owner: SignedIn

beforeAll(async () => {
  smtp = await startSmtpServer()
  service = await startService({ PLATEN_SMTP_URL: smtp.url, PLATEN_MAIL_FROM: 'Platen <no-reply@example.com>' })
})
afterAll(async () => {
  await service.stop()
  await smtp.stop()
})
beforeEach(async () => {
  smtp.replies.clear()
  // The limit is by account.
  owner = await signIn(service, { role: 'owner' })
})

/** Tests the mail server of another service, which runs only for this. */
async function testAt(smtpUrl: string): Promise<{ reason: string; detail: string; reply: string | null }> {
  const other = await startService({ PLATEN_SMTP_URL: smtpUrl })
  try {
    const admin = await signIn(other, { role: 'owner' })
    return (await admin.post('/web/operator/mail/test')).body.problem
  } finally {
    await other.stop()
  }
}

describe('a test email', () => {
  test('is sent to the admin, and the settings are shown without the password', async () => {
    const { server } = (await owner.get('/web/operator/mail')).body
    expect(server).toEqual({
      address: new URL(smtp.url).host,
      encryption: 'starttls_if_offered',
      user: 'platen',
      from: 'Platen <no-reply@example.com>',
    })
    expect((await owner.post('/web/operator/mail/test')).body).toEqual({ to: owner.email, problem: null })
    const mail = await smtp.mailTo(owner.email)
    expect(mail).toMatchObject({ from: 'no-reply@example.com', to: [owner.email] })
    expect(mail.headers['subject']).toContain('Test email')
    expect(mail.text).toContain(service.app.publicUrl)
  })

  test.each<[verb: string, reply: string, problem: [reason: string, detail: string]]>([
    ['AUTH', `535 5.7.8 wrong password ${PASSWORD}`, ['sign_in', 'rejected the user name or password']],
    ['AUTH', `535 ${Buffer.from(`\0platen\0${PASSWORD}`).toString('base64')}`, ['sign_in', 'PLATEN_SMTP_URL']],
    ['MAIL', '530 5.7.0 authentication required', ['sign_in', 'requires a user name and password']],
    ['MAIL', '553 5.7.1 not your address', ['sender_rejected', 'Set PLATEN_MAIL_FROM']],
    ['RCPT', '550 5.1.1 no such user', ['recipient_rejected', 'rejected the recipient']],
    ['DATA', '554 5.7.1 looks like spam', ['message_rejected', 'rejected the email']],
  ])('that the server rejects at %s with %j has the reason %s', async (verb, reply, [reason, detail]) => {
    smtp.replies.set(verb, reply)
    const response = await owner.post('/web/operator/mail/test')
    expect(response.status).toBe(200)
    expect(response.body.problem).toMatchObject({ reason, detail: expect.stringContaining(detail) as string })
    expect(response.body.problem.reply).toContain(reply.slice(0, 3))
    expect(response.text).not.toContain(PASSWORD)
    expect(response.text).not.toContain(Buffer.from(PASSWORD).toString('base64').slice(0, 6))
  })

  test('to a server that does not run, or whose name does not exist, says so', async () => {
    const address = '127.0.0.1:1'
    expect(await testAt(`smtp://${address}`)).toEqual({
      reason: 'connection_refused',
      detail: `The mail server at ${address} refused the connection or could not be reached. Check the host and port in PLATEN_SMTP_URL, and whether the server is running.`,
      reply: null,
    })
    expect(await testAt('smtp://mail.invalid:25')).toMatchObject({ reason: 'host_unknown' })
  })

  test('over TLS to a port without TLS says so', async () => {
    const { port } = new URL(smtp.url)
    expect(await testAt(`smtps://127.0.0.1:${port}`)).toMatchObject({
      reason: 'tls',
      detail: expect.stringContaining('does not use TLS from the start') as string,
    })
  })

  test('is limited by account', async () => {
    for (let sent = 0; sent < ATTEMPTS.testMails; sent += 1) {
      expect((await owner.post('/web/operator/mail/test')).status).toBe(200)
    }
    expectProblem(await owner.post('/web/operator/mail/test'), 429, 'too_many_attempts')
    const other = await signIn(service, { role: 'owner' })
    expect((await other.post('/web/operator/mail/test')).status).toBe(200)
  })

  test('requires an owner', async () => {
    const member = await signIn(service)
    expectProblem(await member.post('/web/operator/mail/test'), 403, 'owner_needed')
    expectProblem(await member.get('/web/operator/mail'), 403, 'owner_needed')
  })

  test('is impossible if email is not configured', async () => {
    const other = await startService()
    try {
      const admin = await signIn(other, { role: 'owner' })
      expect((await admin.get('/web/operator/mail')).body).toEqual({ server: null })
      expectProblem(await admin.post('/web/operator/mail/test'), 409, 'mail_not_configured')
    } finally {
      await other.stop()
    }
  })
})

test.each([
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, 'timeout'],
  [{ code: 'ETIMEDOUT', message: 'Greeting never received' }, 'timeout'],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'tls'],
  [{ code: 'ECONNECTION', message: 'Connection closed unexpectedly' }, 'connection_lost'],
  [{ code: 'OTHER', message: 'something s%C3%A9cret sécret' }, 'unknown'],
])('the error %j means %s', ({ message, ...fields }, reason) => {
  const config = { smtpUrl: 'smtp://platen:s%C3%A9cret@mail.example.com', from: 'a@example.com' }
  const problem = describeMailError(Object.assign(new Error(message), fields), config)
  expect(problem.reason).toBe(reason)
  expect(problem.detail).not.toMatch(/s%C3%A9cret|sécret/)
})
