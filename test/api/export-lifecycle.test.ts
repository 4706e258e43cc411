import { createHash, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../../src/service/retention/sweep.ts'
import { createDiskFileStore } from '../../src/files/disk-file-store.ts'
import { openStore } from '../../src/store/store.ts'
import { endBusyWork, endlessDesign, keepBusy } from '../setup/busy-worker.ts'
import type { Answer, Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, ended, type Exported, exported, exportToEnd, queued } from '../setup/exporting.ts'
import { expectColor, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

const DAY_MS = 24 * 3_600_000
const SIZE = { width: 200, height: 100 }

const filled = (fill: string): object => onePage([rect('all', [0, 0, 200, 100], { fill })])

async function create(client: Client, document: object): Promise<string> {
  const { status, body, text } = await client.post('/api/designs', { ...SIZE, document })
  if (status !== 201) throw new Error(text)
  return body._id as string
}

async function expectExported(finished: Exported, color: string): Promise<void> {
  expect(finished).toMatchObject({ status: 'completed', progress: 100, error: null })
  expectColor(await openPicture((await download(finished.downloadUrl)).bytes), color, [5, 5], [195, 95])
}

describe('behind renders that take long', () => {
  let service: Service
  let client: Client
  const designs: Record<string, string> = {}
  const waiting: Record<string, Exported> = {}
  let canceled: Answer
  let whileProcessing: Answer

  // Two renders occupy the worker while the changes below are made to the exports queued behind them.
  beforeAll(async () => {
    service = await startService()
    client = await service.client()
    const pixels = await sharp({ create: { ...SIZE, channels: 3, background: '#8000ff' } })
      .png()
      .toBuffer()
    const { body: asset } = await client.post('/api/assets', pixels, { 'content-type': 'image/png' })
    const photo = { id: 'p', type: 'image', slot: 'photo', x: 0, y: 0, ...SIZE, src: 'builtin:sea' }
    designs.changed = await create(client, filled('#ff0000'))
    designs.trashed = await create(client, filled('#00ff00'))
    designs.purged = await create(client, filled('#123456'))
    designs.photo = await create(client, onePage([photo]))
    designs.canceled = await create(client, filled('#0000ff'))
    const endless = await endlessDesign(client)

    const [blocker = ''] = await keepBusy(client, endless)
    const data = { photo: `asset:${asset._id}` }
    for (const [name, designId] of Object.entries(designs)) {
      const request = { designId, format: 'png', ...(name === 'photo' && { data }) }
      waiting[name] = await queued(client, request)
    }
    canceled = await client.delete(`/api/exports/${waiting.canceled?._id}`)
    await client.patch(`/api/designs/${designs.changed}`, { document: filled('#000000'), title: 'Changed' })
    await client.delete(`/api/designs/${designs.trashed}`)
    await client.delete(`/api/designs/${designs.purged}`)
    await client.delete(`/api/trash/${designs.purged}`)
    // Deletes the file on disk, without the API.
    const sha = createHash('sha256').update(pixels).digest('hex')
    await rm(join(service.dataFolder, 'files/assets', sha.slice(0, 2), sha))
    whileProcessing = await client.delete(`/api/exports/${blocker}`)
    await endBusyWork(client, endless)
  })

  afterAll(() => service.stop())

  const waitUntilEnded = (name: string): Promise<Exported> => ended(client, waiting[name]?._id ?? '')

  test('a queued export can be canceled: it ends without files, and can then be deleted', async () => {
    const { body, status } = canceled
    expect(status).toBe(200)
    expect(body).toMatchObject({ _id: waiting.canceled?._id, status: 'canceled', files: [], downloadUrl: null })
    expect(body).toMatchObject({ error: null, startedAt: null, expiresAt: null })
    const path = `/api/exports/${body._id}`
    expect((await client.get(path)).body).toEqual(body)
    const listed = await client.get('/api/exports?status=canceled')
    expect(listed.body).toEqual({ exports: [body], total: 1 })
    expect((await client.delete(path)).status).toBe(204)
    expectProblem(await client.get(path), 404, 'not_found')
  })

  test('an export that is being rendered cannot be canceled', () => {
    expectProblem(whileProcessing, 409, 'export_not_cancelable')
    expect(whileProcessing.body.detail).toContain('processing')
  })

  test('a design that changes after the export was queued is exported as it was', async () => {
    await expectExported(await waitUntilEnded('changed'), '#ff0000')
    expect((await waitUntilEnded('changed')).designRevision).toBe(1)
    const now = await exported(client, { designId: designs.changed, format: 'png' })
    expect(now.designRevision).toBeGreaterThan(1)
    await expectExported(now, '#000000')
  })

  test('a design that is moved to the trash is exported, too', async () => {
    await expectExported(await waitUntilEnded('trashed'), '#00ff00')
  })

  test('a design that is deleted permanently takes its exports with it', async () => {
    expectProblem(await client.get(`/api/exports/${waiting.purged?._id}`), 404, 'not_found')
  })

  test('a missing image fails the export at once, with the reason', async () => {
    const finished = await waitUntilEnded('photo')
    expect(finished).toMatchObject({ status: 'failed', files: [], downloadUrl: null, expiresAt: null })
    expect(finished.error).toMatchObject({ code: 'image_fetch_failed', retryable: false })
    expect(finished.error?.message).toMatch(/asset:ast_/)
    const database = new DatabaseSync(join(service.dataFolder, 'platen.db'), { readOnly: true })
    expect(database.prepare('select claims from exports where id = ?').get(finished._id)).toEqual({ claims: 1 })
    database.close()
  })

  test('a failed export is not reused for the same request', async () => {
    const data = { photo: 'builtin:dunes' }
    const finished = await exportToEnd(client, { designId: designs.photo, format: 'png', data })
    expect(finished.status).toBe('completed')
  })
})

test('renders that exceed their time limit fail with a timeout, and are not retried', async () => {
  const service = await startService({ PLATEN_RENDER_TIMEOUT_SECONDS: '1' })
  const client = await service.client()
  const endless = await endlessDesign(client)
  const exports = [await queued(client, { designId: endless, format: 'png' })]
  exports.push(await queued(client, { designId: endless, format: 'jpeg' }))
  for (const { _id } of exports) {
    const finished = await ended(client, _id)
    expect(finished).toMatchObject({ status: 'failed', downloadUrl: null, files: [] })
    expect(finished.error).toMatchObject({ code: 'render_timeout', retryable: true })
    expect(finished.error?.message).toContain('1 s')
  }
  // Failed exports are retained until they are deleted.
  expect((await client.get('/api/exports?status=failed')).body.total).toBe(2)
  const path = `/api/exports/${exports[0]?._id}`
  expect((await client.delete(path)).status).toBe(204)
  expectProblem(await client.delete(path), 404, 'not_found')
  await service.stop()
})

describe('an export', () => {
  let service: Service
  let client: Client

  beforeAll(async () => {
    service = await startService()
    client = await service.client()
  })

  afterAll(() => service.stop())

  test('goes from queued to processing to completed, and its progress from 0 to 100 by its pages', async () => {
    const heavy = (page: number): object => ({
      id: `page-${page}`,
      elements: Array.from({ length: 8 }, (_, index) =>
        rect(`e${page}-${index}`, [0, 0, 2_000, 2_000], { fill: '#ff000010', blur: 60, blendMode: 'overlay' }),
      ),
    })
    const document = { version: 1, pages: Array.from({ length: 8 }, (_, page) => heavy(page)) }
    const { body: design } = await client.post('/api/designs', { width: 2_000, height: 2_000, document })
    const { _id } = await queued(client, { designId: design._id, format: 'jpeg', scale: 0.5 })
    const observed: Exported[] = []
    const observe = async (): Promise<string> => {
      const current = (await client.get(`/api/exports/${_id}`)).body as Exported
      observed.push(current)
      return current.status
    }
    await expect.poll(observe).toBe('completed')
    const states = observed.map(({ status }) => status).filter((status, at, all) => status !== all[at - 1])
    expect(['queued', 'processing', 'completed'].filter((status) => states.includes(status))).toEqual(states)
    expect(states).toContain('processing')
    const progress = observed.map((current) => current.progress)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.some((value) => value > 0 && value < 100)).toBe(true)
    expect(progress.at(-1)).toBe(100)
    for (const { status, ...current } of observed) {
      const isDone = status === 'completed'
      expect({ status, files: current.files.length, url: (current.downloadUrl as string | null) !== null }).toEqual({
        ...{ status, files: isDone ? 8 : 0, url: isDone },
      })
      expect(current.startedAt === null).toBe(status === 'queued')
      expect(current.completedAt === null).toBe(!isDone)
      if (!isDone) expect(current.progress).toBeLessThan(100)
    }
  })

  test('that has ended is deleted, with its file', async () => {
    const finished = await exported(client, { designId: await create(client, filled('#ff0000')), format: 'png' })
    const removed = await client.delete(`/api/exports/${finished._id}`)
    expect({ status: removed.status, text: removed.text }).toEqual({ status: 204, text: '' })
    expectProblem(await client.get(`/api/exports/${finished._id}`), 404, 'not_found')
    expect((await client.get('/api/exports?limit=100')).text).not.toContain(finished._id)
    expect((await download(finished.downloadUrl)).status).toBe(404)
  })

  test('reports warnings', async () => {
    const text = { type: 'text', x: 0, y: 0, width: 200, height: 40, fontSize: 20 }
    const designId = await create(client, {
      version: 1,
      pages: [
        { id: 'one', elements: [] },
        {
          id: 'two',
          elements: [
            { ...text, id: 'unknown-font', text: 'Comic', fontFamily: 'Comic Sans MS' },
            { ...text, id: 'unknown-sign', y: 50, text: 'A \u{12000} sign' },
            { ...text, id: 'all-well', y: 70, text: 'Plain' },
          ],
        },
      ],
    })
    for (const format of ['png', 'pdf']) {
      const { status, warnings } = await exported(client, { designId, format })
      expect(status).toBe('completed')
      expect(warnings).toHaveLength(2)
      expect(warnings).toContainEqual({
        ...{ code: 'font_substituted', page: 2, elementId: 'unknown-font' },
        message: expect.stringMatching(/Comic Sans MS/) as string,
      })
      expect(warnings).toContainEqual({
        ...{ code: 'missing_glyph', page: 2, elementId: 'unknown-sign' },
        message: expect.stringMatching(/U\+12000/) as string,
      })
    }
    expect((await exported(client, { designId, format: 'png', pages: [1] })).warnings).toEqual([])
  })

  test('is expired once its files are deleted, and is rendered again on request', async () => {
    const designId = await create(client, filled('#00aaff'))
    const finished = await exported(client, { designId, format: 'png' })
    await sweepAfter(8 * DAY_MS)
    const { body } = await client.get(`/api/exports/${finished._id}`)
    expect(body).toMatchObject({ status: 'expired', files: [], downloadUrl: null, error: null })
    expect(body.expiresAt).toBe(finished.expiresAt)
    expect((await download(finished.downloadUrl)).status).toBe(404)
    expect((await client.get('/api/exports?status=expired&limit=100')).text).toContain(finished._id)
    const again = await exported(client, { designId, format: 'png' })
    expect(again._id).not.toBe(finished._id)
    await expectExported(again, '#00aaff')
    expect((await client.delete(`/api/exports/${finished._id}`)).status).toBe(204)
  })

  test('is deleted with its design after a month in the trash', async () => {
    const designId = await create(client, filled('#00aa00'))
    const finished = await exported(client, { designId, format: 'png' })
    const trashed = await client.delete(`/api/designs/${designId}`)
    expect(Date.parse(trashed.body.purgeAt) - Date.parse(trashed.body.trashedAt)).toBe(30 * DAY_MS)
    await sweepAfter(29 * DAY_MS)
    expect((await client.get('/api/trash')).text).toContain(designId)
    await sweepAfter(31 * DAY_MS)
    expect((await client.get('/api/trash')).text).not.toContain(designId)
    expectProblem(await client.get(`/api/designs/${designId}`), 404, 'not_found')
    expectProblem(await client.get(`/api/exports/${finished._id}`), 404, 'not_found')
    expect((await download(finished.downloadUrl)).status).toBe(404)
  })

  /** Sweeps like another server of the same store whose clock is `ms` ahead. */
  async function sweepAfter(ms: number): Promise<void> {
    const store = await openStore({ dataDir: service.dataFolder })
    const files = await createDiskFileStore({ folder: join(service.dataFolder, 'files'), newName: randomUUID })
    await sweep({ store, files, trashMs: 30 * DAY_MS, now: () => Date.now() + ms })
    await store.close()
  }
})
