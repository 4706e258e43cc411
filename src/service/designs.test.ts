import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller } from './caller.ts'
import { type OpenedDesign } from './designs.ts'
import { DAY_MS, faultsOf, type OpenServices, openServices, png } from './testing/open-services.ts'
import { withDocument } from './with-document.ts'

let services: OpenServices
let caller: Caller

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())
beforeEach(async () => {
  caller = await services.caller()
  services.clock.time += 1000
})

const create = (body: object): Promise<OpenedDesign> => services.designs.create(caller, { body })
const blank = (body: object = {}): Promise<OpenedDesign> => create({ width: 1080, height: 1080, ...body })
const page = (...elements: object[]) => ({ version: 1, pages: [{ id: 'p', elements }] })
const text = (properties: object = {}) => ({
  id: 't',
  type: 'text',
  x: 10,
  y: 10,
  width: 100,
  height: 20,
  text: 'Hello',
  ...properties,
})
const image = (src: string) => ({ id: 'i', type: 'image', x: 0, y: 0, width: 100, height: 50, src })

/** A template of the caller's own, with a slot, a placeholder and a background that spans the page. */
async function ownTemplate(): Promise<string> {
  const { design } = await create({
    title: 'Invitation',
    width: 400,
    height: 400,
    document: page(
      { id: 'b', type: 'rect', x: 0, y: 0, width: 400, height: 400, fill: '#ff0000' },
      text({ slot: 'headline' }),
      text({ id: 'g', text: 'Dear {{name|friend}}' }),
    ),
  })
  const { template } = await services.templates.publish(caller, { body: { designId: design._id, category: 'Parties' } })
  return template._id
}

describe('a new design', () => {
  test('has one empty white page, and the defaults', async () => {
    const { design, documentJson } = await create({ width: 800, height: 600 })
    expect(design).toEqual({
      _id: expect.stringMatching(/^des_[0-9a-z]{26}$/),
      title: 'Untitled design',
      width: 800,
      height: 600,
      tags: [],
      visibility: 'private',
      revision: 1,
      pageCount: 1,
      fromTemplate: null,
      thumbnailUrl: expect.stringMatching(
        new RegExp(`^https://platen\\.example/files/thumbnails/${design._id}/1\\.webp\\?signature=`),
      ),
      createdAt: new Date(services.clock.time).toISOString(),
      updatedAt: new Date(services.clock.time).toISOString(),
    })
    expect(JSON.parse(documentJson)).toEqual({
      version: 1,
      pages: [{ id: 'page-1', background: '#ffffff', elements: [] }],
    })
  })

  test('keeps what it was given, trimmed', async () => {
    const { design } = await blank({
      title: '  Sale  ',
      tags: [' a ', 'b'],
      visibility: 'public',
      document: page(text()),
    })
    expect(design).toMatchObject({ title: 'Sale', tags: ['a', 'b'], visibility: 'public' })
    expect(await services.designs.get(caller, design._id)).toMatchObject({ design })
  })

  test('is told with its document as the last property', async () => {
    const { design, documentJson } = await blank({ document: page(text()) })
    expect(JSON.parse(withDocument(design, documentJson))).toEqual({ ...design, document: page(text()) })
  })

  test('is made once under one id', async () => {
    const id = services.newId('des')
    const first = await services.designs.create(caller, { body: { width: 10, height: 10, title: 'A' }, id })
    const again = await services.designs.create(caller, { body: { width: 10, height: 10, title: 'A' }, id })
    expect(again).toEqual(first)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })
})

describe('the faults of a body', () => {
  test('come all together: fields, document and data', async () => {
    const faults = await faultsOf(
      create({
        title: ' ',
        width: 0,
        height: 1.5,
        tags: ['a', ' a', 7, ''],
        visibility: 'secret',
        document: page(text({ fontSize: -1 }), { id: 'x', type: 'chart', x: 0, y: 0, width: 1, height: 1 }),
        data: [],
      }),
    )
    expect(Object.keys(faults).sort()).toEqual([
      '/data',
      '/document/pages/0/elements/0/fontSize',
      '/document/pages/0/elements/1/type',
      '/height',
      '/tags/1',
      '/tags/2',
      '/tags/3',
      '/title',
      '/visibility',
      '/width',
    ])
    expect(faults['/width']).toBe('must be a whole number from 1 to 10000; received 0')
    expect(faults['/title']).toBe('must be a text of 1 to 255 characters after trimming; received 0')
    expect(faults['/document/pages/0/elements/1/type']).toMatch(/not supported by this version yet/)
  })

  test('come together with those of the template data', async () => {
    const fromTemplate = await ownTemplate()
    const faults = await faultsOf(
      create({ title: 'x'.repeat(256), fromTemplate, data: { headline: true, nobody: 'x' } }),
    )
    expect(Object.keys(faults).sort()).toEqual(['/data/headline', '/data/nobody', '/title'])
    expect(faults['/data/nobody']).toContain('"headline", "name"')
    expect(faults['/title']).toContain('received 256')
  })

  test('that the edge has found are told first, and not twice', async () => {
    const issues = [{ pointer: '/title', detail: 'must be a text; received 5' }]
    const faults = await faultsOf(
      services.designs.create(caller, { body: { title: 5, width: 1, height: 10_001 }, issues }),
    )
    expect(faults).toEqual({
      '/title': 'must be a text; received 5',
      '/height': 'must be a whole number from 1 to 10000; received 10001',
    })
  })

  test.each([[null], [[]], ['text'], [7]])('%j is no body', async (body) => {
    expect(Object.keys(await faultsOf(services.designs.create(caller, { body })))).toEqual([''])
  })

  test.each(['width', 'height'])('a missing %s is named', async (name) => {
    const faults = await faultsOf(create({ width: 10, height: 10, [name]: undefined }))
    expect(faults).toEqual({ [`/${name}`]: expect.stringContaining('is missing') })
  })

  test.each([0, -1, 1.5, 10_001, 1e9, NaN, '10', null])('a width of %j is refused', async (width) => {
    expect(Object.keys(await faultsOf(create({ width, height: 10 })))).toEqual(['/width'])
  })

  test('a title of 255 characters beyond the basic plane is not too long', async () => {
    const { design } = await blank({ title: '🎈'.repeat(255) })
    expect(design.title).toBe('🎈'.repeat(255))
  })

  test('half a character and NUL are refused', async () => {
    expect(Object.keys(await faultsOf(blank({ title: 'a\u0000', tags: ['\ud800'] })))).toEqual(['/title', '/tags/0'])
  })

  test('nothing is written', async () => {
    await faultsOf(create({ width: 0, height: 0 }))
    expect(await services.designs.list(caller, { limit: 20, offset: 0 })).toEqual({ designs: [], total: 0 })
  })
})

describe('a design made from a template', () => {
  test('has its document, size and title', async () => {
    const fromTemplate = await ownTemplate()
    const { design, documentJson } = await create({ fromTemplate })
    expect(design).toMatchObject({ title: 'Invitation', width: 400, height: 400, fromTemplate, revision: 1 })
    expect(documentJson).toContain('{{name|friend}}')
  })

  test('is filled with its data', async () => {
    const fromTemplate = await ownTemplate()
    const { documentJson } = await create({ fromTemplate, data: { headline: 'Come!', name: 'Ada' } })
    expect(documentJson).toContain('"text":"Come!"')
    expect(documentJson).toContain('"text":"Dear Ada"')
  })

  test('is fitted to another size', async () => {
    const fromTemplate = await ownTemplate()
    const { design, documentJson } = await create({ fromTemplate, title: 'Wide', width: 1600, height: 800 })
    expect(design).toMatchObject({ title: 'Wide', width: 1600, height: 800 })
    const { elements } = JSON.parse(documentJson).pages[0]
    expect(elements[0]).toMatchObject({ x: 0, y: 0, width: 1600, height: 800 })
    expect(elements[1]).toMatchObject({ x: 400 + 20, y: 20, width: 200, height: 40 })
  })

  test('of nobody’s is not found, and nothing is made', async () => {
    await expect(create({ fromTemplate: 'tpl_nothing', data: { a: 'b' } })).rejects.toMatchObject({
      code: 'not_found',
      details: { resource: 'template', id: 'tpl_nothing' },
    })
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
  })

  test('of somebody else’s is not found', async () => {
    const fromTemplate = await ownTemplate()
    caller = await services.caller()
    await expect(create({ fromTemplate })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the pictures of a document', () => {
  test('are the caller’s own', async () => {
    const own = await services.assets.create(caller, { bytes: await png('red') })
    const { documentJson } = await blank({ document: page(image(`asset:${own._id}`)) })
    expect(documentJson).toContain(own._id)
  })

  test('that are somebody else’s, removed, or not built in are faults, each at its place', async () => {
    const theirs = await services.assets.create(await services.caller(), { bytes: await png('red') })
    const faults = await faultsOf(
      blank({
        document: page(
          image(`asset:${theirs._id}`),
          { ...image('builtin:moon'), id: 'j' },
          { ...image('builtin:sea'), id: 'k' },
        ),
      }),
    )
    expect(Object.keys(faults)).toEqual(['/document/pages/0/elements/0/src', '/document/pages/0/elements/1/src'])
    expect(faults['/document/pages/0/elements/0/src']).toContain(`there is no asset "${theirs._id}"`)
    expect(faults['/document/pages/0/elements/1/src']).toContain('there are sea, mountains')
  })

  test('that data brings are faults of the data', async () => {
    const document = page({ ...image('builtin:sea'), slot: 'photo' })
    const faults = await faultsOf(blank({ document, data: { photo: 'asset:ast_nobodys' } }))
    expect(Object.keys(faults)).toEqual(['/data/photo'])
  })
})

describe('a change', () => {
  test('of the title alone makes the next revision', async () => {
    const { design } = await blank({ title: 'A', tags: ['x'] })
    services.clock.time += 5
    const { design: changed } = await services.designs.update(caller, design._id, { sent: { body: { title: 'B' } } })
    expect(changed).toEqual({
      ...design,
      title: 'B',
      revision: 2,
      updatedAt: new Date(services.clock.time).toISOString(),
      thumbnailUrl: expect.stringContaining('/2.webp?'),
    })
  })

  test('that changes nothing keeps the revision', async () => {
    const { design, documentJson } = await blank({ title: 'A', tags: ['x'], document: page(text()) })
    const body = { title: ' A ', tags: ['x'], visibility: 'private', width: 1080, document: JSON.parse(documentJson) }
    expect((await services.designs.update(caller, design._id, { sent: { body } })).design).toEqual(design)
  })

  test('of the size fits the document to it', async () => {
    const { design } = await create({
      width: 100,
      height: 100,
      document: page(text({ x: 10, y: 10, width: 20, height: 20 })),
    })
    const { documentJson } = await services.designs.update(caller, design._id, {
      sent: { body: { width: 200, height: 200 } },
    })
    expect(JSON.parse(documentJson).pages[0].elements[0]).toMatchObject({ x: 20, y: 20, width: 40, height: 40 })
  })

  test('of size and document together takes the document as it is', async () => {
    const { design } = await create({ width: 100, height: 100, document: page(text()) })
    const body = { width: 200, height: 200, document: page(text({ x: 3 })) }
    const { documentJson } = await services.designs.update(caller, design._id, { sent: { body } })
    expect(JSON.parse(documentJson).pages[0].elements[0].x).toBe(3)
  })

  test('of a stale revision is refused, and nothing is written', async () => {
    const { design } = await blank()
    const expected = { revisions: [7, 8], received: '"7", "8"' }
    await expect(
      services.designs.update(caller, design._id, { sent: { body: { title: 'B' } }, expected }),
    ).rejects.toMatchObject({ code: 'stale_revision', details: { current: 1, received: '"7", "8"' } })
    expect((await services.designs.get(caller, design._id)).design).toEqual(design)
  })

  test('of the revision expected is made once when two try it', async () => {
    const { design } = await blank()
    const attempts = ['B', 'C'].map((title) =>
      services.designs.update(caller, design._id, {
        sent: { body: { title } },
        expected: { revisions: [1], received: '"1"' },
      }),
    )
    const outcomes = await Promise.allSettled(attempts)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('the trash', () => {
  test('keeps a design for 30 days, out of sight', async () => {
    const { design } = await blank()
    const answer = await services.designs.trash(caller, design._id)
    expect(answer).toEqual({
      _id: design._id,
      trashedAt: new Date(services.clock.time).toISOString(),
      purgeAt: new Date(services.clock.time + 30 * DAY_MS).toISOString(),
    })
    services.clock.time += 5000
    expect(await services.designs.trash(caller, design._id)).toEqual(answer)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
    const refusal = { code: 'design_trashed', details: { id: design._id, trashedAt: answer.trashedAt } }
    await expect(services.designs.get(caller, design._id)).rejects.toMatchObject(refusal)
    await expect(services.designs.update(caller, design._id, { sent: { body: { title: 'x' } } })).rejects.toMatchObject(
      refusal,
    )
    await expect(services.designs.duplicate(caller, design._id, { body: {} })).rejects.toMatchObject(refusal)
    const trash = await services.designs.listTrash(caller, { limit: 20, offset: 0 })
    expect(trash).toEqual({ designs: [{ ...design, trashedAt: answer.trashedAt, purgeAt: answer.purgeAt }], total: 1 })
  })

  test('gives a design back as it was', async () => {
    const opened = await blank({ document: page(text()) })
    await services.designs.trash(caller, opened.design._id)
    expect(await services.designs.restore(caller, opened.design._id)).toEqual(opened)
    expect(await services.designs.get(caller, opened.design._id)).toEqual(opened)
  })

  test('takes no design whose revision is stale', async () => {
    const { design } = await blank()
    const expected = { revisions: [2], received: '"2"' }
    await expect(services.designs.trash(caller, design._id, expected)).rejects.toMatchObject({ code: 'stale_revision' })
    await services.designs.trash(caller, design._id, { revisions: [1], received: '"1"' })
  })

  test('lets go of one for good, with its thumbnails, and of none that is not in it', async () => {
    const { design } = await blank()
    await expect(services.designs.removeTrashed(caller, design._id)).rejects.toMatchObject({ code: 'not_found' })
    await services.files.write(`thumbnails/${design._id}/1-test.webp`, Buffer.from('x'))
    await services.designs.trash(caller, design._id)
    await services.designs.removeTrashed(caller, design._id)
    await expect(services.designs.get(caller, design._id)).rejects.toMatchObject({ code: 'not_found' })
    expect(await services.files.stat(`thumbnails/${design._id}/1-test.webp`)).toBeUndefined()
  })

  test('is emptied at once', async () => {
    for (let count = 0; count < 3; count += 1) await services.designs.trash(caller, (await blank()).design._id)
    await blank()
    expect(await services.designs.removeAllTrashed(caller)).toEqual({ removed: 3 })
    expect((await services.designs.listTrash(caller, { limit: 20, offset: 0 })).total).toBe(0)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })
})

describe('a copy', () => {
  test('has the document, size and tags, and is private', async () => {
    const original = await blank({ title: 'A', tags: ['x'], visibility: 'public', document: page(text()) })
    const { design, documentJson } = await services.designs.duplicate(caller, original.design._id, { body: {} })
    expect(design).toMatchObject({ title: 'Copy of A', tags: ['x'], visibility: 'private', revision: 1, width: 1080 })
    expect(design._id).not.toBe(original.design._id)
    expect(documentJson).toBe(original.documentJson)
  })

  test('may have a title of its own, and never one that is too long', async () => {
    const original = await blank({ title: '🎈'.repeat(255) })
    const { design } = await services.designs.duplicate(caller, original.design._id, { body: {} })
    expect(Array.from(design.title)).toHaveLength(255)
    const { design: named } = await services.designs.duplicate(caller, design._id, { body: { title: 'B' } })
    expect(named.title).toBe('B')
  })
})

describe('somebody else', () => {
  test('finds nothing, whatever they try', async () => {
    const { design } = await blank()
    const { design: trashed } = await blank()
    await services.designs.trash(caller, trashed._id)
    const other = await services.caller()
    for (const { _id } of [design, trashed]) {
      const attempts = [
        services.designs.get(other, _id),
        services.designs.update(other, _id, { sent: { body: { title: 'x' } } }),
        services.designs.trash(other, _id),
        services.designs.trash(other, _id, { revisions: [1], received: '"1"' }),
        services.designs.restore(other, _id),
        services.designs.removeTrashed(other, _id),
        services.designs.duplicate(other, _id, { body: {} }),
        services.exports.create(other, { body: { designId: _id, format: 'png' } }),
        services.templates.publish(other, { body: { designId: _id } }),
      ]
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await services.designs.list(other, { limit: 20, offset: 0 })).toEqual({ designs: [], total: 0 })
    expect((await services.designs.get(caller, design._id)).design).toEqual(design)
  })
})

describe('a key', () => {
  test('that may only read changes nothing', async () => {
    const { design } = await blank()
    const reader: Caller = { ...caller, scopes: ['read'] }
    const refusal = { code: 'scope_missing', details: { scope: 'write', granted: ['read'] } }
    await expect(services.designs.create(reader, { body: {} })).rejects.toMatchObject(refusal)
    await expect(services.designs.trash(reader, design._id)).rejects.toMatchObject(refusal)
    expect((await services.designs.get(reader, design._id)).design).toEqual(design)
  })

  test('that may only write reads nothing', async () => {
    const writer: Caller = { ...caller, scopes: ['write'] }
    await expect(services.designs.list(writer, { limit: 1, offset: 0 })).rejects.toMatchObject({
      code: 'scope_missing',
    })
  })
})
