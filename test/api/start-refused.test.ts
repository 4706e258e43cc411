import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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

/** Exactly one line, one sentence, no stack; `words` are what it must say. */
function expectOneSentence({ code, stdout, stderr }: Ran, words: readonly (string | RegExp)[]): void {
  const said = stderr.replace(/^Starting Platen …\n/, '')
  for (const word of words) {
    if (typeof word === 'string') expect(said).toContain(word)
    else expect(said).toMatch(word)
  }
  expect(said).toMatch(/^[^\n]+\.\n$/)
  expect(said).not.toMatch(/node_modules|\.ts:\d|Error:|errcode/)
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
}

function sqlite(path: string, statements: string): void {
  const database = new DatabaseSync(path)
  database.exec(statements)
  database.close()
}

interface Case {
  readonly name: string
  /** Prepares the folder and returns what differs from the settings of every case. */
  readonly prepare: (folder: string) => Promise<Record<string, string> | undefined>
  readonly words: readonly (string | RegExp)[]
  /** Whether the commands meet it too. */
  readonly commands?: false
}

const CASES: readonly Case[] = [
  {
    name: 'a data folder that is a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'file'), '')
      return { PLATEN_DATA_DIR: join(folder, 'file') }
    },
    words: [/\/file is a file, and must be a folder/, 'PLATEN_DATA_DIR'],
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
      await runPlaten(['migrate'], { env: { PLATEN_DATA_DIR: folder } })
      const path = join(folder, 'platen.db')
      sqlite(path, 'pragma journal_mode = delete')
      const file = await open(path, 'r+')
      await file.write(Buffer.alloc(16_000, 0xab), 0, 16_000, 100)
      await file.close()
      return undefined
    },
    words: [/platen\.db is (damaged|not a SQLite database)/, 'restore a backup'],
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
    words: [/platen\.db holds the tables of another application/, 'PLATEN_DATA_DIR'],
  },
  {
    name: 'a database of a newer version',
    prepare: async (folder) => {
      await runPlaten(['migrate'], { env: { PLATEN_DATA_DIR: folder } })
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
    words: [/platen\.db is a folder, and must be a file/],
  },
  {
    name: 'an empty secret file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'signing-secret'), '\n')
      return undefined
    },
    words: [/signing-secret must hold a secret of at least 32 characters and holds 0/, 'delete it'],
    commands: false,
  },
  {
    name: 'a folder for files that is a file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'files'), '')
      return undefined
    },
    words: [/files.* is a file, and must be a folder/],
    commands: false,
  },
  {
    name: 'a PostgreSQL that is not there',
    prepare: () => Promise.resolve({ DATABASE_URL: 'postgres://nobody:hidden-word@127.0.0.1:1/none' }),
    words: ['127.0.0.1:1', 'ECONNREFUSED', 'check that PostgreSQL is running', 'DATABASE_URL', /^(?!.*hidden-word)/],
  },
  {
    name: 'an address that the machine has not',
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

const run = (folder: string, args: string[], env?: Record<string, string>): Promise<Ran> =>
  runPlaten(args, { env: { PORT: '0', PLATEN_WORKERS: '1', PLATEN_DATA_DIR: folder, ...env } })

describe('a start ends with one sentence about', () => {
  test.each(CASES)('$name', async ({ name, prepare, words }) => {
    const folder = await folderFor(name)
    const env = await prepare(folder)
    expectOneSentence(await run(folder, ['serve'], env), words)
  })

  test('a port in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const address = other.address()
    const PORT = String(typeof address === 'object' && address ? address.port : 0)
    try {
      expectOneSentence(await run(await folderFor('port'), ['serve'], { PORT }), [`127.0.0.1:${PORT}`, 'with PORT'])
    } finally {
      other.close()
    }
  })

  test.skipIf(disk === undefined)('a full disk, and about a read-only one', async () => {
    const folder = disk?.folder ?? ''
    await writeFile(join(folder, 'filler'), Buffer.alloc(1024 * 1024)).catch(() => undefined)
    expectOneSentence(await run(folder, ['serve']), ['no room left on the disk', folder, 'PLATEN_DATA_DIR'])
    expectOneSentence(await run(folder, ['migrate']), ['no room left on the disk', folder])
    await rm(join(folder, 'filler'))
    await rm(join(folder, 'platen.db'), { force: true })
    await disk?.makeReadOnly()
    expectOneSentence(await run(folder, ['serve']), ['read-only', folder, 'PLATEN_DATA_DIR'])
  })
})

describe('a command ends with the same sentence about', () => {
  test.each(CASES.filter(({ commands }) => commands !== false))('$name', async ({ name, prepare, words }) => {
    const folder = await folderFor(`command ${name}`)
    const env = await prepare(folder)
    expectOneSentence(await run(folder, ['migrate'], env), words)
  })
})

describe.skipIf(postgres === undefined)('a PostgreSQL', () => {
  const url = (change: (url: URL) => void): string => {
    const changed = new URL(postgres?.databaseUrl ?? '')
    change(changed)
    return changed.href
  }

  test.each([
    [
      'database that is not there',
      (each: URL): void => void (each.pathname = '/absent'),
      ['no database "absent"', 'create it'],
    ],
    [
      'user that is not there',
      (each: URL): void => void (each.username = 'nobody'),
      ['refuses the user "nobody"', 'password'],
    ],
  ] as const)('%s is named', async (_name, change, words) => {
    const env = { DATABASE_URL: url(change) }
    for (const command of [['serve'], ['migrate']]) {
      expectOneSentence(await run(await folderFor('postgres'), command, env), [...words, 'DATABASE_URL'])
    }
  })

  test('with another application’s tables of the same names is refused', async () => {
    const client = new pg.Client(postgres?.databaseUrl)
    await client.connect()
    await client.query('create table accounts (name text)')
    await client.end()
    const ran = await run(await folderFor('postgres'), ['serve'], { DATABASE_URL: postgres?.databaseUrl ?? '' })
    expectOneSentence(ran, ['holds the tables of another application', 'DATABASE_URL'])
  })
})
