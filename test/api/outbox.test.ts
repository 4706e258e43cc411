import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { systemSources } from '../../src/operator.ts'
import { createOutbox } from '../../src/service/mail/outbox.ts'
import type { StoreLocation } from '../../src/store/dialect.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { Browser } from '../setup/browser.ts'
import { freePort } from '../setup/free-port.ts'
import { startPostgres } from '../setup/postgres.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { type NodeProcess, startNode } from '../setup/service-process.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'

const database = await startPostgres()
const folder = await mkdtemp(join(tmpdir(), 'platen-outbox-'))
const running: NodeProcess[] = []
let smtp: SmtpServer

beforeEach(async () => {
  smtp = await startSmtpServer()
})
afterEach(async () => {
  for (const process of running.splice(0)) await process.stop('SIGKILL')
  await smtp.stop()
})
afterAll(async () => {
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
})

const ENGINES: readonly { readonly name: string; readonly location: StoreLocation }[] = [
  { name: 'SQLite', location: { dataDir: join(folder, 'SQLite') } },
  ...(database ? [{ name: 'PostgreSQL', location: { databaseUrl: database.databaseUrl } }] : []),
]

describe.each(ENGINES)('emails of server processes, on $name', ({ name, location }) => {
  const settings = (smtpUrl: string): Record<string, string> => ({
    ...{ PORT: '0', PLATEN_DATA_DIR: join(folder, name), PLATEN_SMTP_URL: smtpUrl },
    ...('databaseUrl' in location && { DATABASE_URL: location.databaseUrl }),
  })

  async function serve(smtpUrl = smtp.url): Promise<NodeProcess & { readonly url: string }> {
    const process = startNode(['src/cli/main.ts', 'serve'], { env: settings(smtpUrl) })
    running.push(process)
    const [, url = ''] = await process.line(/^Platen is running at (\S+)/)
    return { ...process, url }
  }

  async function withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(location)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }
  const backlog = () => withStore(({ mails }) => mails.backlog())
  const addAccount = (email: string) =>
    withStore((store) =>
      store.accounts.create({ id: systemSources().newId('acc'), email, plan: 'free', createdAt: Date.now() }),
    )
  const askForReset = async (server: { readonly url: string }, email: string): Promise<void> => {
    expect((await new Browser(server).post('/web/password-reset', { email })).status).toBe(202)
  }

  test('an email survives kill -9 before it is sent, and a second process sends it with the same Message-ID', async () => {
    const first = await serve()
    await addAccount('killed@example.com')
    // The mail server accepts connections, and does not greet.
    smtp.greetAfter = new Promise(() => undefined)
    await askForReset(first, 'killed@example.com')
    const [waiting] = await withStore(async ({ mails }) => (await mails.list({ limit: 9, offset: 0 })).mails)
    expect(waiting).toMatchObject({ kind: 'password_reset', to: 'killed@example.com', data: {} })
    await first.stop('SIGKILL')
    expect(await backlog()).toMatchObject({ waiting: 1, failed: 0 })

    smtp.greetAfter = Promise.resolve()
    const second = await serve()
    // PostgreSQL does not know that the process has ended: the lease must end first.
    await expect.poll(() => smtp.mails.length, { timeout: 25_000 }).toBe(1)
    const mail = await smtp.mailTo('killed@example.com')
    expect(mail.headers['message-id']).toBe(`<${waiting?.id}@localhost>`)
    const [, token] = /\/reset#token=([^\s&]+)/.exec(mail.text) ?? []
    const reset = await new Browser(second).post('/web/password', { token, password: 'staple and a paper clip' })
    expect(reset.status).toBe(201)
    await expect.poll(backlog).toMatchObject({ waiting: 0, failed: 0 })
  })

  test('an email is delivered once the mail server is back, after refused connections and temporary errors', async () => {
    const port = await freePort()
    const server = await serve(smtp.url.replace(/\d+$/, String(port)))
    await addAccount('patient@example.com')
    await askForReset(server, 'patient@example.com')
    const problems = () =>
      withStore(async ({ mails }) => (await mails.list({ limit: 9, offset: 0 })).mails.map(({ problem }) => problem))
    await expect.poll(problems, { timeout: 5_000 }).toMatchObject([{ reason: 'connection_refused' }])
    const back = await startSmtpServer(port)
    try {
      back.replies.set('RCPT', '451 4.7.1 try again later')
      const later = { reason: 'temporary', reply: '451 4.7.1 try again later' }
      await expect.poll(problems, { timeout: 10_000 }).toMatchObject([later])
      back.replies.clear()
      await expect.poll(() => back.mails.length, { timeout: 20_000 }).toBe(1)
      await expect.poll(backlog).toMatchObject({ waiting: 0, failed: 0 })
    } finally {
      await back.stop()
    }
  })

  test('200 emails are each sent once by two servers', async () => {
    await Promise.all([serve(), serve()])
    const people = Array.from({ length: 200 }, (_, index) => `person-${index}@example.com`)
    await withStore(async (store) => {
      const outbox = createOutbox({ ...systemSources(), store, hasMail: true })
      const drafts = people.map((to) => ({ kind: 'password_changed', to, at: Date.now() }) as const)
      await outbox.post(drafts, (mails) => store.mails.add(mails))
      await expect.poll(async () => (await store.mails.backlog()).waiting, { timeout: 20_000 }).toBe(0)
    })
    expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted())
    expect(new Set(smtp.mails.map(({ headers }) => headers['message-id'])).size).toBe(200)
  })

  test('an invitation of the command line is sent by the running server', async () => {
    const command = ['account', 'invite', '--email', `invited-${name.toLowerCase()}@example.com`, '--send']
    const invited = await runPlaten(command, { env: settings(smtp.url) })
    expect(invited.stderr).toContain('A running server emails it to')
    expect(await backlog()).toMatchObject({ waiting: 1 })
    await serve()
    const mail = await smtp.mailTo(`invited-${name.toLowerCase()}@example.com`)
    expect(mail.text).toMatch(/\/invitation#token=inv_/)
  })
})
