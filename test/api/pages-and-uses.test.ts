import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, ended, exportToEnd, queued } from '../setup/exporting.ts'
import { coloredPages, expectColor, openPicture } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  client = await service.client()
})
afterAll(() => service.stop())

async function upload(name: string, width = 1200, height = 600): Promise<string> {
  const color = { r: Math.floor(Math.random() * 200), g: 30, b: Math.floor(Math.random() * 200) }
  const picture = sharp({ create: { width, height, channels: 3, background: color } }).jpeg()
  const path = `/api/assets?name=${encodeURIComponent(name)}`
  return (await client.post(path, await picture.toBuffer(), { 'content-type': 'image/jpeg' })).body._id as string
}

const showing = (assetId: string): object => ({
  width: 40,
  height: 40,
  document: {
    version: 1,
    pages: [
      { id: 'p', elements: [{ id: 'e', type: 'image', x: 0, y: 0, width: 40, height: 40, src: `asset:${assetId}` }] },
    ],
  },
})

describe('the pages of a design', () => {
  test('have images of 1600 pixels that require no key, until the next revision', async () => {
    const document = coloredPages(['#ff0000', '#00ff00', '#0000ff'])
    const { _id } = (await client.post('/api/designs', { width: 400, height: 100, document })).body
    const { pages } = (await client.get(`/api/designs/${_id as string}/pages`)).body
    expect(pages).toEqual(
      [1, 2, 3].map((page) => ({
        page,
        width: 400,
        height: 100,
        previewUrl: expect.stringMatching(/^http/) as string,
      })),
    )
    for (const [at, color] of ['#ff0000', '#00ff00', '#0000ff'].entries()) {
      const { status, headers, bytes } = await download(pages[at].previewUrl as string)
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp'])
      const picture = await openPicture(bytes)
      expect(picture).toMatchObject({ width: 1600, height: 400 })
      expectColor(picture, color, [3, 3], [1590, 390])
    }
    expect(await download((pages[0].previewUrl as string).replace('/1.webp', '/4.webp'))).toMatchObject({ status: 404 })
    await client.patch(`/api/designs/${_id as string}`, { title: 'Another' })
    for (const { previewUrl } of pages) expect((await download(previewUrl as string)).status).toBe(404)
    await client.delete(`/api/designs/${_id as string}`)
    expectProblem(await client.get(`/api/designs/${_id as string}/pages`), 404, 'design_trashed')
  })

  test('of a template have images', async () => {
    const { body } = await client.get('/api/templates/tpl_pitch-deck')
    const { pages } = (await client.get('/api/templates/tpl_pitch-deck/pages')).body
    expect(pages).toHaveLength(body.pageCount as number)
    expect((await download(pages.at(-1).previewUrl as string)).status).toBe(200)
  })
})

describe('an asset', () => {
  test('has a thumbnail until it is deleted', async () => {
    const id = await upload('beach.jpg')
    const { thumbnailUrl, uses } = (await client.get(`/api/assets/${id}`)).body
    expect(uses).toBe(0)
    const { status, headers, bytes } = await download(thumbnailUrl as string)
    expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
      200,
      'image/webp',
      'inline',
    ])
    expect(await openPicture(bytes)).toMatchObject({ format: 'webp', width: 480, height: 240 })
    expect((await client.get('/api/assets')).body.assets[0].thumbnailUrl).toBe(thumbnailUrl)
    const small = (await client.get(`/api/assets/${await upload('dot.jpg', 3, 2)}`)).body
    expect(await openPicture((await download(small.thumbnailUrl as string)).bytes)).toMatchObject({
      width: 3,
      height: 2,
    })
    const wrongUrl = (thumbnailUrl as string).replace(id, small._id as string)
    expect(await download(wrongUrl)).toMatchObject({ status: 404 })
    await client.delete(`/api/assets/${id}`)
    expect(await download(thumbnailUrl as string)).toMatchObject({ status: 404, code: 'not_found' })
  })

  test('lists its uses: designs, also those in the trash, and templates', async () => {
    const id = await upload('logo.jpg')
    expect((await client.get(`/api/assets/${id}/uses`)).body).toEqual({ uses: [], total: 0 })
    const design = (await client.post('/api/designs', { ...showing(id), title: 'Shows <it>' })).body
    const template = (await client.post('/api/templates', { designId: design._id })).body
    const copy = (await client.post(`/api/designs/${design._id as string}/duplicate`, { title: 'Copy' })).body
    const { trashedAt } = (await client.delete(`/api/designs/${copy._id as string}`)).body
    const { body } = await client.get(`/api/assets/${id}/uses`)
    const listed = ({ _id, title, thumbnailUrl }: { _id: string; title: string; thumbnailUrl: string }) => {
      return { _id, title, thumbnailUrl, trashedAt: null }
    }
    expect(body).toEqual({
      total: 3,
      uses: [
        { kind: 'template', ...listed(template) },
        { kind: 'design', ...listed(copy), thumbnailUrl: expect.stringContaining('/files/trash/'), trashedAt },
        { kind: 'design', ...listed(design) },
      ],
    })
    expect((await client.get(`/api/assets/${id}/uses?limit=1&offset=1`)).body).toEqual({
      total: 3,
      uses: [body.uses[1]],
    })
    expect((await client.get(`/api/assets/${id}`)).body.uses).toBe(3)
    expect((await client.get('/api/assets')).body.assets[0].uses).toBe(3)
  })

  test('is found by words of its name in any case and with any accents, newest first', async () => {
    const names = ['Café am Meer.jpg', '100% <b>.jpg', 'meer_2.jpg']
    for (const name of names) await upload(name)
    const found = async (q: string, more = '') => {
      const { body } = await client.get(`/api/assets?q=${encodeURIComponent(q)}${more}`)
      return [body.assets.map(({ name }: { name: string }) => name), body.total]
    }
    expect(await found('MEER')).toEqual([[names[2], names[0]], 2])
    expect(await found('meer', '&limit=1&offset=1')).toEqual([[names[0]], 2])
    expect(await found('cafe meer')).toEqual([[names[0]], 1])
    expect(await found('%')).toEqual([[names[1]], 1])
    expect(await found('_')).toEqual([[names[2]], 1])
    expect(await found('   ')).toEqual([names.toReversed(), 3])
    expect(await found('nothing')).toEqual([[], 0])
  })
})

describe('an export that is retried', () => {
  async function canceled(options: object = {}): Promise<{ _id: string; designId: string }> {
    const { _id: designId } = (await client.post('/api/designs', { width: 900, height: 900 })).body
    const ids: string[] = []
    for (let scale = 1; scale <= 8; scale += 1)
      ids.push((await queued(client, { designId, format: 'png', scale: 4 + scale / 100, ...options }))._id)
    const _id = ids.at(-1) ?? ''
    expect((await client.delete(`/api/exports/${_id}`)).body.status).toBe('canceled')
    return { _id, designId: designId as string }
  }

  test('has the same options, with the current design', async () => {
    const { _id, designId } = await canceled()
    await client.patch(`/api/designs/${designId}`, { title: 'Renamed' })
    const { status, body, headers } = await client.post(`/api/exports/${_id}/retry`)
    expect([status, headers.get('location')]).toEqual([202, `/api/exports/${body._id as string}`])
    expect(body).toMatchObject({ designTitle: 'Renamed', designRevision: 2, options: { scale: 4.08 } })
    expect(body._id).not.toBe(_id)
    expect(await ended(client, body._id as string)).toMatchObject({ status: 'completed', files: [{ width: 3672 }] })
    expect((await client.get(`/api/exports/${_id}`)).body.status).toBe('canceled')
  })

  test('is created once per Idempotency-Key', async () => {
    const { _id } = await canceled()
    const [request, repeated] = [1, 2].map(() =>
      client.post(`/api/exports/${_id}/retry`, undefined, { 'idempotency-key': _id }),
    )
    const first = await request
    const second = await repeated
    if (second?.status === 202) expect(second.body._id).toBe(first?.body._id)
    else expect(second?.body.code).toBe('idempotency_key_in_use')
  })

  test('is rejected if it is completed, even if its design is in the trash', async () => {
    const { _id: designId } = (await client.post('/api/designs', { width: 9, height: 9 })).body
    const { _id } = await exportToEnd(client, { designId, format: 'png' })
    const refused = await client.post(`/api/exports/${_id}/retry`)
    expectProblem(refused, 409, 'export_not_retryable')
    expect(refused.body.detail).toContain('is completed')
    await client.delete(`/api/designs/${designId as string}`)
    expectProblem(await client.post(`/api/exports/${_id}/retry`), 409, 'export_not_retryable')
  })
})
