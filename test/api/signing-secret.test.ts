import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startWorker } from '../../src/app/start-app.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { turnOnTwoFactor } from '../setup/authenticator.ts'
import { Browser, PASSWORD, setUp } from '../setup/browser.ts'
import { callPlaten } from '../setup/call-platen.ts'
import { Client } from '../setup/client.ts'
import { startPostgres } from '../setup/postgres.ts'
import { startNode } from '../setup/service-process.ts'
import { type Service, startService } from '../setup/start-service.ts'

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-secret-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Starts a server process. Returns the token of its setup link, which is derived from the secret. */
async function startForToken(env: Record<string, string>): Promise<string> {
  const server = startNode(['src/cli/main.ts', 'serve'], { env: { PORT: '0', PLATEN_WORKERS: '1', ...env } })
  ends.push(() => server.stop())
  const [, token = ''] = await server.line(/Finish setup: \S+#token=(\w+)/)
  return token
}

test('two servers that start at once on an empty PostgreSQL database use the same secret', async ({ skip }) => {
  const database = await startPostgres()
  if (database === undefined) return skip()
  ends.push(() => database.stop())
  const env = { DATABASE_URL: database.databaseUrl }
  const folders = [await newFolder(), await newFolder()]
  const tokens = await Promise.all(folders.map((PLATEN_DATA_DIR) => startForToken({ ...env, PLATEN_DATA_DIR })))
  expect(tokens[0]).toMatch(/^\w{64}$/)
  expect(tokens[1]).toBe(tokens[0])
})

test('of two servers with different secrets that start at once, only one runs', async ({ skip }) => {
  const database = await startPostgres()
  if (database === undefined) return skip()
  ends.push(() => database.stop())
  const start = async (PLATEN_SECRET: string) => {
    const service = await startService({
      ...{ DATABASE_URL: database.databaseUrl, PLATEN_DATA_DIR: await newFolder(), PLATEN_SECRET },
    })
    ends.push(() => service.stop())
  }
  const starts = await Promise.allSettled([start(SECRET), start(OTHER_SECRET)])
  expect(starts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

const SECRET = 'a secret of at least 32 characters'
const OTHER_SECRET = 'another secret of 32 characters or more'

describe('while a server runs with the generated secret', () => {
  let env: { PLATEN_DATA_DIR: string }
  let server: Service

  beforeEach(async () => {
    env = { PLATEN_DATA_DIR: await newFolder() }
    server = await startService(env)
    ends.push(() => server.stop())
  })

  test('no server or worker starts with PLATEN_SECRET, and the error says what to do', async () => {
    const message = new RegExp(
      `^PLATEN_SECRET differs from the secret of ${server.url}, so links .* Set the same PLATEN_SECRET everywhere, or nowhere\\. .*stop all servers and workers before`,
    )
    await expect(startService({ ...env, PLATEN_SECRET: SECRET })).rejects.toThrow(message)
    const settings = { ...env, PLATEN_LOG_LEVEL: 'silent', PLATEN_WORKERS: '1', PLATEN_SECRET: SECRET }
    await expect(startWorker(readConfig(settings))).rejects.toThrow(message)
    const same = await startService(env)
    await same.stop()
  })

  test('commands with PLATEN_SECRET print no links and create nothing that needs one', async () => {
    await setUp(server, 'owner@example.com')
    const run = (...args: string[]) => callPlaten(args, { env: { ...env, PLATEN_SECRET: SECRET } })
    for (const args of [
      ['reset-link', '--email', 'owner@example.com'],
      ['create', '--email', 'new@example.com'],
      ['invite', '--email', 'new@example.com'],
    ]) {
      const { code, stdout, stderr } = await run('account', ...args)
      expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('PLATEN_SECRET differs')])
    }
    expect(await server.app.operator.accounts.findByEmail('new@example.com')).toBeUndefined()
    expect((await server.app.operator.invitations.list({ offset: 0, limit: 1 })).total).toBe(0)
    expect((await callPlaten(['account', 'reset-link', '--email', 'owner@example.com'], { env })).code).toBe(0)
  })

  test('after a reset, servers start and commands print links only once it has stopped', async () => {
    await setUp(server, 'owner@example.com')
    await callPlaten(['secret', 'reset'], { env })
    const refused = /^The generated secret of the database differs .* if the secret was reset, restart all servers\./
    await expect(startService(env)).rejects.toThrow(refused)
    const link = () => callPlaten(['account', 'reset-link', '--email', 'owner@example.com'], { env })
    expect(await link()).toMatchObject({ code: 1, stderr: expect.stringContaining('restart all servers') })
    await server.stop()
    const restarted = await startService(env)
    ends.push(() => restarted.stop())
    expect(await link()).toMatchObject({ code: 0 })
  })

  test('once it has stopped, servers and workers start with PLATEN_SECRET, and then none without it', async () => {
    await server.stop()
    const own = { ...env, PLATEN_SECRET: SECRET }
    const worker = await startWorker(readConfig({ ...own, PLATEN_LOG_LEVEL: 'silent', PLATEN_WORKERS: '1' }))
    ends.push(() => worker.close())
    await expect(startService(env)).rejects.toThrow('If PLATEN_SECRET is set there, set it here, too')
    const first = await startService(own)
    ends.push(() => first.stop())
    // Signs nothing, so it needs no secret.
    const other = await startWorker(readConfig({ ...env, PLATEN_LOG_LEVEL: 'silent', PLATEN_WORKERS: '1' }))
    await other.close()
  })
})

test('after a reset, links stop working with the next start, but sessions, keys and authenticator apps do not', async () => {
  const env = { PLATEN_DATA_DIR: await newFolder(), PLATEN_PLANS: 'unlimited=1000000' }
  const before = await startService(env)
  const email = 'owner@example.com'
  const owner = await setUp(before, email)
  const { app } = await turnOnTwoFactor(owner)
  const client = await before.client()
  const { _id: designId } = (await client.post('/api/designs', { width: 20, height: 20 })).body
  const completed = await client.post('/api/exports', { designId, format: 'png' }, { prefer: 'wait=30' })
  const download = new URL(completed.body.downloadUrl)
  const pathOf = (url: URL): string => url.pathname + url.search
  const link = (await callPlaten(['account', 'reset-link', '--email', email], { env })).stdout

  const reset = await callPlaten(['secret', 'reset'], { env })
  expect(reset).toMatchObject({ code: 0, stdout: expect.stringMatching(/Restart all servers[^]*no longer work/) })
  expect((await client.get(pathOf(download))).status).toBe(200)
  await before.stop()

  const after = await startService(env)
  ends.push(() => after.stop())
  const again = new Client(after.url, client.key)
  expect((await again.get(pathOf(download))).status).toBe(404)
  const { downloadUrl } = (await again.get(`/api/exports/${completed.body._id}`)).body
  expect((await again.get(pathOf(new URL(downloadUrl)))).status).toBe(200)
  const [, token] = /#token=([^\s&]+)/.exec(link) ?? []
  const password = 'another battery horse'
  const browser = new Browser(after)
  expect((await browser.post('/web/password', { token, password })).status).toBe(410)

  for (const [name, value] of owner.cookies) browser.cookies.set(name, value)
  expect((await browser.get('/web/session')).body.account.email).toBe(email)
  const other = new Browser(after)
  expect((await other.post('/web/session', { email, password: PASSWORD })).status).toBe(202)
  expect((await other.post('/web/session/code', { code: app.code() })).status).toBe(201)
  const { entries } = (await browser.get('/web/operator/audit?action=secret_reset')).body
  expect(entries).toMatchObject([{ actor: { source: 'command line' }, account: { _id: null } }])
})

test('a reset is rejected while PLATEN_SECRET is set', async () => {
  const env = { PLATEN_DATA_DIR: await newFolder(), PLATEN_SECRET: 'a secret of at least 32 characters' }
  await callPlaten(['migrate'], { env })
  const { code, stdout, stderr } = await callPlaten(['secret', 'reset'], { env })
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('Change PLATEN_SECRET instead.')])
})
