import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import description from '../../openapi.json' with { type: 'json' }
import { createDiskFileStore } from '../../src/files/disk-file-store.ts'
import type { Client } from '../setup/client.ts'
import { createFaultsOf, type Description } from '../setup/described-answers.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { ended, exported, queued } from '../setup/exporting.ts'
import { largeDesign } from '../setup/large-design.ts'
import { mountSmallDisk } from '../setup/small-disk.ts'
import { type Service, startService } from '../setup/start-service.ts'

const disk = await mountSmallDisk(32)

describe.skipIf(disk === undefined)('on a full disk', () => {
  const folder = disk?.folder ?? ''
  let service: Service
  let client: Client

  beforeAll(async () => {
    service = await startService({ PLATEN_DATA_DIR: folder })
    client = await service.client()
  })
  afterAll(async () => {
    await service.stop()
    await disk?.unmount()
  })

  afterEach(() => disk?.makeRoom())

  /** Creates designs until the database has used its reserved space. Returns the rejection and the number created. */
  async function createUntilRefused() {
    for (let index = 0; index < 60; index += 1) {
      const response = await client.post('/api/designs', largeDesign(`Design ${index}`))
      if (response.status !== 201) return { response, created: index }
    }
    throw new Error('the disk was never full')
  }

  test('writes are 507 and change nothing, reads succeed, and writes succeed once there is space', async () => {
    await disk?.fill()
    const { response, created } = await createUntilRefused()
    expectProblem(response, 507, 'disk_full')
    expect(createFaultsOf(description as unknown as Description)('POST', '/api/designs', response)).toEqual([])
    expect(response.body.detail).toMatch(/full.*Nothing was changed.*Contact your administrator/)
    expect((await client.get('/api/designs')).body.total).toBe(created)
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    const body = await noise.png().toBuffer()
    const upload = () => client.request('POST', '/api/assets', { body, headers: { 'content-type': 'image/png' } })
    expectProblem(await upload(), 507, 'disk_full')
    expectProblem(await client.get('/readyz'), 507, 'disk_full')

    await disk?.makeRoom()
    expect((await client.get('/readyz')).status).toBe(200)
    expect((await client.get('/api/assets')).body.total).toBe(0)
    expect((await upload()).status).toBe(201)
    expect((await client.post('/api/designs', largeDesign('After'))).status).toBe(201)
    expect((await client.get('/api/designs')).body.total).toBe(created + 1)
  })

  test('a file is written completely or not at all', async () => {
    const files = await createDiskFileStore({
      folder: join(folder, 'other'),
      newName: () => randomBytes(8).toString('hex'),
    })
    await files.write('exports/a/1.png', Buffer.from('before'))
    await disk?.fill()
    const refused = files.write('exports/a/1.png', Buffer.alloc(100_000))
    await expect(refused).rejects.toMatchObject({ code: 'disk_full' })
    expect(Buffer.from((await files.read('exports/a/1.png')) ?? []).toString()).toBe('before')
    expect(await readdir(join(folder, 'other/.partial'))).toEqual([])
    await disk?.makeRoom()
    await files.write('exports/a/1.png', Buffer.from('after'))
    expect(Buffer.from((await files.read('exports/a/1.png')) ?? []).toString()).toBe('after')
  })

  test('an export waits for space without a partial file, and succeeds once there is space', async () => {
    const side = 1_000
    const noise = sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    const { body: photo } = await client.request('POST', '/api/assets', {
      body: await noise.png().toBuffer(),
      headers: { 'content-type': 'image/png' },
    })
    const image = { id: 'i', type: 'image', x: 0, y: 0, width: side, height: side, src: `asset:${photo._id}` }
    const pages = [
      { id: 'small', elements: [] },
      { id: 'large', elements: [image] },
    ]
    const design = await client.post('/api/designs', { width: side, height: side, document: { version: 1, pages } })
    const request = { designId: design.body._id, format: 'png' }
    // This leaves enough space for the database and the first page, but not for the second.
    await disk?.fill({ freeBytes: 1_500_000 })
    const { _id } = await queued(client, request)
    await expect.poll(() => attemptsOf(_id)).toBe(1)
    expect((await client.get(`/api/exports/${_id}`)).body).toMatchObject({
      status: 'processing',
      files: [],
      error: null,
    })
    expect(await readdir(join(folder, 'files/.partial'))).toEqual([])
    expect(await readdir(join(folder, 'files/exports')).catch(() => [])).not.toContain(_id)

    await disk?.makeRoom()
    expect((await exported(client, { ...request, pages: [2] })).files).toHaveLength(1)
    makeDue(_id)
    expect(await ended(client, _id)).toMatchObject({ status: 'completed', files: [{ page: 1 }, { page: 2 }] })
  })

  /** Skips the half minute before the next attempt. */
  function makeDue(id: string): void {
    const database = new DatabaseSync(join(folder, 'platen.db'))
    try {
      database.prepare('update exports set run_at = 0 where id = ?').run(id)
    } finally {
      database.close()
    }
  }

  /** The number of failed attempts of the export. */
  function attemptsOf(id: string): unknown {
    const database = new DatabaseSync(join(folder, 'platen.db'), { readOnly: true })
    try {
      return database.prepare('select attempts from exports where id = ?').get(id)?.['attempts']
    } finally {
      database.close()
    }
  }
})
