import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandDesign, brandFont, uploadFont } from '../setup/brand-font.ts'
import { Client } from '../setup/client.ts'
import { download, ended, exported } from '../setup/exporting.ts'
import { mountSmallDisk } from '../setup/small-disk.ts'
import { multiplyDesign } from '../setup/many-designs.ts'
import { type PostgresDatabase, startPostgres } from '../setup/postgres.ts'
import { runPlaten } from '../setup/run-platen.ts'
import { startNode } from '../setup/service-process.ts'
import { type Service, startService } from '../setup/start-service.ts'

/*
 * Backups of a server under load, with the commands as processes of their own, and restores into an
 * empty folder and database, where everything is compared through the API.
 */

const removals: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const remove of removals.toReversed()) await remove()
})

type Environment = Record<string, string>

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'platen-backup-'))
  removals.push(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** An empty installation. Returns undefined without PostgreSQL. */
async function newPlace(engine: string): Promise<Environment | undefined> {
  const PLATEN_DATA_DIR = join(await newFolder(), 'data')
  if (engine === 'SQLite') return { PLATEN_DATA_DIR }
  const database: PostgresDatabase | undefined = await startPostgres()
  if (database === undefined) return undefined
  removals.push(() => database.stop())
  return { PLATEN_DATA_DIR, DATABASE_URL: database.databaseUrl }
}

/** Returns 0 before the table exists. */
async function countDesigns(place: Environment): Promise<number> {
  const client = new pg.Client(place['DATABASE_URL'])
  await client.connect()
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from designs')
    return Number(rows[0]?.count)
  } catch {
    return 0
  } finally {
    await client.end()
  }
}

async function succeed(args: readonly string[], env: Environment): Promise<string> {
  const { code, stdout, stderr } = await runPlaten(args, { env })
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`)
  return stdout
}

let color = 0

function picture(): Promise<Buffer> {
  color += 1
  const background = { r: color % 256, g: Math.floor(color / 256), b: 90 }
  return sharp({ create: { width: 40, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
}

async function upload(client: Client): Promise<{ readonly _id: string; readonly url: string }> {
  const type = { 'content-type': 'application/octet-stream' }
  const answer = await client.request('POST', '/api/assets', { headers: type, body: await picture() })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body
}

async function createDesign(client: Client, asset: string, title = 'Poster'): Promise<string> {
  const image = { id: 'image', type: 'image', src: `asset:${asset}`, x: 0, y: 0, width: 40, height: 40 }
  const document = { version: 1, pages: [{ id: 'page', elements: [image] }] }
  const answer = await client.post('/api/designs', { title, width: 100, height: 100, tags: ['Größe'], document })
  if (answer.status !== 201) throw new Error(answer.text)
  return answer.body._id
}

interface Acknowledged {
  readonly designs: readonly string[]
  readonly exports: readonly { readonly _id: string; readonly path: string; readonly bytes: Buffer }[]
  readonly assets: readonly { readonly path: string; readonly bytes: Buffer }[]
}

async function makeData(client: Client): Promise<Acknowledged> {
  const designs: string[] = []
  const exports: Acknowledged['exports'][number][] = []
  const assets: Acknowledged['assets'][number][] = []
  const font = (await uploadFont(client, brandFont('House Brand'))).body
  assets.push({ path: pathOf(font.url), bytes: (await download(font.url)).bytes })
  designs.push((await client.post('/api/designs', brandDesign('House Brand'))).body._id)
  for (let number = 0; number < 12; number += 1) {
    const asset = await upload(client)
    assets.push({ path: pathOf(asset.url), bytes: (await download(asset.url)).bytes })
    const designId = await createDesign(client, asset._id, `Poster ${number}`)
    designs.push(designId)
    if (number % 3 > 0) continue
    const { _id, downloadUrl } = await exported(client, { designId, format: number % 2 === 0 ? 'png' : 'pdf' })
    exports.push({ _id, path: pathOf(downloadUrl), bytes: (await download(downloadUrl)).bytes })
  }
  return { designs, exports, assets }
}

function pathOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Creates and deletes designs, assets and exports until it is stopped. Returns the number of its rounds. */
async function changeUntil(client: Client, signal: AbortSignal): Promise<number> {
  let rounds = 0
  let before: (() => Promise<unknown>) | undefined
  while (!signal.aborted) {
    const asset = await upload(client)
    const designId = await createDesign(client, asset._id)
    const { _id } = await exported(client, { designId, format: 'png' })
    await client.post('/api/exports', { designId, format: 'pdf' })
    await before?.()
    if (rounds % 2 === 0) {
      before = async () => {
        await client.delete(`/api/exports/${_id}`)
        await client.delete(`/api/designs/${designId}`)
        await client.post('/api/trash/delete', { ids: [designId] })
        await client.delete(`/api/assets/${asset._id}`)
      }
    } else before = undefined
    rounds += 1
  }
  return rounds
}

/** What the API returns, without the address of the server and the times of signatures. */
async function read(client: Client, path: string): Promise<string> {
  const { status, text } = await client.get(path)
  return `${status} ${text.replaceAll(/https?:\/\/[^"]*/g, 'URL')}`
}

async function readAll(client: Client, { designs, exports }: Acknowledged): Promise<readonly string[]> {
  const paths = [...designs.map((id) => `/api/designs/${id}`), ...exports.map(({ _id }) => `/api/exports/${_id}`)]
  return Promise.all(paths.map((path) => read(client, path)))
}

async function list(
  client: Client,
  kind: 'assets' | 'exports' | 'designs',
): Promise<{ _id: string; [name: string]: string }[]> {
  const found: { _id: string; [name: string]: string }[] = []
  for (;;) {
    const { body } = await client.get(`/api/${kind}?limit=100&offset=${found.length}`)
    found.push(...body[kind])
    if (body[kind].length < 100) return found
  }
}

async function startAt(env: Environment): Promise<Service> {
  const service = await startService(env)
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= service.stop())
  removals.push(stop)
  return { ...service, stop }
}

describe.each(['SQLite', 'PostgreSQL'])('a backup of a server on %s under load', async (engine) => {
  const origin = await newPlace(engine)

  test.skipIf(origin === undefined)(
    'contains all that was acknowledged before, and is consistent, on both engines',
    async () => {
      const env = origin ?? {}
      const service = await startAt(env)
      const key = await service.makeKey()
      const client = new Client(service.url, key)
      const acknowledged = await makeData(client)
      const before = await readAll(client, acknowledged)
      const stop = new AbortController()
      const changing = Promise.all([changeUntil(client, stop.signal), changeUntil(client, stop.signal)])
      const files = [join(await newFolder(), 'first.tar'), join(await newFolder(), 'second.tar')]
      for (const file of files) {
        const output = await succeed(['backup', file], env)
        expect(output).toMatch(/^Wrote .*\.tar: \d+ rows and \d+ files \(\d+ MB\), as of /)
        expect(await succeed(['backup', '--verify', file], env)).toContain('is complete and intact')
      }
      stop.abort()
      expect(Math.min(...(await changing))).toBeGreaterThan(2)
      expect(await readAll(client, acknowledged)).toEqual(before)

      for (const target of ['SQLite', 'PostgreSQL']) {
        const place = await newPlace(target)
        if (place === undefined) continue
        await succeed(['restore', files[1] ?? ''], place)
        const restored = await startAt(place)
        const copy = new Client(restored.url, key)
        expect(await readAll(copy, acknowledged)).toEqual(before)
        // Links that were created before the backup work, with the address of the new server.
        for (const { path, bytes } of [...acknowledged.assets, ...acknowledged.exports]) {
          expect((await download(`${restored.url}${path}`)).bytes.equals(bytes)).toBe(true)
        }
        const assets = await list(copy, 'assets')
        expect(assets.length).toBeGreaterThan(acknowledged.assets.length)
        for (const { url = '' } of assets) expect((await download(url)).status).toBe(200)
        const exports = await list(copy, 'exports')
        expect(exports.length).toBeGreaterThan(acknowledged.exports.length)
        for (const { _id } of exports) {
          const { status, downloadUrl } = await ended(copy, _id)
          expect(status).toBe('completed')
          expect((await download(downloadUrl)).status).toBe(200)
        }
        await createDesign(copy, assets[0]?._id ?? '')
        await restored.stop()
      }
    },
  )
})

describe('an interruption', () => {
  const count = 20_000
  let original: string
  beforeAll(async () => {
    original = join(await newFolder(), 'data')
    const service = await startService({ PLATEN_DATA_DIR: original })
    const client = await service.client()
    const id = await createDesign(client, (await upload(client))._id)
    await multiplyDesign(service, id, count)
    await service.stop()
  })

  /** A copy for one test. */
  async function largeInstallation(): Promise<{ env: Environment; file: string }> {
    const env = { PLATEN_DATA_DIR: join(await newFolder(), 'data') }
    await cp(original, env.PLATEN_DATA_DIR, { recursive: true })
    return { env, file: join(await newFolder(), 'backup.tar') }
  }

  test('by kill -9 of a backup or a restore leaves a state that says so, and the command works again', async () => {
    const { env, file } = await largeInstallation()
    const interrupted = startNode(['src/cli/main.ts', 'backup', file], { env })
    await interrupted.line(/^Copying rows/)
    await interrupted.stop('SIGKILL')
    const folder = join(file, '..')
    expect(await readdir(folder)).toEqual(['backup.tar.partial'])
    const { code, stderr } = await runPlaten(['backup', file], { env })
    expect([code, stderr]).toEqual([1, expect.stringContaining('If none is running, delete the file.')])
    await rm(`${file}.partial`)
    await succeed(['backup', file], env)

    const place = { PLATEN_DATA_DIR: join(await newFolder(), 'data') }
    const restoring = startNode(['src/cli/main.ts', 'restore', file], { env: place })
    await restoring.line(/^Restoring/)
    await restoring.stop('SIGKILL')
    for (const command of [['serve'], ['key', 'list'], ['backup', `${file}.2`]]) {
      const refused = await runPlaten(command, { env: place })
      expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('platen restore was interrupted')])
    }
    await succeed(['restore', file], place)
    const restored = await startAt(place)
    const key = await restored.makeKey({ email: 'user-1@example.com' })
    expect((await new Client(restored.url, key).get('/api/designs?limit=1')).body.total).toBe(count)
  })

  test('by kill -9 of migrate-store is continued by the same command', async () => {
    const { env } = await largeInstallation()
    const place = await newPlace('PostgreSQL')
    if (place === undefined) return
    const args = ['migrate-store', '--from', env['PLATEN_DATA_DIR'] ?? '', '--to', place['DATABASE_URL'] ?? '']
    const copying = startNode(['src/cli/main.ts', ...args], { env })
    await copying.line(/^Copying/)
    await expect.poll(() => countDesigns(place), { interval: 20 }).toBeGreaterThan(0)
    await copying.stop('SIGKILL')
    const refused = await runPlaten(['serve'], { env: { ...env, ...place } })
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('platen migrate-store was interrupted')])
    const examined = await runPlaten(['doctor'], { env: { ...env, ...place } })
    expect([examined.code, examined.stdout]).toEqual([
      1,
      expect.stringMatching(
        /✘ Database +The database is incomplete: platen migrate-store was .* Run the same command again/,
      ),
    ])
    expect(await succeed(args, env)).toMatch(/Copied \d+ rows in \d+ tables, \d+ of them before the interruption\./)
    const forgotten = await runPlaten(['account', 'list'], { env })
    expect([forgotten.code, forgotten.stderr]).toEqual([
      1,
      expect.stringMatching(/was moved to postgres.*delete .*moved-to\.$/m),
    ])
    // The files stay in the data folder.
    const service = await startAt({ ...place, ...env })
    const key = await service.makeKey({ email: 'user-1@example.com' })
    const client = new Client(service.url, key)
    expect((await client.get('/api/designs?limit=1')).body.total).toBe(count)
    const [asset] = await list(client, 'assets')
    expect((await download(asset?.['url'] ?? '')).status).toBe(200)
  })

  test('by a full disk stops a restore with one sentence', async () => {
    const { env, file } = await largeInstallation()
    await succeed(['backup', file], env)
    const disk = await mountSmallDisk(8)
    if (disk === undefined) return
    removals.push(() => disk.unmount())
    const place = { PLATEN_DATA_DIR: join(disk.folder, 'data') }
    const { code, stderr } = await runPlaten(['restore', file], { env: place })
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^No space left on the disk of .*data/m)])
  })
})

test('migrate-store to a data folder closes the PostgreSQL database, until its mark is removed', async () => {
  const place = await newPlace('PostgreSQL')
  if (place === undefined) return
  const databaseUrl = place['DATABASE_URL'] ?? ''
  await succeed(['migrate'], place)
  await succeed(['account', 'create', '--email', 'owner@example.com'], place)
  const folder = join(await newFolder(), 'data')
  const args = ['migrate-store', '--from', databaseUrl, '--to', folder]
  await succeed(args, place)
  for (const command of [['serve'], ['work'], ['account', 'list'], ['backup', join(folder, 'b.tar')], ['doctor']]) {
    const { code, stdout, stderr } = await runPlaten(command, { env: { ...place, PORT: '0' } })
    expect([code, stdout + stderr]).toEqual([
      1,
      expect.stringMatching(
        `The database of DATABASE_URL was moved to ${folder}.*platen.db, where .* run in it: drop table moved_to;`,
      ),
    ])
  }
  await succeed(['key', 'list'], { PLATEN_DATA_DIR: folder })
  const again = await runPlaten(args, { env: place })
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringMatching(/was already moved to .*platen\.db\. Start the server with PLATEN_DATA_DIR set to/),
  ])
  const client = new pg.Client(databaseUrl)
  await client.connect()
  await client.query('drop table moved_to')
  await client.end()
  await succeed(['key', 'list'], place)
})

test('migrate-store rejects the database of a running server', async () => {
  const service = await startAt({ PLATEN_DATA_DIR: join(await newFolder(), 'data') })
  const args = ['migrate-store', '--from', service.dataFolder, '--to', await newFolder()]
  const { code, stderr } = await runPlaten(args)
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^A server is running on .*platen\.db\. Stop it/m)])
})
