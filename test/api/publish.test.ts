import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { download, exportedBytes } from '../setup/exporting.ts'
import { expectColor, onePage, openPicture, rect } from '../setup/pictures.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let stranger: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
  stranger = await service.client()
})

afterAll(() => service.stop())

const DOCUMENT = onePage([
  rect('panel', [0, 0, 200, 100], { slot: 'panel', fill: '#00aa55' }),
  { id: 'text', type: 'text', slot: 'title', x: 10, y: 10, width: 180, height: 40, text: 'Dear {{name|friend}}' },
])

async function createDesign(more: object = {}): Promise<string> {
  const body = { width: 200, height: 100, title: 'Our card', tags: ['own', 'card'], document: DOCUMENT, ...more }
  return (await client.post('/api/designs', body)).body._id as string
}

describe('publishing', () => {
  test('creates a template of the design, with its title, tags and slots', async () => {
    const designId = await createDesign()
    const response = await client.post('/api/templates', { designId })
    expect(response.status).toBe(201)
    expect(response.headers.get('location')).toBe(`/api/templates/${response.body._id}`)
    expect(response.body).toMatchObject({
      title: 'Our card',
      tags: ['own', 'card'],
      width: 200,
      height: 100,
      pageCount: 1,
    })
    expect(response.body.document).toEqual((await client.get(`/api/designs/${designId}`)).body.document)
    const slots = response.body.slots as { name: string; kind: string; default: unknown }[]
    expect(slots.map(({ name }) => name).sort()).toEqual(['name', 'panel', 'title'])
    expect(slots.find(({ name }) => name === 'name')).toMatchObject({ kind: 'placeholder', default: 'friend' })
    expect(slots.find(({ name }) => name === 'panel')).toMatchObject({ kind: 'rect', default: '#00aa55' })
    expect((await client.get(response.headers.get('location') ?? '')).body).toEqual(response.body)
  })

  test('accepts another title, description, category and tags, which the search finds', async () => {
    const fields = { title: 'Grußkarte', description: 'For a würdig event', category: 'Karten', tags: ['festlich'] }
    const { body } = await client.post('/api/templates', { designId: await createDesign(), ...fields })
    expect(body).toMatchObject(fields)
    for (const q of ['grusskarte', 'WURDIG', 'karten', 'festlich']) {
      const found = (await client.get(`/api/templates?q=${q}`)).body.templates as { _id: string }[]
      // Other cards are found too.
      expect(found.map(({ _id }) => _id)).toContain(body._id)
    }
    const { body: category } = await client.get('/api/templates?category=Karten')
    expect(category.total).toBe(1)
    expect(category.categories).toContainEqual({ name: 'Karten', count: 1 })
  })

  test('creates a copy: changes and the deletion of the design do not affect it', async () => {
    const designId = await createDesign()
    const { body: template } = await client.post('/api/templates', { designId })
    await client.patch(`/api/designs/${designId}`, { title: 'Changed', document: onePage([]) })
    await client.delete(`/api/designs/${designId}`)
    await client.delete(`/api/trash/${designId}`)
    expect((await client.get(`/api/templates/${template._id}`)).body).toEqual(template)
  })

  test('lists it before the built-in ones, since it changed last', async () => {
    const { body } = await client.post('/api/templates', { designId: await createDesign(), title: 'The newest' })
    const { body: list } = await client.get('/api/templates?limit=1')
    expect(list.templates[0]._id).toBe(body._id)
  })

  test('happens once per Idempotency-Key', async () => {
    const body = { designId: await createDesign(), title: 'Once only' }
    const headers = { 'idempotency-key': 'publish-once' }
    const [first, second] = [
      await client.post('/api/templates', body, headers),
      await client.post('/api/templates', body, headers),
    ]
    expect(second.body).toEqual(first.body)
    expect((await client.get('/api/templates?q=once+only')).body.total).toBe(1)
  })

  test('is rejected for a design that is missing, in the trash, or of another account', async () => {
    const designId = await createDesign()
    expectProblem(await client.post('/api/templates', { designId: 'des_nothing' }), 404, 'not_found')
    expectProblem(await stranger.post('/api/templates', { designId }), 404, 'not_found')
    await client.delete(`/api/designs/${designId}`)
    expectProblem(await client.post('/api/templates', { designId }), 404, 'design_trashed')
  })

  test('reports all errors together', async () => {
    const body = { title: ' ', description: 5, category: 'x'.repeat(51), tags: ['a', 'a'], nonsense: 1 }
    const response = await client.post('/api/templates', body)
    expectProblem(response, 400, 'invalid_input')
    const pointers = (response.body.errors as { pointer: string }[]).map(({ pointer }) => pointer)
    for (const pointer of ['/designId', '/title', '/description', '/category', '/tags', '/nonsense']) {
      expect(pointers).toContain(pointer)
    }
  })

  test('requires the write scope', async () => {
    const reader = await service.client({ scopes: ['read'] })
    expectProblem(await reader.post('/api/templates', { designId: await createDesign() }), 403, 'scope_missing')
  })
})

describe('a template of an account', () => {
  test('is visible only to its owner', async () => {
    const { body } = await client.post('/api/templates', {
      designId: await createDesign(),
      title: 'Private matter',
      category: 'Secret',
    })
    const path = `/api/templates/${body._id}`
    expectProblem(await stranger.get(path), 404, 'not_found')
    expectProblem(await stranger.delete(path), 404, 'not_found')
    expectProblem(await stranger.post('/api/designs', { fromTemplate: body._id }), 404, 'not_found')
    expect((await stranger.get('/api/templates?q=private+matter')).body.total).toBe(0)
    expect((await stranger.get('/api/templates?category=Secret')).body.total).toBe(0)
    expect((await stranger.get('/api/templates')).text).not.toMatch(/Secret|Private matter/)
    expect((await client.get(path)).status).toBe(200)
  })

  test('can be filled with data, which exports of the design show', async () => {
    const { body: template } = await client.post('/api/templates', { designId: await createDesign() })
    const data = { panel: '#5500aa', title: null }
    const { status, body } = await client.post('/api/designs', { fromTemplate: template._id, data })
    expect(status).toBe(201)
    const picture = await openPicture(await exportedBytes(client, { designId: body._id, format: 'png' }))
    expectColor(picture, '#5500aa', [5, 5], [195, 95], [50, 25])
  })

  test('prevents the deletion of its images', async () => {
    const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#ff8800' } })
      .png()
      .toBuffer()
    const { body: asset } = await client.post('/api/assets', bytes, { 'content-type': 'image/png' })
    const photo = { id: 'p', type: 'image', x: 0, y: 0, width: 200, height: 100, src: `asset:${asset._id}` }
    const designId = await createDesign({ document: onePage([photo]) })
    const { body: template } = await client.post('/api/templates', { designId })
    await client.delete(`/api/designs/${designId}`)
    await client.delete(`/api/trash/${designId}`)
    expectProblem(await client.delete(`/api/assets/${asset._id}`), 409, 'asset_in_use')
    const { body: created } = await client.post('/api/designs', { fromTemplate: template._id })
    const picture = await openPicture(await exportedBytes(client, { designId: created._id, format: 'png' }))
    expectColor(picture, '#ff8800', [5, 5], [195, 95])
  })

  test('can be deleted by its owner, and designs created from it remain', async () => {
    const { body: template } = await client.post('/api/templates', {
      designId: await createDesign(),
      title: 'Going away',
    })
    const { body: created } = await client.post('/api/designs', { fromTemplate: template._id })
    const thumbnail = template.thumbnailUrl as string
    expect((await download(thumbnail)).status).toBe(200)
    const removed = await client.delete(`/api/templates/${template._id}`)
    expect({ status: removed.status, text: removed.text }).toEqual({ status: 204, text: '' })
    expectProblem(await client.get(`/api/templates/${template._id}`), 404, 'not_found')
    expectProblem(await client.delete(`/api/templates/${template._id}`), 404, 'not_found')
    const { templates } = (await client.get('/api/templates?q=going+away')).body
    expect((templates as { title: string }[]).map(({ title }) => title)).not.toContain('Going away')
    expect((await download(thumbnail)).status).toBe(404)
    const remaining = await client.get(`/api/designs/${created._id}`)
    expect(remaining.body).toMatchObject({ fromTemplate: template._id, title: 'Going away' })
  })
})
