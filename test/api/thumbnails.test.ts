import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { download } from '../setup/exporting.ts'
import { coloredPages, expectColor, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

interface Design {
  readonly _id: string
  readonly thumbnailUrl: string
}

const filled = (fill: string): object => onePage([rect('all', [0, 0, 1000, 250], { fill })])

async function create(document: object, size = { width: 1000, height: 500 }): Promise<Design> {
  return (await client.post('/api/designs', { ...size, document })).body as Design
}

describe('a design’s thumbnail', () => {
  test('is a WebP of its first page that requires no key, at most 640 pixels a side', async () => {
    const { thumbnailUrl } = await create(filled('#ff0000'))
    const { status, headers, bytes } = await download(thumbnailUrl)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('content-disposition')).toBe('inline')
    const picture = await openPicture(bytes)
    expect(picture).toMatchObject({ format: 'webp', width: 640, height: 320 })
    expectColor(picture, '#ff0000', [5, 5], [630, 150])
    expectColor(picture, '#ffffff', [5, 170], [630, 310])
    const several = await create(coloredPages(['#00ff00', '#0000ff']))
    expectColor(await openPicture((await download(several.thumbnailUrl)).bytes), '#00ff00', [320, 160])
  })

  test('is the same in the list and in the design', async () => {
    const { _id, thumbnailUrl } = await create(filled('#00ff00'))
    const { body } = await client.get('/api/designs?limit=1')
    expect(body.designs[0]).toMatchObject({ _id, thumbnailUrl })
    expect((await client.get(`/api/designs/${_id}`)).body.thumbnailUrl).toBe(thumbnailUrl)
  })

  test('can be cached, and is 304 for its ETag', async () => {
    const { thumbnailUrl } = await create(filled('#0000ff'))
    const { headers } = await download(thumbnailUrl)
    expect(headers.get('cache-control')).toMatch(/max-age=[1-9]/)
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await download(thumbnailUrl, { headers: known })).status).toBe(304)
  })

  test('changes with the revision, like its URL', async () => {
    const before = await create(filled('#ff0000'))
    await download(before.thumbnailUrl)
    const { body: after } = await client.patch(`/api/designs/${before._id}`, { document: filled('#0000ff') })
    expect(after.thumbnailUrl).not.toBe(before.thumbnailUrl)
    expectColor(await openPicture((await download(after.thumbnailUrl)).bytes), '#0000ff', [5, 5])
  })

  test('of an outdated revision is 404, whether or not it was requested before', async () => {
    const [requested, untouched] = [await create(filled('#ff0000')), await create(filled('#ff0000'))]
    const { headers } = await download(requested.thumbnailUrl)
    for (const { _id } of [requested, untouched])
      await client.patch(`/api/designs/${_id}`, { document: filled('#00ff00') })
    for (const { thumbnailUrl } of [requested, untouched]) {
      expect(await download(thumbnailUrl)).toMatchObject({ status: 404, code: 'not_found' })
    }
    const known = { 'if-none-match': headers.get('etag') ?? '' }
    expect((await download(requested.thumbnailUrl, { headers: known })).status).toBe(404)
  })

  test('of a design in the trash is 404 until it is restored', async () => {
    const untouched = await create(filled('#ff0000'))
    const requested = await create(filled('#ff0000'))
    await download(requested.thumbnailUrl)
    for (const { _id } of [untouched, requested]) await client.delete(`/api/designs/${_id}`)
    for (const { _id, thumbnailUrl } of [untouched, requested]) {
      expect(await download(thumbnailUrl)).toMatchObject({ status: 404, code: 'not_found' })
      await client.post(`/api/trash/${_id}/restore`)
      expect((await client.get(`/api/designs/${_id}`)).body.thumbnailUrl).toBe(thumbnailUrl)
      expect((await download(thumbnailUrl)).status).toBe(200)
    }
    await client.delete(`/api/designs/${requested._id}`)
    await client.delete(`/api/trash/${requested._id}`)
    expect(await download(requested.thumbnailUrl)).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('of a design in the trash has a URL in the list of the trash, until it is restored or deleted', async () => {
    const { _id } = await create(filled('#ff0000'))
    await client.delete(`/api/designs/${_id}`)
    const { body: trash } = await client.get('/api/trash')
    const { thumbnailUrl } = trash.designs.find((design: { _id: string }) => design._id === _id)
    expectColor(await openPicture((await download(thumbnailUrl)).bytes), '#ff0000', [5, 5])
    await client.post(`/api/trash/${_id}/restore`)
    expect((await download(thumbnailUrl)).status).toBe(404)
    await client.delete(`/api/designs/${_id}`)
    expect((await download(thumbnailUrl)).status).toBe(200)
    await client.delete(`/api/trash/${_id}`)
    expect((await download(thumbnailUrl)).status).toBe(404)
  })

  test('is the same image for simultaneous requests', async () => {
    const { thumbnailUrl } = await create(filled('#808080'))
    const all = await Promise.all(Array.from({ length: 12 }, () => download(thumbnailUrl)))
    expect(all.map(({ status }) => status)).toEqual(Array<number>(12).fill(200))
    expect(new Set(all.map(({ bytes }) => bytes.toString('base64'))).size).toBe(1)
  })

  test('cannot be reached by a changed URL', async () => {
    const { _id, thumbnailUrl } = await create(filled('#ff0000'))
    const other = await create(filled('#00ff00'))
    for (const wrongUrl of [
      thumbnailUrl.replace(/signature=.*/, ''),
      thumbnailUrl.replace('/1.webp', '/2.webp'),
      thumbnailUrl.replace(_id, other._id),
      `${thumbnailUrl.slice(0, -1)}${thumbnailUrl.endsWith('A') ? 'B' : 'A'}x`,
    ]) {
      expect(await download(wrongUrl)).toMatchObject({ status: 404, code: 'not_found' })
    }
  })

  test('exists for the smallest and the longest design', async () => {
    const tiny = await create(onePage([], { background: '#ff00ff' }), { width: 1, height: 1 })
    expectColor(await openPicture((await download(tiny.thumbnailUrl)).bytes), '#ff00ff', [0, 0])
    const long = await create(onePage([], { background: '#ff00ff' }), { width: 10_000, height: 10 })
    const picture = await openPicture((await download(long.thumbnailUrl)).bytes)
    expect(picture.height).toBe(1)
    expectColor(picture, '#ff00ff', [0, 0])
  })
})

test('every template has a thumbnail with its aspect ratio', async () => {
  const { body } = await client.get('/api/templates?limit=100')
  for (const { title, width, height, thumbnailUrl } of body.templates) {
    const { status, bytes } = await download(thumbnailUrl)
    expect({ title, status }).toEqual({ title, status: 200 })
    const picture = await openPicture(bytes)
    expect(Math.max(picture.width, picture.height)).toBe(640)
    expect(picture.width / picture.height).toBeCloseTo(width / height, 1)
  }
})
