import { describe, expect, test } from 'vitest'
import type { OpenedDesign } from './design.ts'
import type { DesignInput } from './design-input.ts'
import { type FullCaller, faultsOf, type OpenServices, png } from '../testing/open-services.ts'
import { useServices } from '../testing/use-services.ts'
import { image, pageOf, text } from '../testing/sample-documents.ts'
import { withDocument } from './with-document.ts'

let services: OpenServices
let caller: FullCaller

useServices((opened, own) => {
  services = opened
  caller = own
})

const create = (input: DesignInput): Promise<OpenedDesign> => services.designs.create(caller, input)
const blank = (input: DesignInput = {}): Promise<OpenedDesign> => create({ width: 1080, height: 1080, ...input })

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
  const { template } = await services.templates.publish(caller, { designId: design._id, category: 'Parties' })
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
      folderId: null,
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

  test('has the title, tags and visibility of the request', async () => {
    const { design } = await blank({
      title: 'Sale',
      tags: ['a', 'b'],
      visibility: 'public',
      document: pageOf(text()),
    })
    expect(design).toMatchObject({ title: 'Sale', tags: ['a', 'b'], visibility: 'public' })
    expect(await services.designs.get(caller, design._id)).toMatchObject({ design })
  })

  test('is serialized with its document', async () => {
    const { design, documentJson } = await blank({ document: pageOf(text()) })
    expect(JSON.parse(withDocument(design, documentJson))).toEqual({ ...design, document: pageOf(text()) })
  })

  test('is created once with the same ID', async () => {
    const id = services.newId('des')
    const first = await services.designs.create(caller, { width: 10, height: 10, title: 'A' }, id)
    const again = await services.designs.create(caller, { width: 10, height: 10, title: 'A' }, id)
    expect(again).toEqual(first)
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })
})

describe('the issues of a new design', () => {
  test('are those of its document', async () => {
    const document = pageOf(text({ fontSize: -1 }), { id: 'x', type: 'hologram', x: 0, y: 0, width: 1, height: 1 })
    const issues = await faultsOf(blank({ document }))
    expect(Object.keys(issues)).toEqual(['/document/pages/0/elements/0/fontSize', '/document/pages/0/elements/1/type'])
    expect(issues['/document/pages/0/elements/1/type']).toMatch(/^must be one of/)
  })

  test('are those of the data for its template', async () => {
    const fromTemplate = await ownTemplate()
    const issues = await faultsOf(create({ fromTemplate, data: { headline: true, unknown: 'x' } }))
    expect(Object.keys(issues).sort()).toEqual(['/data/headline', '/data/unknown'])
    expect(issues['/data/unknown']).toContain('"headline", "name"')
  })

  test('can be found without creating it', async () => {
    const fromTemplate = await ownTemplate()
    const issues = await services.designs.findIssues(caller, { fromTemplate, data: { unknown: 'x' } })
    expect(issues).toMatchObject([{ pointer: '/data/unknown' }])
    expect(await services.designs.findIssues(caller, { fromTemplate: 'tpl_nothing', data: { unknown: 'x' } })).toEqual(
      [],
    )
    expect(await services.designs.findIssues(caller, { document: pageOf(text()) })).toEqual([])
    expect((await services.designs.list(caller, { limit: 20, offset: 0 })).total).toBe(1)
  })

  test('prevent it from being created', async () => {
    await faultsOf(blank({ document: [] }))
    expect(await services.designs.list(caller, { limit: 20, offset: 0 })).toEqual({ designs: [], total: 0 })
  })
})

describe('a design created from a template', () => {
  test('has its document, size and title', async () => {
    const fromTemplate = await ownTemplate()
    const { design, documentJson } = await create({ fromTemplate })
    expect(design).toMatchObject({ title: 'Invitation', width: 400, height: 400, fromTemplate, revision: 1 })
    expect(documentJson).toContain('{{name|friend}}')
  })

  test('is filled with the data of the request', async () => {
    const fromTemplate = await ownTemplate()
    const { documentJson } = await create({ fromTemplate, data: { headline: 'Come!', name: 'Ada' } })
    expect(documentJson).toContain('"text":"Come!"')
    expect(documentJson).toContain('"text":"Dear Ada"')
  })

  test('is resized to the requested size', async () => {
    const fromTemplate = await ownTemplate()
    const { design, documentJson } = await create({ fromTemplate, title: 'Wide', width: 1600, height: 800 })
    expect(design).toMatchObject({ title: 'Wide', width: 1600, height: 800 })
    const { elements } = JSON.parse(documentJson).pages[0]
    expect(elements[0]).toMatchObject({ x: 0, y: 0, width: 1600, height: 800 })
    // Its lines are longer, and it keeps its proportion to the page.
    expect(elements[1].width / elements[1].height).toBeGreaterThan(200 / 40)
    expect(elements[1].fontSize).toBeCloseTo(32 * Math.SQRT2, 2)
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

describe('the images of a document', () => {
  test('can be the caller’s own assets', async () => {
    const own = await services.assets.create(caller, { bytes: await png('red') })
    const { documentJson } = await blank({ document: pageOf(image(`asset:${own._id}`)) })
    expect(documentJson).toContain(own._id)
  })

  test('that belong to another account or are not built in are rejected, each with its pointer', async () => {
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

  test('that come from data are rejected with a pointer into the data', async () => {
    const document = pageOf({ ...image('builtin:sea'), slot: 'photo' })
    const faults = await faultsOf(blank({ document, data: { photo: 'asset:ast_unknowns' } }))
    expect(Object.keys(faults)).toEqual(['/data/photo'])
  })
})

test('a search that finds no design ignores words that say nothing', async () => {
  await blank({ title: 'Bakery flyer' })
  await blank({ title: 'For my guests' })
  const find = async (q: string) =>
    (await services.designs.list(caller, { limit: 9, offset: 0, q })).designs.map(({ title }) => title)
  expect(await find('a flyer for my bakery')).toEqual(['Bakery flyer'])
  expect(await find('for my')).toEqual(['For my guests'])
  expect(await find('a flyer for my dentist')).toEqual([])
})
