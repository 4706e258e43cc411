import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startWorker } from '../../src/app/start-app.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { type CheckedPart, runChecks } from '../../src/doctor/run-checks.ts'
import { openStore } from '../../src/store/store.ts'
import { addAccount, sampleDesign } from '../../src/store/testing/samples.ts'
import { startPostgres } from '../setup/postgres.ts'
import { hasRedis, startRedis } from '../setup/redis-server.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { mountSmallDisk } from '../setup/small-disk.ts'
import { startSmtpServer } from '../setup/smtp-server.ts'
import { type Service, startService } from '../setup/start-service.ts'

// Every test breaks one part of the installation, and reads what the doctor says about it.

const database = await startPostgres()
const disk = await mountSmallDisk(256)

let folder: string
const servers: Server[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-doctor-'))
})
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
afterAll(async () => {
  await database?.stop()
  await disk?.unmount()
  await rm(folder, { recursive: true, force: true })
})

type Environment = Record<string, string>

function examine(environment: Environment, now?: () => number): Promise<readonly CheckedPart[]> {
  return runChecks(readConfig({ PLATEN_DATA_DIR: folder, ...environment }), now ? { now } : {})
}

/** The findings of one check, as `outcome: message`. */
async function findings(check: string, environment: Environment, now?: () => number): Promise<string> {
  const found = (await examine(environment, now)).filter((finding) => finding.check === check)
  return found.map(({ outcome, message }) => `${outcome}: ${message}`).join('\n')
}

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await new Promise((resolve) => server.once('listening', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('a working installation', () => {
  let service: Service
  let publicUrl: string
  const target = { url: '' }
  /** The header that the proxy sends instead of the client's. */
  let forwardedFor: (sent: string) => string | undefined = () => '203.0.113.7'
  const environment = () => ({
    ...{ PLATEN_DATA_DIR: service.dataFolder, PUBLIC_URL: publicUrl, PLATEN_PLANS: 'unlimited=1000000' },
  })

  beforeAll(async () => {
    // The public URL must be known before the start, so it is one that forwards to the server.
    const proxy = createServer((request, response) => {
      const headers = request.headers as Record<string, string>
      const forwarded = forwardedFor(headers['x-forwarded-for'] ?? '')
      const { 'x-forwarded-for': _sent, connection: _kept, ...rest } = headers
      const sent = forwarded === undefined ? rest : { ...rest, 'x-forwarded-for': forwarded }
      void fetch(`${target.url}${request.url ?? ''}`, { headers: sent }).then(async (answer) => {
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    publicUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    service = await startService({ PUBLIC_URL: publicUrl, PLATEN_TRUST_PROXY: 'true' })
    target.url = service.url
    return () => proxy.close()
  })
  afterAll(() => service.stop())

  test('passes all checks on the command line, in color only on a terminal', async () => {
    const { code, stdout } = await runPlaten(['doctor'], { env: { ...environment(), PLATEN_WORKERS: '1' } })
    expect(stdout).toContain('✔ Database')
    expect(stdout).toContain(`${publicUrl} leads to this server.`)
    expect(stdout).toContain(`One server (${service.url}) is running, with the settings of this command.`)
    expect(stdout).toMatch(/ 1 render process of /)
    expect(stdout).not.toContain('✘')
    expect(stdout).not.toContain('\u001b')
    expect(code).toBe(0)
  })

  test('other settings of this command than those of the server are warnings', async () => {
    const other = { ...environment(), PLATEN_PLANS: 'unlimited=1000000,small=61', PLATEN_EXPORT_DAYS: '3' }
    const report = await findings('Servers', other)
    const advice = 'Run this command with the settings of the servers, or restart the servers with these.'
    expect(report.split('\n')).toEqual([
      expect.stringMatching(`^warning: PLATEN_PLANS: not set on ${service.url}, small=61:[^ ]+ here\\. ${advice}$`),
      `warning: PLATEN_EXPORT_DAYS: 7 on ${service.url}, 3 here. ${advice}`,
    ])
    const { PUBLIC_URL: _, ...withoutUrl } = environment()
    expect(await findings('Servers', withoutUrl)).toMatch(/^ok: /)
    expect(await findings('Servers', { ...environment(), PUBLIC_URL: 'http://other.test' })).toMatch(
      /^warning: PUBLIC_URL: /,
    )
  })

  test('another secret of this command than that of the server is a failure, and hides no other difference', async () => {
    const report = await findings('Servers', {
      ...environment(),
      PLATEN_SECRET: 's'.repeat(40),
      PLATEN_EXPORT_DAYS: '3',
    })
    expect(report.split('\n')).toEqual([
      expect.stringMatching(`^failed: PLATEN_SECRET differs from the secret of ${service.url}, so links`),
      expect.stringMatching(/^warning: PLATEN_EXPORT_DAYS: /),
    ])
  })

  test('the findings are also available as JSON', async () => {
    const { code, stdout } = await runPlaten(['doctor', '--json'], { env: { PLATEN_DATA_DIR: service.dataFolder } })
    const report = JSON.parse(stdout) as { ok: boolean; findings: CheckedPart[] }
    expect(report.ok).toBe(true)
    expect(report.findings.map(({ check }) => check)).toContain('Rendering')
    expect(code).toBe(0)
  })

  test('a secret that other users can read is a failure, with exit code 1', async () => {
    const file = join(service.dataFolder, 'signing-secret')
    await writeFile(file, 'of an earlier version', { mode: 0o644 })
    const { code, stdout } = await runPlaten(['doctor'], { env: { PLATEN_DATA_DIR: service.dataFolder } })
    await rm(file)
    expect(stdout).toContain(`Run: chmod 600 ${file}`)
    expect(stdout).toContain('1 failed check')
    expect(code).toBe(1)
  })

  test('a proxy that sends no X-Forwarded-For, or the client’s own, is reported', async () => {
    const environment = { PLATEN_DATA_DIR: service.dataFolder, PUBLIC_URL: publicUrl }
    expect(await findings('Proxy', environment)).toMatch(/^ok: The proxy at 127\.0\.0\.1 forwards/)
    forwardedFor = () => undefined
    expect(await findings('Proxy', environment)).toMatch(/^warning: The proxy at 127\.0\.0\.1 doesn’t set/)
    forwardedFor = (sent) => `${sent}, 203.0.113.7`
    expect(await findings('Proxy', environment)).toMatch(/^failed: Clients can choose their address/)
    forwardedFor = () => '203.0.113.7'
  })

  test('a proxy that the server does not trust is reported', async () => {
    const other = await startService({ PUBLIC_URL: publicUrl })
    target.url = other.url
    const environment = { PLATEN_DATA_DIR: other.dataFolder, PUBLIC_URL: publicUrl }
    expect(await findings('Proxy', environment)).toContain('Set PLATEN_TRUST_PROXY to its address (127.0.0.1).')
    target.url = service.url
    await other.stop()
  })

  test('only the doctor learns what the server sees of a request', async () => {
    expect(await (await fetch(`${service.url}/healthz`)).json()).toEqual({ status: 'ok' })
    const headers = { 'x-platen-diagnosis': 'x'.repeat(64) }
    expect(await (await fetch(`${service.url}/healthz`, { headers })).json()).toEqual({ status: 'ok' })
  })

  test('a public URL that leads to another program or server, or nowhere, is a failure', async () => {
    const at = (url: string): Promise<string> =>
      findings('Public URL', { PLATEN_DATA_DIR: service.dataFolder, PUBLIC_URL: url })
    const other = await listen((_request, response) => response.writeHead(404).end())
    expect(await at(other)).toContain('failed')
    expect(await at(other)).toContain('answered by another program (status 404)')
    const stranger = await listen((_request, response) => response.setHeader('x-request-id', 'req_other1').end())
    expect(await at(stranger)).toContain('leads to another Platen')
    const redirecting = await listen((_request, response) =>
      response.writeHead(301, { location: 'https://x.test/' }).end(),
    )
    expect(await at(redirecting)).toContain('redirects to https://x.test/. Set PUBLIC_URL')
    expect(await at('http://127.0.0.1:1')).toContain('doesn’t respond')
    expect(await at('http://no-such-host.invalid')).toContain('can’t be resolved')
  })
})

test('an unset public URL is a warning only if other machines can reach the server', async () => {
  expect(await findings('Public URL', { HOST: '0.0.0.0' })).toContain('warning: Other machines can reach the server')
  expect(await findings('Public URL', { HOST: '127.0.0.1' })).toContain('ok: Not set')
  expect(await findings('Public URL', { PUBLIC_URL: 'http://localhost:1' })).toContain('No server is running')
})

test('a missing database is a warning, and is not created', async () => {
  const empty = join(folder, 'empty')
  expect(await findings('Database', { PLATEN_DATA_DIR: empty })).toContain(`warning: No database in ${empty} yet`)
  expect(await findings('Database', { PLATEN_DATA_DIR: empty })).toContain(`warning: No database in ${empty} yet`)
})

test('a damaged database is a failure that says what to do', async () => {
  await writeFile(join(folder, 'platen.db'), 'not a database'.repeat(100))
  expect(await findings('Database', {})).toMatch(
    /failed: .* is not a SQLite database\. Move it away or restore a backup/,
  )
  await rm(join(folder, 'platen.db'))
})

test('a data folder that is a file is a failure', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(await findings('Data folder', { PLATEN_DATA_DIR: file })).toContain(
    `failed: ${file} must be a folder but is a file.`,
  )
})

test('a mail server that is down, or rejects the password or the recipient, is a failure', async () => {
  expect(await findings('Email', { PLATEN_SMTP_URL: 'smtp://127.0.0.1:1' })).toMatch(
    /failed: Can’t use the mail server at 127\.0\.0\.1:1 \(.*ECONNREFUSED.*\)\. Correct PLATEN_SMTP_URL/,
  )
  const smtp = await startSmtpServer()
  const send = (mailTo: string) =>
    runChecks(readConfig({ PLATEN_DATA_DIR: folder, PLATEN_SMTP_URL: smtp.url }), { mailTo })
  const emailOf = (found: readonly CheckedPart[]) => found.find(({ check }) => check === 'Email')
  try {
    expect(await findings('Email', { PLATEN_SMTP_URL: smtp.url })).toMatch(/^ok: .*accepts the connection/)
    expect(smtp.mails).toEqual([])
    expect(emailOf(await send('admin@example.com'))).toMatchObject({ outcome: 'ok' })
    expect((await smtp.mailTo('admin@example.com')).text).toContain('Email works')
    smtp.isRefusing = true
    expect(emailOf(await send('admin@example.com'))).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('rejected the sender or the recipient') as string,
    })
  } finally {
    await smtp.stop()
  }
})

test('a Redis that can’t be reached is a failure, and its password is not printed', async () => {
  expect(await findings('Redis', {})).toBe('ok: Not configured: the server counts rate limits by itself.')
  expect(await findings('Redis', { REDIS_URL: 'redis://me:sesame@127.0.0.1:1' })).toMatch(
    /^failed: Can’t use Redis at (?!.*sesame).* \(.*ECONNREFUSED.*\)\. Correct REDIS_URL/,
  )
})

describe.skipIf(!hasRedis)('Redis', () => {
  const withRedis = async (options: readonly string[], work: (url: string) => Promise<void>): Promise<void> => {
    const redis = await startRedis(options)
    try {
      await work(redis.url)
    } finally {
      await redis.stop()
    }
  }
  const found = (url: string): Promise<string> => findings('Redis', { REDIS_URL: url })
  /** While this machine is busy, the doctor also finds that Redis is slow. */
  const expectFound = (url: string, report: RegExp) => expect.poll(() => found(url)).toMatch(report)

  test('that works is reported with its version and its speed', async () => {
    await withRedis([], async (url) => {
      await expectFound(url, /^ok: (Redis|Valkey) \d+\.\S+ accepts writes and replies within [\d.]+ ms\.$/)
    })
  })

  test('that deletes keys, or has little memory left, is a warning', async () => {
    await withRedis(['--maxmemory', '2gb', '--maxmemory-policy', 'allkeys-lru'], async (url) => {
      await expectFound(url, /^warning: .*\(maxmemory-policy allkeys-lru\).* Set the policy to noeviction/)
    })
    await withRedis(['--maxmemory', '2gb', '--maxmemory-policy', 'noeviction'], async (url) => {
      await expectFound(url, /^ok: /)
      const redis = new Redis(url)
      const used = Number(/used_memory:(\d+)/.exec(await redis.info('memory'))?.[1])
      await redis.config('SET', 'maxmemory', Math.round(used * 1.05))
      redis.disconnect()
      await expectFound(url, /^warning: .* uses \d\d% of its memory limit\. Raise maxmemory/)
    })
  })

  test('that rejects the password or writes is a failure', async () => {
    await withRedis(['--requirepass', 'sesame'], async (url) => {
      expect(await found(url)).toMatch(/^failed: .* rejects the user or the password/)
      expect(await found(url.replace('//', '//:wrong@'))).toMatch(/^failed: .* rejects the user or the password/)
      await expectFound(url.replace('//', '//:sesame@'), /^ok: /)
    })
    await withRedis(['--maxmemory', '1', '--maxmemory-policy', 'noeviction'], async (url) => {
      expect(await found(url)).toMatch(/^failed: .* rejects writes, because its memory is full\. Raise maxmemory\./)
    })
    await withRedis(['--replicaof', '127.0.0.1', '1'], async (url) => {
      expect(await found(url)).toMatch(/^failed: .* because it is a replica\. Set REDIS_URL to the primary\./)
    })
  })

  test('that takes long to reply is a warning, and one that hangs a failure', async () => {
    const redis = await startRedis()
    const proxy = createTcpServer((client) => {
      const upstream = connect(redis.port, '127.0.0.1').on('error', () => client.destroy())
      client.on('error', () => upstream.destroy()).pipe(upstream)
      upstream.on('data', (bytes) => setTimeout(() => client.write(bytes), 30))
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => proxy.once('listening', resolve))
    try {
      expect(await found(`redis://127.0.0.1:${(proxy.address() as AddressInfo).port}`)).toMatch(
        /^warning: (Redis|Valkey) \S+ takes ([3-9]\d|\d{3,}) ms to reply, which delays every request\./,
      )
      redis.signal('SIGSTOP')
      expect(await found(redis.url)).toMatch(/^failed: Can’t use Redis at .*timed out/)
    } finally {
      proxy.close()
      redis.signal('SIGCONT')
      await redis.stop()
    }
  })
})

test('more render processes than the memory allows are a warning', async () => {
  expect(await findings('Memory', { PLATEN_WORKERS: '200', PLATEN_RENDER_MEMORY_MB: '65536' })).toContain(
    'warning: 200 render processes',
  )
})

describe.skipIf(disk === undefined)('a disk', () => {
  test('that is nearly full is a warning, and a full one a failure', async () => {
    const environment = { PLATEN_DATA_DIR: disk?.folder ?? '' }
    expect(await findings('Free space', environment)).toMatch(/^warning: Only \d+ MB free on the disk/)
    await disk?.fill()
    expect(await findings('Free space', environment)).toMatch(/^failed: Only 0 MB free/)
    expect(await findings('Files', environment)).toContain('failed: ')
    await disk?.makeRoom()
  })

  test('that is read-only is a failure', async () => {
    await disk?.makeReadOnly()
    expect(await findings('Data folder', { PLATEN_DATA_DIR: disk?.folder ?? '' })).toContain(
      'is on a read-only file system. Mount it writable',
    )
  })
})

describe.skipIf(database === undefined)('PostgreSQL', () => {
  const environment = (change: (url: URL) => void = () => undefined): Environment => {
    const url = new URL(database?.databaseUrl ?? '')
    change(url)
    return { DATABASE_URL: url.href, PLATEN_DATA_DIR: folder }
  }

  test('without tables is a warning, and is not changed', async () => {
    expect(await findings('Database', environment())).toContain('has no tables of Platen yet')
    expect(await findings('Database', environment())).toContain('has no tables of Platen yet')
  })

  test('that is down, lacks the database or rejects the user is a failure', async () => {
    const at = (change: (url: URL) => void): Promise<string> => findings('Database', environment(change))
    expect(await at((url) => (url.port = '1'))).toMatch(/^failed: Can’t reach the database at /)
    expect(await at((url) => (url.pathname = '/absent'))).toContain('has no database "absent". Create it')
    expect(await at((url) => (url.username = 'stranger'))).toContain('rejected the user "stranger"')
  })

  test('whose role may not create extensions is migrated, searches work, and a warning says how to speed them up', async () => {
    const admin = new pg.Client(database?.databaseUrl)
    await admin.connect()
    await admin.query('create role limited login; create schema limited authorization limited')
    const limited = environment((url) => {
      url.username = 'limited'
      url.searchParams.set('options', '-c search_path=limited')
    })
    const store = await openStore({ databaseUrl: limited['DATABASE_URL'] ?? '' })
    try {
      await store.migrate(1)
      const accountId = await addAccount(store)
      await store.designs.create(sampleDesign(accountId, { title: 'Poster' }))
      expect((await store.designs.list(accountId, { q: 'ost', limit: 1, offset: 0 })).total).toBe(1)
      expect(await findings('Database', limited)).toMatch(
        /^warning: Searches .* run in this database: create extension pg_trgm;/,
      )
      await admin.query('set search_path = limited, public; create extension pg_trgm')
      await admin.query('create index design_words_search on design_words using gin (words gin_trgm_ops)')
      expect(await findings('Database', limited)).toMatch(/^ok: /)
    } finally {
      await store.close()
      await admin.query('drop schema limited cascade; drop role limited')
      await admin.end()
    }
  })

  test('with a clock that differs is a failure, which says by how much', async () => {
    expect(await findings('Clock', environment())).toBe('ok: All clocks agree with the database’s.')
    expect(await findings('Clock', environment(), () => Date.now() - 3_600_000)).toMatch(
      /^failed: This machine’s clock is 3(?:600|599) s behind the database’s\. Synchronize/,
    )
    expect(await findings('Clock', environment(), () => Date.now() + 20_000)).toMatch(/^warning: .* ahead of/)
  })

  test('with fewer connections than all servers can open is a warning', async () => {
    const few = { ...environment(), PLATEN_DATABASE_CONNECTIONS: '1000' }
    expect(await findings('Connections', environment())).toMatch(
      /^ok: One server can open 11 connections, and PostgreSQL/,
    )
    expect(await findings('Connections', few)).toMatch(
      /^warning: One server can open 1001 connections, .* lower PLATEN_/,
    )
    const store = await openStore({ databaseUrl: environment()['DATABASE_URL'] ?? '' })
    try {
      await store.migrate(1)
      const server = { address: '', version: '1.0.0', startedAt: 1 }
      await store.servers.beat({ ...server, instance: 'one', settings: { connections: '290' } }, 1)
      await store.servers.beat({ ...server, instance: 'two', settings: {} }, 1)
      expect(await findings('Connections', environment())).toMatch(
        /^warning: 2 servers and workers can open 301 connections, and PostgreSQL accepts 297, .* Raise max_connections/,
      )
      await store.servers.remove('one')
      await store.servers.remove('two')
    } finally {
      await store.close()
    }
  })

  test('a secret that was reset, and which the server does not use yet, is a failure', async () => {
    const service = await startService(environment())
    const settings = { ...environment(), PLATEN_PLANS: 'unlimited=1000000' }
    try {
      expect(await findings('Servers', settings)).toMatch(/^ok: /)
      await service.app.operator.resetSecret()
      expect(await findings('Servers', settings)).toMatch(
        /^failed: The generated secret of the database differs .* if the secret was reset, restart all servers\.$/,
      )
    } finally {
      await service.stop()
    }
  })

  test('servers and workers are counted separately', async () => {
    const PUBLIC_URL = 'http://design.test'
    const start = () => startService({ ...environment(), PUBLIC_URL })
    const services = [await start(), await start()]
    const settings = { PUBLIC_URL, PLATEN_PLANS: 'unlimited=1000000', PLATEN_LOG_LEVEL: 'silent', PLATEN_WORKERS: '1' }
    const config = readConfig({ PLATEN_DATA_DIR: folder, ...environment(), ...settings })
    const workers = [await startWorker(config), await startWorker(config)]
    try {
      expect(await findings('Servers', { ...environment(), ...settings })).toMatch(
        /^ok: 2 servers and 2 workers are running/,
      )
    } finally {
      for (const worker of workers) await worker.close()
      for (const service of services) await service.stop()
    }
  })

  test('servers with different settings are reported by the doctor and in the log', async () => {
    const first = await startService({ ...environment(), PUBLIC_URL: 'http://design.test', PLATEN_SIGN_UP: 'open' })
    const second = await startService({
      ...environment(),
      PUBLIC_URL: 'http://design.test',
      PLATEN_SMTP_URL: 'smtp://user:ssss@localhost:25',
      PLATEN_MAIL_FROM: 'platen@example.com',
    })
    try {
      const report = await findings('Servers', environment())
      expect(report).toContain(`PLATEN_SIGN_UP: open on ${first.url}, closed on ${second.url}. Use the same`)
      expect(report).toContain(`PLATEN_SMTP_URL: not set on ${first.url}, another value on ${second.url}`)
      expect(report).not.toContain('ssss')
      expect(report).not.toContain('PUBLIC_URL')
      expect(await findings('Connections', environment())).toMatch(/^ok: 2 servers and workers can open 22 connections/)
      expect(await findings('Redis', environment())).toMatch(/^warning: Each of the 2 servers .* Set REDIS_URL/)
    } finally {
      await second.stop()
      const same = { PUBLIC_URL: 'http://design.test', PLATEN_SIGN_UP: 'open', PLATEN_PLANS: 'unlimited=1000000' }
      expect(await findings('Servers', { ...environment(), ...same })).toMatch(
        `ok: One server (${first.url}) is running`,
      )
      await first.stop()
    }
    expect(await findings('Servers', environment())).toBe('ok: No server is running.')
  })
})
