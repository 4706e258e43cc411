import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client

beforeAll(async () => {
  service = await startService()
  client = await service.client()
})

afterAll(() => service.stop())

const SIZE = { width: 400, height: 300 }
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

async function create(fields: object = {}) {
  const response = await client.post('/api/designs', { ...SIZE, ...fields })
  expect(response.status).toBe(201)
  return response.body
}

function rect(id: string, more: object = {}): object {
  return { id, type: 'rect', x: 0, y: 0, width: 10, height: 10, ...more }
}

function page(...elements: object[]): object {
  return { version: 1, pages: [{ id: 'page', elements }] }
}

describe('a new design', () => {
  test('has every field, with defaults for omitted ones', async () => {
    const response = await client.post('/api/designs', SIZE)
    expect(response.status).toBe(201)
    const { body } = response
    expect(body).toEqual({
      _id: expect.stringMatching(/^des_[0-9a-z]{20,}$/) as string,
      title: 'Untitled design',
      ...SIZE,
      tags: [],
      visibility: 'private',
      sharing: { download: false, copy: false },
      revision: 1,
      pageCount: 1,
      folderId: null,
      fromTemplate: null,
      thumbnailUrl: expect.stringMatching(/^http:\/\/\S+\/files\/thumbnails\//) as string,
      createdAt: expect.stringMatching(TIME) as string,
      updatedAt: body.createdAt,
      document: { version: 1, pages: [expect.objectContaining({ background: '#ffffff', elements: [] })] },
    })
    expect(Math.abs(Date.parse(body.createdAt) - Date.now())).toBeLessThan(60_000)
    expect(response.headers.get('location')).toBe(`/api/designs/${body._id}`)
    expect(response.headers.get('etag')).toBe('"1"')
    expect((await client.get(`/api/designs/${body._id}`)).body).toEqual(body)
  })

  test('has the fields of the request', async () => {
    const fields = { title: 'Größe 🎉', tags: ['b', 'a'], visibility: 'public', document: page(rect('one')) }
    const { _id } = await create(fields)
    const { body } = await client.get(`/api/designs/${_id}`)
    expect(body).toMatchObject({ ...fields, document: { pages: [{ id: 'page', elements: [{ id: 'one' }] }] } })
  })

  test('has its title and tags trimmed', async () => {
    expect(await create({ title: '\t Sale \n', tags: [' summer ', 'x'] })).toMatchObject({
      title: 'Sale',
      tags: ['summer', 'x'],
    })
  })

  test('can have the maximum size, title and tags', async () => {
    const most = {
      title: 'x'.repeat(255),
      width: 10_000,
      height: 10_000,
      tags: Array.from({ length: 50 }, (_, index) => String(index).padStart(50, 't')),
    }
    expect(await create(most)).toMatchObject(most)
    expect(await create({ title: 'x', width: 1, height: 1, tags: ['t'] })).toMatchObject({ title: 'x', width: 1 })
  })

  test('can have a title of 255 characters, not counting trimmed spaces', async () => {
    expect((await create({ title: `  ${'é'.repeat(255)}  ` })).title).toHaveLength(255)
  })

  test('with tags that are equal after trimming is rejected', async () => {
    const response = await client.post('/api/designs', { ...SIZE, tags: ['a', ' a '] })
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors[0].pointer).toMatch(/^\/tags/)
  })

  test('accepts each visibility', async () => {
    for (const visibility of ['private', 'unlisted', 'public']) {
      expect((await create({ visibility })).visibility).toBe(visibility)
    }
  })

  test('has the number of pages of its document', async () => {
    const document = { version: 1, pages: ['a', 'b', 'c'].map((id) => ({ id, elements: [] })) }
    expect((await create({ document })).pageCount).toBe(3)
  })

  test('has an ID that sorts after earlier ones', async () => {
    const first = await create()
    await expect.poll(() => Date.now()).toBeGreaterThan(Date.parse(first.createdAt))
    const second = await create()
    expect(second._id > first._id).toBe(true)
    expect(second._id.slice(-16)).not.toBe(first._id.slice(-16))
  })

  test('has an image at its thumbnail URL, without a key', async () => {
    const { thumbnailUrl } = await create({ document: page(rect('one', { fill: '#ff0000' })) })
    const response = await fetch(thumbnailUrl.replace('localhost', '127.0.0.1'))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})

describe('a design from a template', () => {
  const TEMPLATE = 'tpl_certificate-of-completion'

  test('has its document, size and title', async () => {
    const { body: template } = await client.get(`/api/templates/${TEMPLATE}`)
    const response = await client.post('/api/designs', { fromTemplate: TEMPLATE })
    expect(response.status).toBe(201)
    const { title, width, height, pageCount, document } = template
    expect(response.body).toMatchObject({ title, width, height, pageCount, document, fromTemplate: TEMPLATE, tags: [] })
  })

  test('has the title of the request', async () => {
    const { body } = await client.post('/api/designs', { fromTemplate: TEMPLATE, title: ' For Ada ' })
    expect(body).toMatchObject({ title: 'For Ada', fromTemplate: TEMPLATE })
  })

  test('of another size is resized so that it fits', async () => {
    const { body: template } = await client.get(`/api/templates/${TEMPLATE}`)
    const { width, height } = { width: template.width / 2, height: template.height * 2 }
    const size = { width: Math.round(width), height }
    const { status, body } = await client.post('/api/designs', { fromTemplate: TEMPLATE, ...size })
    expect(status).toBe(201)
    expect(body).toMatchObject(size)
    const text = (design: { document: unknown }) => firstElement(design.document, 'text')
    expect(text(body).fontSize).toBeCloseTo(text(template).fontSize * (size.width / template.width), 1)
    const { body: wider } = await client.post('/api/designs', { fromTemplate: TEMPLATE, width: template.width * 2 })
    expect(wider).toMatchObject({ width: template.width * 2, height: template.height })
  })

  test('is filled with data', async () => {
    const data = { recipient: 'Ada Lovelace' }
    const { status, body } = await client.post('/api/designs', { fromTemplate: TEMPLATE, data })
    expect(status).toBe(201)
    expect(JSON.stringify(body.document)).toContain('Ada Lovelace')
    const { body: untouched } = await client.get(`/api/templates/${TEMPLATE}`)
    expect(JSON.stringify(untouched.document)).not.toContain('Ada Lovelace')
  })

  test('with an unknown slot is rejected, with the slots that exist', async () => {
    const response = await client.post('/api/designs', { fromTemplate: TEMPLATE, data: { unknown: 'x' } })
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors[0]).toMatchObject({ pointer: '/data/unknown' })
    expect(response.body.errors[0].detail).toContain('recipient')
  })

  test('that does not exist is 404, and nothing is created', async () => {
    const before = (await client.get('/api/designs')).body.total
    expectProblem(await client.post('/api/designs', { ...SIZE, fromTemplate: 'tpl_nothing' }), 404, 'not_found')
    expect((await client.get('/api/designs')).body.total).toBe(before)
  })
})

describe('a change', () => {
  test('of only the title leaves the rest unchanged, and increments the revision', async () => {
    const { _id, document, ...before } = await create({ tags: ['a'], document: page(rect('one')) })
    const response = await client.patch(`/api/designs/${_id}`, { title: ' After ' })
    expect(response.status).toBe(200)
    const { revision, updatedAt, thumbnailUrl, ...after } = response.body
    expect(after).toMatchObject({ _id, title: 'After', tags: ['a'], document, createdAt: before.createdAt })
    expect(revision).toBe(2)
    expect(response.headers.get('etag')).toBe('"2"')
    expect(updatedAt > before.updatedAt).toBe(true)
    expect(thumbnailUrl).not.toBe(before.thumbnailUrl)
    expect((await client.get(`/api/designs/${_id}`)).body).toEqual(response.body)
  })

  test('of the tags replaces all of them', async () => {
    const { _id } = await create({ tags: ['a', 'b'] })
    expect((await client.patch(`/api/designs/${_id}`, { tags: [' c ', 'a'] })).body.tags).toEqual(['c', 'a'])
    expect((await client.get('/api/designs?tag=b')).body.designs).not.toContainEqual(expect.objectContaining({ _id }))
    expect((await client.patch(`/api/designs/${_id}`, { tags: [] })).body.tags).toEqual([])
  })

  test('of the visibility accepts each of them', async () => {
    const { _id } = await create()
    for (const visibility of ['public', 'unlisted', 'private']) {
      expect((await client.patch(`/api/designs/${_id}`, { visibility })).body.visibility).toBe(visibility)
    }
  })

  test('of the document replaces the previous one', async () => {
    const { _id } = await create({ document: page(rect('one')) })
    const document = {
      version: 1,
      pages: [
        { id: 'a', elements: [] },
        { id: 'b', elements: [rect('two')] },
      ],
    }
    const { body } = await client.patch(`/api/designs/${_id}`, { document })
    expect(body).toMatchObject({ pageCount: 2, document })
    expect(JSON.stringify(body.document)).not.toContain('"one"')
  })

  test('of the size resizes the document', async () => {
    const { _id } = await create({ document: page(rect('one', { x: 100, width: 100, height: 100 })) })
    const { status, body } = await client.patch(`/api/designs/${_id}`, { width: 800, height: 600 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ width: 800, height: 600 })
    expect(firstElement(body.document, 'rect')).toMatchObject({ x: 200, width: 200, height: 200 })
  })

  test('of one side leaves the other unchanged', async () => {
    const { _id } = await create()
    expect((await client.patch(`/api/designs/${_id}`, { width: 500 })).body).toMatchObject({ width: 500, height: 300 })
  })

  test('of size and document together does not resize the document', async () => {
    const { _id } = await create({ document: page(rect('one')) })
    const change = { width: 800, height: 600, document: page(rect('two', { x: 7 })) }
    const { body } = await client.patch(`/api/designs/${_id}`, change)
    expect(firstElement(body.document, 'rect')).toMatchObject({ id: 'two', x: 7, width: 10 })
  })

  test('of fields that the service sets is rejected', async () => {
    const { _id } = await create()
    const decided = { _id: 'des_other', revision: 9, createdAt: '2020-01-01T00:00:00.000Z', fromTemplate: 'tpl_x' }
    const response = await client.patch(`/api/designs/${_id}`, decided)
    expectProblem(response, 400, 'invalid_input')
    expect(response.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      '/_id',
      '/createdAt',
      '/fromTemplate',
      '/revision',
    ])
  })
})

test('a missing design is 404 on every path', async () => {
  for (const response of [
    await client.get('/api/designs/des_nothing'),
    await client.patch('/api/designs/des_nothing', { title: 'x' }),
    await client.delete('/api/designs/des_nothing'),
    await client.post('/api/designs/des_nothing/duplicate'),
  ]) {
    expectProblem(response, 404, 'not_found')
  }
})

interface Drawn {
  readonly type: string
  readonly x: number
  readonly width: number
  readonly fontSize: number
  readonly elements?: readonly Drawn[]
}

/** Returns the first element of `type` in a document, including elements in groups. */
function firstElement(document: unknown, type: string): Drawn {
  const { pages } = document as { pages: readonly { elements: readonly Drawn[] }[] }
  const all = (elements: readonly Drawn[]): Drawn[] =>
    elements.flatMap((element) => [element, ...all(element.elements ?? [])])
  const found = pages.flatMap(({ elements }) => all(elements)).find((element) => element.type === type)
  if (found === undefined) throw new Error(`The document has no ${type}.`)
  return found
}
