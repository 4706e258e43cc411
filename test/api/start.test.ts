import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPlaten } from '../setup/call-platen.ts'
import { Client } from '../setup/client.ts'
import { ended, type Exported } from '../setup/exporting.ts'
import { openPicture } from '../setup/pictures.ts'
import { type NodeProcess, startNode } from '../setup/service-process.ts'

const run = promisify(execFile)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-start-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

interface Started extends NodeProcess {
  readonly output: { stdout: string; stderr: string }
  readonly url: string
}

/** Starts the service on a data folder and collects its output. */
async function serve(name: string, env: Record<string, string> = {}): Promise<Started> {
  const output = { stdout: '', stderr: '' }
  const started = startNode(['src/cli/main.ts', 'start'], {
    env: { PORT: '0', PLATEN_WORKERS: '1', PLATEN_DATA_DIR: join(folder, name), ...env },
  })
  started.process.stdout?.on('data', (data: Buffer) => (output.stdout += data.toString()))
  started.process.stderr?.on('data', (data: Buffer) => (output.stderr += data.toString()))
  const [, url = ''] = await started.line(/^Platen is running at (\S+)/)
  await started.line(/Create an API key: .*npm run|&& echo "Saved/)
  return { ...started, output, url }
}

function printedKey({ output }: Started): string {
  return /^ {2}(pl_\w+)$/m.exec(output.stderr)?.[1] ?? ''
}

describe('a start', () => {
  test('on an empty folder prints an API key and three working commands, and no key on the next start', async () => {
    const first = await serve('first')
    const key = printedKey(first)
    expect(key).toMatch(/^pl_[0-9A-Za-z]{46}$/)
    expect(first.output.stderr).toContain(`${first.url}/docs`)
    const lines = first.output.stderr.split('\n').filter((line) => line.includes('curl'))
    expect(lines).toHaveLength(3)

    // Runs the commands in a shell without our settings, in another folder.
    const shell = await mkdtemp(join(folder, 'shell-'))
    const { stdout } = await run('bash', ['--norc', '-c', lines.join('\n')], { cwd: shell })
    expect(stdout).toBe('Saved design.png\n')
    const picture = await openPicture(await readFile(join(shell, 'design.png')))
    expect(picture.format).toBe('png')
    const client = new Client(first.url, key)
    const { body: list } = await client.get('/api/designs')
    expect(list.total).toBe(1)
    expect(picture).toMatchObject({ width: list.designs[0].width, height: list.designs[0].height })

    await first.stop()
    expect(first.process.exitCode).toBe(0)
    // Standard output contains only the log: JSON lines, without the key.
    for (const line of first.output.stdout.trim().split('\n')) expect(() => JSON.parse(line) as unknown).not.toThrow()
    expect(first.output.stdout).not.toContain(key)

    const second = await serve('first')
    try {
      expect(second.output.stderr).not.toMatch(/pl_/)
      expect(second.output.stderr).toMatch(
        /Create an API key: PLATEN_DATA_DIR='\/.*\/first' npm run -s platen -- key create/,
      )
      const again = new Client(second.url, key)
      expect((await again.get('/api/designs')).body.designs[0]._id).toBe(list.designs[0]._id)
      const { body: exports } = await again.get('/api/exports')
      const { status } = await fetch((exports.exports as Exported[])[0]?.downloadUrl ?? '')
      expect(status).toBe(200)
    } finally {
      await second.stop()
    }
  })

  test('prints the setup link until the owner account exists', async () => {
    const first = await serve('set-up', { PUBLIC_URL: 'https://design.example.com/x' })
    const [, token] = /https:\/\/design\.example\.com\/x\/welcome#token=(\w+)/.exec(first.output.stderr) ?? []
    expect(first.output.stderr).toContain('Finish setup: https://design.example.com/x/welcome')
    await first.stop()

    const local = await serve('set-up')
    expect(local.output.stderr).toContain(`${local.url}/welcome#token=${token ?? 'none'}`)
    const account = { email: 'me@example.com', password: 'correct horse battery' }
    const created = await new Client(local.url).post('/web/setup', { ...account, token }, { origin: local.url })
    expect(created.status).toBe(201)
    await local.stop()

    const second = await serve('set-up')
    expect(second.output.stderr).not.toContain('token=')
    expect(second.output.stdout + local.output.stdout + first.output.stdout).not.toContain(token)
    await second.stop()
  })

  test('of two servers at once on one empty folder gives both the same store', async () => {
    const servers = await Promise.all([serve('twins'), serve('twins')])
    try {
      const keys = servers.map(printedKey).filter((key) => key !== '')
      expect(keys).toHaveLength(1)
      const [one, other] = servers.map(({ url }) => new Client(url, keys[0])) as [Client, Client]
      const { body: design } = await one.post('/api/designs', { width: 64, height: 64 })
      expect((await other.get(`/api/designs/${design._id}`)).body).toMatchObject({
        _id: design._id,
        title: design.title,
      })
      // Both servers accept exports, either renders each of them, and both serve the files.
      const queued = await Promise.all(
        [1, 2, 3, 4, 5, 6].map((scale) =>
          (scale % 2 ? one : other).post('/api/exports', { designId: design._id, format: 'png', scale }),
        ),
      )
      for (const [index, { body }] of queued.entries()) {
        const client = index % 2 ? one : other
        const finished = await ended(client, body._id as string)
        expect(finished.status).toBe('completed')
        expect((await fetch(finished.downloadUrl)).status).toBe(200)
        const otherUrl = new URL(finished.downloadUrl)
        otherUrl.host = new URL((index % 2 ? other : one).base).host
        expect((await fetch(otherUrl)).status).toBe(200)
      }
      for (const client of [one, other]) expect((await client.get('/api/exports')).body.total).toBe(6)
      // A change at one server is immediately visible at the other, and so is a stale revision.
      await one.get('/api/designs')
      await other.patch(`/api/designs/${design._id}`, { title: 'Changed elsewhere' })
      expect((await one.get('/api/designs')).body.designs[0].title).toBe('Changed elsewhere')
      const stale = await one.patch(`/api/designs/${design._id}`, { title: 'x' }, { 'if-match': '"1"' })
      expect(stale.status).toBe(412)
    } finally {
      await Promise.all(servers.map((server) => server.stop()))
    }
    expect(servers.map(({ process }) => process.exitCode)).toEqual([0, 0])
  })
})

test('a start that cannot create the first API key reports it, and serves', async () => {
  const env = { PORT: '0', PLATEN_WORKERS: '1', PLATEN_DATA_DIR: join(folder, 'keyless') }
  await callPlaten(['migrate'], { env })
  const database = new DatabaseSync(join(folder, 'keyless', 'platen.db'))
  database.exec("create trigger no_keys before insert on api_keys begin select raise(abort, 'the disk is full'); end")
  const server = startNode(['src/cli/main.ts', 'start'], { env })
  try {
    const [, url = ''] = await server.line(/^Platen is running at (\S+), but creating the first API key failed: /)
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    database.exec('drop trigger no_keys')
    const { stdout } = await callPlaten(['key', 'create', '--email', 'a@example.com', '--create-account'], { env })
    const client = new Client(url, /pl_\w+/.exec(stdout)?.[0])
    expect((await client.post('/api/designs', { width: 10, height: 10 })).status).toBe(201)
  } finally {
    database.close()
    await server.stop()
  }
  expect(server.process.exitCode).toBe(0)
})

test('a start with invalid settings reports all of them, with what is allowed and what was received', async () => {
  const secret = 'short-secret'
  const env = {
    PORT: '99999',
    PLATEN_WORKERS: 'many',
    PLATEN_RENDER_TIMEOUT_SECONDS: '0',
    PLATEN_EXPORT_DAYS: '-1',
    PLATEN_PLANS: 'free=sixty',
    PLATEN_SECRET: secret,
    PUBLIC_URL: 'ftp://example.com',
    DATABASE_URL: 'mysql://localhost/x',
    PLATEN_TRUST_PROXY: 'maybe?',
    PLATEN_LOG_LEVEL: 'loud',
    PLATEN_TRASH_DAY: '3',
  }
  const { code, stdout, stderr } = await callPlaten(['start'], { env })
  for (const words of [
    /PORT must be an integer from 0 to 65535; received "99999"/,
    /PLATEN_WORKERS must be .* received "many"/,
    /PLATEN_RENDER_TIMEOUT_SECONDS must be/,
    /PLATEN_EXPORT_DAYS must be/,
    /PLATEN_PLANS must be .*free=60/,
    /PLATEN_SECRET must be at least 32 random characters/,
    /PUBLIC_URL must be/,
    /DATABASE_URL must be .*postgres:\/\//,
    /PLATEN_TRUST_PROXY must be/,
    /PLATEN_LOG_LEVEL must be one of .*info.*; received "loud"/,
    /Unknown setting PLATEN_TRASH_DAY\. Did you mean PLATEN_TRASH_DAYS\?/,
    new RegExp(`^(?![^]*${secret})`),
  ]) {
    expect(stderr).toMatch(words)
  }
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
  expect(stderr).not.toMatch(/\n\s+at |node_modules|\.ts:\d|Platen is running at/)
})
