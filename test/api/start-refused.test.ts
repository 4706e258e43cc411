import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../../src/app/start-app.ts'
import { explain } from '../../src/cli/report-failure.ts'
import { readConfig } from '../../src/config/read-config.ts'
import { openMigratedStore } from '../../src/installation/open-store.ts'
import { openOperator } from '../../src/installation/operator.ts'
import { srgbProfile } from '../../src/render/pdf/srgb-profile.ts'
import { hasRedis, startRedis } from '../setup/redis-server.ts'
import { startPostgres } from '../setup/postgres.ts'
import { type Ran, runPlaten } from '../setup/run-platen.ts'
import { mountSmallDisk } from '../setup/small-disk.ts'

const postgres = await startPostgres()
const disk = await mountSmallDisk(1)

let root: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'platen-refused-'))
})
afterAll(async () => {
  await rm(root, { recursive: true, force: true })
  await postgres?.stop()
  await disk?.unmount()
})

/** Expects exactly one line, with all `words` and without a stack. */
function expectOneLine(message: string, words: readonly (string | RegExp)[]): void {
  for (const word of words) {
    if (typeof word === 'string') expect(message).toContain(word)
    else expect(message).toMatch(word)
  }
  expect(message).toMatch(/^[^\n]+\.$/)
  expect(message).not.toMatch(/node_modules|\.ts:\d|Error:|errcode/)
}

/** Expects that a process printed one line and ended with status 1. */
function expectExit({ code, stdout, stderr }: Ran, words: readonly (string | RegExp)[]): void {
  const printed = stderr.replace(/^Starting Platen…\n/, '')
  expect(printed.endsWith('\n')).toBe(true)
  expectOneLine(printed.slice(0, -1), words)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
}

function sqlite(path: string, statements: string): void {
  const database = new DatabaseSync(path)
  database.exec(statements)
  database.close()
}

interface Case {
  readonly name: string
  /** Prepares the folder and returns additional settings. */
  readonly prepare: (folder: string) => Promise<Record<string, string> | undefined>
  readonly words: readonly (string | RegExp)[]
  /** False if commands succeed in this case. */
  readonly commands?: false
}

const CASES: readonly Case[] = [
  {
    name: 'an ICC profile for displays',
    prepare: async (folder) => {
      await mkdir(join(folder, 'icc'))
      await writeFile(join(folder, 'icc/screen.icc'), srgbProfile())
      return { PLATEN_ICC_DIR: join(folder, 'icc') }
    },
    words: ['PLATEN_ICC_DIR', /icc\/screen\.icc must be a profile of a printing process; it is one of displays/],
    commands: false,
  },
  {
    name: 'a folder of ICC profiles that does not exist',
    prepare: (folder) => Promise.resolve({ PLATEN_ICC_DIR: join(folder, 'none') }),
    words: [/PLATEN_ICC_DIR, .*none, cannot be read \(ENOENT\)/],
    commands: false,
  },
  {
    name: 'a data folder that is a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'file'), '')
      return { PLATEN_DATA_DIR: join(folder, 'file') }
    },
    words: [/\/file must be a folder but is a file/, 'PLATEN_DATA_DIR'],
  },
  {
    name: 'a data folder below a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'file'), '')
      return { PLATEN_DATA_DIR: join(folder, 'file/data') }
    },
    words: [/\/file/, 'is a file', 'PLATEN_DATA_DIR'],
  },
  {
    name: 'a database that is not SQLite',
    prepare: async (folder) => {
      await writeFile(join(folder, 'platen.db'), 'this is a letter and no database\n'.repeat(100))
      return undefined
    },
    words: [/platen\.db is not a SQLite database/, 'backup'],
  },
  {
    name: 'a damaged database',
    prepare: async (folder) => {
      await migrate(folder)
      const path = join(folder, 'platen.db')
      sqlite(path, 'pragma journal_mode = delete')
      const file = await open(path, 'r+')
      await file.write(Buffer.alloc(16_000, 0xab), 0, 16_000, 100)
      await file.close()
      return undefined
    },
    words: [/platen\.db is (damaged|not a SQLite database)/, /restore a backup/i],
  },
  {
    name: 'a database of another application',
    prepare: (folder) => {
      sqlite(join(folder, 'platen.db'), 'create table songs (title text)')
      return Promise.resolve(undefined)
    },
    words: [/platen\.db belongs to another application/, 'choose another'],
  },
  {
    name: 'a database of another application with migrations of its own',
    prepare: (folder) => {
      sqlite(join(folder, 'platen.db'), 'create table migrations (id integer, batch integer)')
      return Promise.resolve(undefined)
    },
    words: [/platen\.db contains tables of another application/, 'PLATEN_DATA_DIR'],
  },
  {
    name: 'a database of a newer version',
    prepare: async (folder) => {
      await migrate(folder)
      sqlite(join(folder, 'platen.db'), "insert into migrations values ('999-later', 1)")
      return undefined
    },
    words: [/platen\.db was written by a newer version of Platen/, '999-later', 'Start that version'],
  },
  {
    name: 'a database that is a folder',
    prepare: async (folder) => {
      await mkdir(join(folder, 'platen.db'))
      return undefined
    },
    words: [/platen\.db must be a file but is a folder/],
  },
  {
    name: 'an empty secret file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'signing-secret'), '\n')
      return undefined
    },
    words: [/signing-secret must contain a secret of at least 32 characters; it has 0/, 'delete it'],
    commands: false,
  },
  {
    name: 'a folder for files that is a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'files'), '')
      return undefined
    },
    words: [/files.* must be a folder but is a file/],
    commands: false,
  },
  {
    name: 'an unreachable PostgreSQL server',
    prepare: () => Promise.resolve({ DATABASE_URL: 'postgres://stranger:hidden-word@127.0.0.1:1/none' }),
    words: [
      /Can’t reach the database.*DATABASE_URL/,
      '127.0.0.1:1',
      'ECONNREFUSED',
      'Check that PostgreSQL is running',
      'DATABASE_URL',
      /^(?!.*hidden-word)/,
    ],
  },
  {
    name: 'an address the machine does not have',
    prepare: () => Promise.resolve({ HOST: '192.0.2.7' }),
    words: ['192.0.2.7', 'HOST'],
    commands: false,
  },
]

async function folderFor(name: string): Promise<string> {
  const folder = join(root, name.replaceAll(/\W+/g, '-'))
  await mkdir(folder, { recursive: true })
  return folder
}

type Environment = Readonly<Record<string, string>>

const environment = (folder: string, env: Environment = {}): Record<string, string> => {
  return { PORT: '0', PLATEN_WORKERS: '1', PLATEN_DATA_DIR: folder, PLATEN_LOG_LEVEL: 'silent', ...env }
}

const run = (folder: string, args: string[], env?: Environment): Promise<Ran> =>
  runPlaten(args, { env: environment(folder, env) })

async function migrate(folder: string, env?: Environment): Promise<void> {
  const operator = await openOperator(readConfig(environment(folder, env)), { create: true })
  await operator.close()
}

async function start(folder: string, env?: Environment): Promise<void> {
  const app = await startApp(readConfig(environment(folder, env)))
  await app.close()
}

/** Returns what the command line prints if `work` fails. It runs in this process, because a new one takes a second. */
async function messageOf(work: Promise<void>): Promise<string> {
  return work.then(() => 'nothing failed', explain)
}

describe('a process that cannot start prints one line about', () => {
  const words = [/\/file must be a folder but is a file/, 'PLATEN_DATA_DIR']

  test.each([['start'], ['serve'], ['work'], ['migrate']])(
    'its data folder, and ends with status 1: %s',
    async (command) => {
      const file = join(await folderFor(`process ${command}`), 'file')
      await writeFile(file, '')
      expectExit(await run(file, [command]), words)
    },
  )

  // An open connection to Redis would keep the process running.
  test.each(hasRedis ? ['without', 'with'] : ['without'])('a port in use, %s Redis', async (redisUse) => {
    const redis = redisUse === 'with' ? await startRedis() : undefined
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    try {
      expectExit(
        await run(await folderFor(`port ${redisUse} redis`), ['start'], { PORT, REDIS_URL: redis?.url ?? '' }),
        [`Port ${PORT} is already in use on 127.0.0.1`, 'Set PORT'],
      )
    } finally {
      other.close()
      await redis?.stop()
    }
  })

  test.each(['start', 'serve'])('a file in the way after everything is open: %s', async (command) => {
    const redis = hasRedis ? await startRedis() : undefined
    const folder = await folderFor(`late ${command}`)
    const settings = {
      ...{ REDIS_URL: redis?.url ?? '', PLATEN_SMTP_URL: 'smtp://127.0.0.1:1' },
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    }
    // Is written once the server listens.
    await writeFile(join(folder, 'services'), '')
    try {
      expectExit(await run(folder, [command], settings), [`Can’t use ${folder}/services: file already exists.`])
    } finally {
      await redis?.stop()
    }
    const { store } = await openMigratedStore(readConfig({ PLATEN_DATA_DIR: folder }), Date.now)
    expect(await store.servers.list()).toEqual([])
    await store.close()
  })

  test('the port of a worker in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const port = String(typeof address === 'object' && address ? address.port : 0)
    const settings = { PLATEN_HEALTH_PORT: port, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }
    try {
      expectExit(await run(await folderFor('port of a worker'), ['work'], settings), [
        `Port ${port} is already in use`,
        'Set PLATEN_HEALTH_PORT',
      ])
    } finally {
      other.close()
    }
  })

  test.skipIf(disk === undefined)('a full disk, and a read-only disk', async () => {
    const folder = disk?.folder ?? ''
    await writeFile(join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => undefined)
    const isFull = ['No space left on the disk', folder]
    expectExit(await run(folder, ['start']), [...isFull, 'PLATEN_DATA_DIR'])
    expectExit(await run(folder, ['migrate']), isFull)
    await rm(join(folder, 'filler'))
    await rm(join(folder, 'platen.db'), { force: true })
    await disk?.makeReadOnly()
    expectExit(await run(folder, ['start']), ['read-only', folder, 'PLATEN_DATA_DIR'])
  })
})

describe('a start fails with one line about', () => {
  test.each(CASES)('$name', async ({ name, prepare, words }) => {
    const folder = await folderFor(name)
    const env = await prepare(folder)
    expectOneLine(await messageOf(start(folder, env)), words)
  })
})

describe('a command fails with the same line about', () => {
  test.each(CASES.filter(({ commands }) => commands !== false))('$name', async ({ name, prepare, words }) => {
    const folder = await folderFor(`command ${name}`)
    const env = await prepare(folder)
    expectOneLine(await messageOf(migrate(folder, env)), words)
  })
})

const [LOCKED, ABSENT] = ['locked_user', 'absent_user']

/** Makes the test server require a password for these two users only. */
async function requirePasswords(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(`drop role if exists ${LOCKED}`)
    await client.query(`create role ${LOCKED} login password 'right-word'`)
    const { rows } = await client.query<{ hba_file: string }>('show hba_file')
    const path = rows[0]?.hba_file ?? ''
    const rule = `host all ${LOCKED},${ABSENT} 127.0.0.1/32 scram-sha-256\n`
    const rules = await readFile(path, 'utf8')
    if (!rules.startsWith(rule)) await writeFile(path, `${rule}${rules}`)
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
  const absent = new URL(databaseUrl)
  ;[absent.username, absent.password] = [ABSENT, 'wrong-word']
  await expect.poll(() => refusalOf(absent.href)).toBe('28P01')
}

async function refusalOf(databaseUrl: string): Promise<string | undefined> {
  const client = new pg.Client(databaseUrl)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    return error instanceof pg.DatabaseError ? error.code : undefined
  } finally {
    await client.end().catch(() => undefined)
  }
}

describe.skipIf(postgres === undefined)('PostgreSQL', () => {
  const url = (change: (url: URL) => void): string => {
    const changed = new URL(postgres?.databaseUrl ?? '')
    change(changed)
    return changed.href
  }

  test.each([
    [
      'database that does not exist',
      (target: URL): void => void (target.pathname = '/absent'),
      ['no database "absent"', 'Create it'],
    ],
    [
      'user that does not exist',
      (target: URL): void => void (target.username = 'stranger'),
      ['rejected the user "stranger"', 'password'],
    ],
  ] as const)('with a %s is rejected', async (_name, change, words) => {
    const env = { DATABASE_URL: url(change) }
    const folder = await folderFor('postgres')
    for (const work of [start, migrate]) {
      expectOneLine(await messageOf(work(folder, env)), [...words, 'DATABASE_URL'])
    }
  })

  test.each([
    ['a wrong password', `${LOCKED}:wrong-word`, [`rejected the user "${LOCKED}"`, 'Check the user and the password']],
    ['no password', LOCKED, [`requires a password for the user "${LOCKED}"`]],
    ['a user that does not exist', `${ABSENT}:wrong-word`, [`rejected the user "${ABSENT}"`, 'Check the user']],
  ] as const)('that requires a password rejects %s', async (_name, credentials, words) => {
    await requirePasswords(postgres?.databaseUrl ?? '')
    const env = { DATABASE_URL: (postgres?.databaseUrl ?? '').replace('//platen@', `//${credentials}@`) }
    const folder = await folderFor('password')
    for (const work of [start, migrate]) {
      expectOneLine(await messageOf(work(folder, env)), [...words, 'DATABASE_URL', /^(?!.*wrong-word)/])
    }
  })

  test('with another application’s tables of the same names is rejected', async () => {
    const client = new pg.Client(postgres?.databaseUrl)
    await client.connect()
    await client.query('create table accounts (name text)')
    await client.end()
    const refused = start(await folderFor('postgres'), { DATABASE_URL: postgres?.databaseUrl ?? '' })
    expectOneLine(await messageOf(refused), ['contains tables of another application', 'DATABASE_URL'])
  })
})
