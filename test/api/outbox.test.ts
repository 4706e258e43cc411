import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, type TestContext } from 'vitest'
import { systemSources } from '../../src/installation/system-sources.ts'
import { createOutbox } from '../../src/service/mail/outbox.ts'
import type { StoreLocation } from '../../src/store/dialect.ts'
import { openStore, type Store } from '../../src/store/store.ts'
import { Browser } from '../setup/browser.ts'
import { freePort } from '../setup/free-port.ts'
import { startPostgres } from '../setup/postgres.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { type NodeProcess, startNode } from '../setup/service-process.ts'
import { type SmtpServer, startSmtpServer } from '../setup/smtp-server.ts'

/*
 * Each test has a database and a mail server of its own. Those of the two engines run at the same time, since they
 * wait for leases to end and for delays of retries.
 */

type Engine = 'SQLite' | 'PostgreSQL'

/** An empty installation, which goes with its servers when the test ends. */
class Installation {
  readonly #settings: Record<string, string>
  readonly #location: StoreLocation
  readonly #onEnd: TestContext['onTestFinished']
  readonly smtp: SmtpServer

  private constructor(
    settings: Record<string, string>,
    location: StoreLocation,
    { smtp, onEnd }: { smtp: SmtpServer; onEnd: TestContext['onTestFinished'] },
  ) {
    this.#settings = settings
    this.#location = location
    this.smtp = smtp
    this.#onEnd = onEnd
  }

  /** Skips the test without PostgreSQL. */
  static async open(engine: Engine, { onTestFinished: onEnd, skip }: TestContext): Promise<Installation> {
    const database = engine === 'PostgreSQL' ? await startPostgres() : undefined
    if (engine === 'PostgreSQL' && database === undefined) skip()
    onEnd(() => database?.stop())
    const dataDir = await mkdtemp(join(tmpdir(), 'platen-outbox-'))
    onEnd(() => rm(dataDir, { recursive: true, force: true }))
    const smtp = await startSmtpServer()
    onEnd(() => smtp.stop())
    const settings = { PORT: '0', PLATEN_DATA_DIR: dataDir, ...(database && { DATABASE_URL: database.databaseUrl }) }
    return new Installation(settings, database ?? { dataDir }, { smtp, onEnd })
  }

  settings(smtpUrl = this.smtp.url): Record<string, string> {
    return { ...this.#settings, PLATEN_SMTP_URL: smtpUrl }
  }

  async serve(smtpUrl?: string): Promise<NodeProcess & { readonly url: string }> {
    const process = startNode(['src/cli/main.ts', 'serve'], { env: this.settings(smtpUrl) })
    this.#onEnd(() => process.stop('SIGKILL'))
    const [, url = ''] = await process.line(/^Platen is running at (\S+)/)
    return { ...process, url }
  }

  async withStore<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(this.#location)
    try {
      return await work(store)
    } finally {
      await store.close()
    }
  }

  mails() {
    return this.withStore(async ({ mails }) => (await mails.list({ limit: 9, offset: 0 })).mails)
  }

  backlog() {
    return this.withStore(({ mails }) => mails.backlog())
  }

  addAccount(email: string) {
    return this.withStore((store) =>
      store.accounts.create({ id: systemSources().newId('acc'), email, plan: 'free', createdAt: Date.now() }),
    )
  }
}

/** As a visitor who has forgotten the password. */
async function askForReset(server: { readonly url: string }, email: string): Promise<void> {
  expect((await new Browser(server).post('/web/password-reset', { email })).status).toBe(202)
}

/** The tests of one engine. */
const IN_TURN = { concurrent: false }

describe.concurrent.each<Engine>(['SQLite', 'PostgreSQL'])('emails of server processes, on %s', (engine) => {
  test(
    'an email survives kill -9 before it is sent, and a second process sends it with the same Message-ID',
    IN_TURN,
    async (context) => {
      const { expect: expectHere } = context
      const place = await Installation.open(engine, context)
      const { smtp } = place
      const first = await place.serve()
      await place.addAccount('killed@example.com')
      // The mail server accepts connections, and does not greet.
      smtp.greetAfter = new Promise(() => undefined)
      await askForReset(first, 'killed@example.com')
      const [waiting] = await place.mails()
      expect(waiting).toMatchObject({ kind: 'password_reset', to: 'killed@example.com', data: {} })
      await first.stop('SIGKILL')
      expect(await place.backlog()).toMatchObject({ waiting: 1, failed: 0 })

      smtp.greetAfter = Promise.resolve()
      const second = await place.serve()
      // PostgreSQL does not know that the process has ended: the lease must end first.
      await expectHere.poll(() => smtp.mails.length).toBe(1)
      const mail = await smtp.mailTo('killed@example.com')
      expect(mail.headers['message-id']).toBe(`<${waiting?.id}@localhost>`)
      const [, token] = /\/reset#token=([^\s&]+)/.exec(mail.text) ?? []
      const reset = await new Browser(second).post('/web/password', { token, password: 'staple and a paper clip' })
      expect(reset.status).toBe(201)
      await expectHere.poll(() => place.backlog()).toMatchObject({ waiting: 0, failed: 0 })
    },
  )

  test(
    'an email is delivered once the mail server is back, after refused connections and temporary errors',
    IN_TURN,
    async (context) => {
      const { expect: expectHere } = context
      const place = await Installation.open(engine, context)
      const port = await freePort()
      const server = await place.serve(place.smtp.url.replace(/\d+$/, String(port)))
      await place.addAccount('patient@example.com')
      await askForReset(server, 'patient@example.com')
      const problems = async () => (await place.mails()).map(({ problem }) => problem)
      await expectHere.poll(problems).toMatchObject([{ reason: 'connection_refused' }])
      const back = await startSmtpServer(port)
      try {
        back.replies.set('RCPT', '451 4.7.1 try again later')
        const later = { reason: 'temporary', reply: '451 4.7.1 try again later' }
        await expectHere.poll(problems).toMatchObject([later])
        back.replies.clear()
        await expectHere.poll(() => back.mails.length).toBe(1)
        await expectHere.poll(() => place.backlog()).toMatchObject({ waiting: 0, failed: 0 })
      } finally {
        await back.stop()
      }
    },
  )

  test('200 emails are each sent once by two servers', IN_TURN, async (context) => {
    const { expect: expectHere } = context
    const place = await Installation.open(engine, context)
    await Promise.all([place.serve(), place.serve()])
    const people = Array.from({ length: 200 }, (_, index) => `person-${index}@example.com`)
    await place.withStore(async (store) => {
      const outbox = createOutbox({ ...systemSources(), store, hasMail: true })
      const drafts = people.map((to) => ({ kind: 'password_changed', to, at: Date.now() }) as const)
      await outbox.post(drafts, (mails) => store.mails.add(mails))
      await expectHere.poll(async () => (await store.mails.backlog()).waiting).toBe(0)
    })
    const { mails } = place.smtp
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual(people.toSorted())
    expect(new Set(mails.map(({ headers }) => headers['message-id'])).size).toBe(200)
  })

  test('an invitation of the command line is sent by the running server', IN_TURN, async (context) => {
    const place = await Installation.open(engine, context)
    await place.withStore((store) => store.migrate(Date.now()))
    const command = ['account', 'invite', '--email', 'invited@example.com', '--send']
    const invited = await runPlaten(command, { env: place.settings() })
    expect(invited.stderr).toContain('A running server emails it to')
    expect(await place.backlog()).toMatchObject({ waiting: 1 })
    await place.serve()
    const mail = await place.smtp.mailTo('invited@example.com')
    expect(mail.text).toMatch(/\/invitation#token=inv_/)
  })
})
