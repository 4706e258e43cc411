import { describe, expect, test } from 'vitest'
import { type Caller } from '../access/caller.ts'
import { type OpenedDesign } from './design.ts'
import { faultsOf, type OpenServices, png } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { image, pageOf, text } from '../testing/sample-documents.ts'
import { withDocument } from './with-document.ts'

let services: OpenServices
let caller: Caller

useServices((opened, own) => {
  services = opened
  caller = own
})

const create = (body: object): Promise<OpenedDesign> => services.designs.create(caller, { body })
const blank = (body: object = {}): Promise<OpenedDesign> => create({ width: 1080, height: 1080, ...body })

/** A template of the caller's own, with a slot, a placeholder and a background that spans the page. */
async function ownTemplate(): Promise<string> {
  const { design } = await create({
    title: 'Invitation',
    width: 400,
    height: 400,
    document: pageOf(
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
      sharing: { download: false, copy: false },
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
      document: pageOf(text()),
    })
    expect(design).toMatchObject({ title: 'Sale', tags: ['a', 'b'], visibility: 'public' })
    expect(await services.designs.get(caller, design._id)).toMatchObject({ design })
  })

  test('is returned with its document as the last property', async () => {
    const { design, documentJson } = await blank({ document: pageOf(text()) })
    expect(JSON.parse(withDocument(design, documentJson))).toEqual({ ...design, document: pageOf(text()) })
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
        document: pageOf(text({ fontSize: -1 }), { id: 'x', type: 'chart', x: 0, y: 0, width: 1, height: 1 }),
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
    expect(faults['/width']).toBe('must be an integer from 1 to 10000; received 0')
    expect(faults['/title']).toBe('must be a string of 1 to 255 characters after trimming; received 0')
    expect(faults['/document/pages/0/elements/1/type']).toMatch(/is not supported yet/)
  })

  test('come together with those of the template data', async () => {
    const fromTemplate = await ownTemplate()
    const faults = await faultsOf(
      create({ title: 'x'.repeat(256), fromTemplate, data: { headline: true, unknown: 'x' } }),
    )
    expect(Object.keys(faults).sort()).toEqual(['/data/headline', '/data/unknown', '/title'])
    expect(faults['/data/unknown']).toContain('"headline", "name"')
    expect(faults['/title']).toContain('received 256')
  })

  test('found by schema validation are reported first, and not twice', async () => {
    const issues = [{ pointer: '/title', detail: 'must be a text; received 5' }]
    const faults = await faultsOf(
      services.designs.create(caller, { body: { title: 5, width: 1, height: 10_001 }, issues }),
    )
    expect(faults).toEqual({
      '/title': 'must be a text; received 5',
      '/height': 'must be an integer from 1 to 10000; received 10001',
    })
  })

  test.each([[null], [[]], ['text'], [7]])('%j is no body', async (body) => {
    expect(Object.keys(await faultsOf(services.designs.create(caller, { body })))).toEqual([''])
  })

  test.each(['width', 'height'])('a missing %s is named', async (name) => {
    const faults = await faultsOf(create({ width: 10, height: 10, [name]: undefined }))
    expect(faults).toEqual({ [`/${name}`]: expect.stringContaining('is required') })
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

  test('of an unknown template is not found, and creates nothing', async () => {
    await expect(create({ fromTemplate: 'tpl_nothing', data: { a: 'b' } })).rejects.toMatchObject({
      code: 'not_found',
      details: { resource: 'template', id: 'tpl_nothing' },
    })
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(0)
  })

  test('of another account is not found', async () => {
    const fromTemplate = await ownTemplate()
    caller = await services.caller()
    await expect(create({ fromTemplate })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the pictures of a document', () => {
  test('are the caller’s own', async () => {
    const own = await services.assets.create(caller, { bytes: await png('red') })
    const { documentJson } = await blank({ document: pageOf(image(`asset:${own._id}`)) })
    expect(documentJson).toContain(own._id)
  })

  test('that belong to another account, are removed, or not built in are faults, each at its place', async () => {
    const theirs = await services.assets.create(await services.caller(), { bytes: await png('red') })
    const faults = await faultsOf(
      blank({
        document: pageOf(
          image(`asset:${theirs._id}`),
          { ...image('builtin:moon'), id: 'j' },
          { ...image('builtin:sea'), id: 'k' },
        ),
      }),
    )
    expect(Object.keys(faults)).toEqual(['/document/pages/0/elements/0/src', '/document/pages/0/elements/1/src'])
    expect(faults['/document/pages/0/elements/0/src']).toContain(`asset "${theirs._id}" not found`)
    expect(faults['/document/pages/0/elements/1/src']).toContain('expected one of sea, mountains')
  })

  test('that data brings are faults of the data', async () => {
    const document = pageOf({ ...image('builtin:sea'), slot: 'photo' })
    const faults = await faultsOf(blank({ document, data: { photo: 'asset:ast_unknowns' } }))
    expect(Object.keys(faults)).toEqual(['/data/photo'])
  })
})
