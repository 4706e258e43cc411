import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { download, ended, type Exported, exported, queued } from '../setup/exporting.ts'
import { expectColor, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

async function create(fill: string, by = client): Promise<string> {
  const document = onePage([rect('all', [0, 0, 300, 200], { fill })])
  return (await by.post('/api/designs', { width: 300, height: 200, title: 'Same', document })).body._id as string
}

/** The ETag of the export's file, which is equal for exports that share a file. */
async function tagOf({ downloadUrl }: Exported): Promise<string | null> {
  const { status, headers } = await download(downloadUrl, { method: 'HEAD' })
  expect(status).toBe(200)
  return headers.get('etag')
}

test('the same export again is completed at once, as a separate export with the first one’s file', async () => {
  const request = { designId: await create('#ff0000'), format: 'png', scale: 2 }
  const first = await exported(client, request)
  const second = await queued(client, request)
  expect(second).toMatchObject({ status: 'completed', progress: 100, error: null, warnings: first.warnings })
  expect(second._id).not.toBe(first._id)
  expect(second.files).toHaveLength(1)
  expect(await tagOf(second)).toBe(await tagOf(first))
  expect(second.completedAt).toBe(second.createdAt)
  expect(Date.parse(second.expiresAt ?? '')).toBeGreaterThanOrEqual(Date.parse(first.expiresAt ?? ''))
  expect((await client.get(`/api/exports?designId=${request.designId}`)).body.total).toBe(2)
})

test('an export with equivalent options reuses the file, under its own file name', async () => {
  const designId = await create('#00ff00')
  const first = await exported(client, { designId, format: 'png' })
  const options = { scale: 1, pages: [1], transparent: false, filename: 'another name' }
  const second = await queued(client, { designId, format: 'png', ...options })
  expect(second.status).toBe('completed')
  expect(await tagOf(second)).toBe(await tagOf(first))
  const name = (await download(second.downloadUrl)).headers.get('content-disposition')
  expect(name).toBe('attachment; filename="another name.png"')
})

test('equal exports that wait together are rendered once, and all complete with that file', async () => {
  const request = { designId: await create('#0000ff'), format: 'webp', quality: 71 }
  const together = await Promise.all(Array.from({ length: 6 }, () => queued(client, request)))
  const finished = await Promise.all(together.map(({ _id }) => ended(client, _id)))
  expect(new Set(finished.map(({ _id }) => _id)).size).toBe(6)
  expect(finished.map(({ status }) => status)).toEqual(Array<string>(6).fill('completed'))
  expect(new Set(await Promise.all(finished.map(tagOf))).size).toBe(1)
})

test('an export whose file would differ is rendered', async () => {
  const designId = await create('#00ffff')
  const requests = [
    { format: 'png' },
    { format: 'png', scale: 1.1 },
    { format: 'png', background: '#ff0000' },
    { format: 'png', transparent: true },
    { format: 'jpeg' },
    { format: 'jpeg', quality: 50 },
    { format: 'webp' },
    { format: 'pdf' },
    { format: 'pdf', bleed: 3 },
    { format: 'pdf', metadata: { author: 'Ada' } },
  ]
  const finished: Exported[] = []
  for (const request of requests) finished.push(await exported(client, { designId, ...request }))
  expect(new Set(await Promise.all(finished.map(tagOf))).size).toBe(requests.length)
})

test('a later revision is rendered, and the earlier image is unchanged', async () => {
  const designId = await create('#ff0000')
  const before = await exported(client, { designId, format: 'png' })
  await client.patch(`/api/designs/${designId}`, { document: onePage([]) })
  const after = await exported(client, { designId, format: 'png' })
  expect(after.designRevision).toBeGreaterThan(before.designRevision)
  expectColor(await openPicture((await download(before.downloadUrl)).bytes), '#ff0000', [150, 100])
  expectColor(await openPicture((await download(after.downloadUrl)).bytes), '#ffffff', [150, 100])
})

test('the file remains until its last export is deleted', async () => {
  const request = { designId: await create('#ff00ff'), format: 'png' }
  const [first, second] = [await exported(client, request), await exported(client, request)]
  expect((await client.delete(`/api/exports/${first._id}`)).status).toBe(204)
  expect((await download(first.downloadUrl)).status).toBe(404)
  expectColor(await openPicture((await download(second.downloadUrl)).bytes), '#ff00ff', [150, 100])
  const third = await queued(client, request)
  expect(third.status).toBe('completed')
  expect((await download(third.downloadUrl)).status).toBe(200)
})

test('a copy of the design shares the file, which remains when the original is deleted permanently', async () => {
  const designId = await create('#808000')
  const { body: copy } = await client.post(`/api/designs/${designId}/duplicate`)
  const first = await exported(client, { designId, format: 'png' })
  const second = await exported(client, { designId: copy._id, format: 'png' })
  expect(await tagOf(second)).toBe(await tagOf(first))
  await client.delete(`/api/designs/${designId}`)
  expect((await client.delete(`/api/trash/${designId}`)).status).toBeLessThan(300)
  expect((await download(first.downloadUrl)).status).toBe(404)
  expectColor(await openPicture((await download(second.downloadUrl)).bytes), '#808000', [150, 100])
})

test('another account never shares the file', async () => {
  const stranger = await service.client()
  const mine = await exported(client, { designId: await create('#abcdef'), format: 'png' })
  const theirs = await queued(stranger, { designId: await create('#abcdef', stranger), format: 'png' })
  expect(theirs.status).toBe('queued')
  expect(await tagOf(await ended(stranger, theirs._id))).not.toBe(await tagOf(mine))
})
