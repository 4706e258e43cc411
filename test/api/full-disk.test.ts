import { randomBytes } from 'node:crypto'
import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDiskFileStore } from '../../src/files/disk-file-store.ts'
import { type Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
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

  /** Takes every byte that is left. */
  async function fill(): Promise<void> {
    const file = await open(join(folder, 'filler'), 'a')
    try {
      for (const size of [1024 * 1024, 4096]) {
        for (;;) if ((await file.write(Buffer.alloc(size)).catch(() => undefined)) === undefined) break
      }
    } finally {
      await file.close()
    }
  }
  const makeRoom = (): Promise<void> => rm(join(folder, 'filler'), { force: true })
  afterEach(makeRoom)

  const large = (title: string) => ({
    title,
    width: 100,
    height: 100,
    document: {
      version: 1,
      pages: Array.from({ length: 90 }, (_, page) => ({
        id: `p${page}`,
        elements: [
          {
            ...{ id: `t${page}`, type: 'text', x: 0, y: 0, width: 90, height: 90 },
            text: randomBytes(6_000).toString('hex'),
          },
        ],
      })),
    },
  })

  /** Until the log has no room that was reserved before. */
  async function createUntilRefused() {
    for (let index = 0; index < 60; index += 1) {
      const answer = await client.post('/api/designs', large(`Design ${index}`))
      if (answer.status !== 201) return { answer, created: index }
    }
    throw new Error('the disk was never full')
  }

  test('requests that write get 507 and change nothing, reading goes on, and service resumes when there is room', async () => {
    await fill()
    const { answer, created } = await createUntilRefused()
    expectProblem(answer, 507, 'disk_full')
    expect(answer.body.detail).toMatch(/full.*nothing was changed.*Try again/)
    expect((await client.get('/api/designs')).body.total).toBe(created)
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    const body = await noise.png().toBuffer()
    const upload = () => client.request('POST', '/api/assets', { body, headers: { 'content-type': 'image/png' } })
    expectProblem(await upload(), 507, 'disk_full')
    expectProblem(await client.get('/readyz'), 507, 'disk_full')

    await makeRoom()
    expect((await client.get('/readyz')).status).toBe(200)
    expect((await client.get('/api/assets')).body.total).toBe(0)
    expect((await upload()).status).toBe(201)
    expect((await client.post('/api/designs', large('After'))).status).toBe(201)
    expect((await client.get('/api/designs')).body.total).toBe(created + 1)
  })

  test('a file is written whole or not at all', async () => {
    const files = await createDiskFileStore({
      folder: join(folder, 'other'),
      newName: () => randomBytes(8).toString('hex'),
    })
    await files.write('exports/a/1.png', Buffer.from('before'))
    await fill()
    const refused = files.write('exports/a/1.png', Buffer.alloc(100_000))
    await expect(refused).rejects.toMatchObject({ code: 'disk_full' })
    expect(Buffer.from((await files.read('exports/a/1.png')) ?? []).toString()).toBe('before')
    expect(await readdir(join(folder, 'other/.partial'))).toEqual([])
    await makeRoom()
    await files.write('exports/a/1.png', Buffer.from('after'))
    expect(Buffer.from((await files.read('exports/a/1.png')) ?? []).toString()).toBe('after')
  })
})
