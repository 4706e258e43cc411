import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { InvalidTemplates, readBuiltinTemplates } from './read-builtin-templates.ts'
import {
  type FullCaller,
  BUILTIN_PICTURES,
  faultsOf,
  type OpenServices,
  openServices,
} from '../testing/open-services.ts'
import { image, pageOf, text } from '../testing/sample-documents.ts'

let services: OpenServices
let caller: FullCaller
let folder: string

const slotted = (properties: object = {}) => text({ slot: 'headline', ...properties })
const template = (properties: object = {}) => ({
  title: 'Quiet quote',
  description: 'Words that need room.',
  category: 'Social',
  tags: ['quote', 'calm'],
  width: 1080,
  height: 1080,
  document: pageOf(slotted()),
  ...properties,
})

async function put(files: Record<string, unknown>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

const read = () => readBuiltinTemplates({ folder, builtinPictures: BUILTIN_PICTURES })

async function faultsOfFolder(): Promise<readonly string[]> {
  try {
    await read()
  } catch (error) {
    if (error instanceof InvalidTemplates) return error.faults
    throw error
  }
  return []
}

beforeAll(async () => {
  services = await openServices()
})
afterAll(() => services.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platen-templates-'))
  caller = await services.caller()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the built-in templates', () => {
  test('are read from their files, and have IDs derived from the file names', async () => {
    await put({ 'quiet-quote.json': template(), 'menu.json': template({ title: 'Menu' }), 'README.md': 'not one' })
    const templates = await read()
    expect(templates.map(({ id, title }) => [id, title])).toEqual([
      ['tpl_menu', 'Menu'],
      ['tpl_quiet-quote', 'Quiet quote'],
    ])
    expect(templates[1]).toMatchObject({
      pageCount: 1,
      slots: [{ name: 'headline', kind: 'text', default: 'Hello', required: false }],
    })
  })

  test('can be listed and read by an account, but not deleted', async () => {
    await put({ 'quiet-quote.json': template(), 'menu.json': template({ title: 'Menu', category: 'Food', tags: [] }) })
    await services.store.templates.syncBuiltin(await read(), services.clock.time)
    const { templates, total, categories } = await services.templates.list(caller, { limit: 20, offset: 0 })
    expect(total).toBe(2)
    expect(categories).toEqual([
      { name: 'Food', count: 1 },
      { name: 'Social', count: 1 },
    ])
    expect(templates.find(({ title }) => title === 'Quiet quote')).toEqual({
      _id: 'tpl_quiet-quote',
      title: 'Quiet quote',
      description: 'Words that need room.',
      category: 'Social',
      tags: ['quote', 'calm'],
      width: 1080,
      height: 1080,
      pageCount: 1,
      thumbnailUrl: expect.stringContaining('/files/thumbnails/tpl_quiet-quote/1.webp?signature='),
      slots: [
        {
          ...{ name: 'headline', kind: 'text', default: 'Hello', required: false },
          ...{ label: 'Headline', help: null, group: null, maxLength: null, sample: null },
        },
      ],
      builtIn: true,
      own: false,
      visibility: 'everyone',
      updatedAt: new Date(services.clock.time).toISOString(),
    })
    expect((await services.templates.get(caller, 'tpl_quiet-quote')).documentJson).toBe(
      JSON.stringify(pageOf(slotted())),
    )
    await expect(services.templates.remove(caller, 'tpl_quiet-quote')).rejects.toMatchObject({ code: 'not_found' })
    expect((await services.templates.list(caller, { limit: 20, offset: 0, q: 'calm quo' })).total).toBe(1)
    expect((await services.templates.list(caller, { limit: 20, offset: 0, category: 'Nothing' })).templates).toEqual([])
  })

  test('that are invalid are reported together, each issue with its file and pointer', async () => {
    await put({
      'a.json': template({ title: '', document: pageOf(slotted({ fontSize: 0 })), caption: 'x' }),
      'b.json': '{ "title": ',
      'c.json': template({
        document: pageOf(image('builtin:moon')),
      }),
      'd.json': template({ category: undefined }),
      'Bad Name.json': template(),
      'good.json': template(),
    })
    const faults = await faultsOfFolder()
    expect(faults.map((fault) => fault.split(' ').slice(0, 2).join(' ')).sort()).toEqual([
      'templates/Bad Name.json:',
      'templates/a.json: /caption:',
      'templates/a.json: /document/pages/0/elements/0/fontSize:',
      'templates/a.json: /title:',
      expect.stringMatching(/^templates\/b\.json:/),
      'templates/c.json: /document',
      'templates/d.json: /category:',
    ])
  })
})

describe('a template of an account', () => {
  const publish = async (body: object = {}) => {
    const { design } = await services.designs.create(caller, {
      title: 'Mine',
      width: 300,
      height: 200,
      tags: ['own'],
      document: pageOf(slotted()),
    })
    const published = await services.templates.publish(caller, { designId: design._id, ...body })
    return { designId: design._id, ...published }
  }

  test('is a copy of the design, with its slots', async () => {
    const { designId, template: published, documentJson } = await publish()
    expect(published).toMatchObject({
      title: 'Mine',
      category: 'My templates',
      tags: ['own'],
      width: 300,
      height: 200,
      builtIn: false,
    })
    expect(published.slots.map(({ name }) => name)).toEqual(['headline'])
    await services.designs.update(caller, designId, { update: { document: pageOf() } })
    expect((await services.templates.get(caller, published._id)).documentJson).toBe(documentJson)
  })

  test('lists its slots with their descriptions, in the order of the form', async () => {
    const { design } = await services.designs.create(caller, {
      ...{ width: 300, height: 200 },
      document: {
        ...pageOf(slotted({ id: 'a', slot: 'a' }), slotted({ id: 'b', slot: 'b' })),
        slots: [
          { name: 'b', label: 'Name', help: 'In full.', group: 'You', required: true, maxLength: 40, sample: 'Ada' },
        ],
      },
    })
    const { template: published } = await services.templates.publish(caller, { designId: design._id })
    expect(published.slots).toMatchObject([
      { name: 'b', label: 'Name', help: 'In full.', group: 'You', required: true, maxLength: 40, sample: 'Ada' },
      { name: 'a', label: 'A', help: null, group: null, required: false, maxLength: null, sample: null },
    ])
    const data = { a: 'x' }
    expect(await faultsOf(services.designs.create(caller, { fromTemplate: published._id, data }))).toEqual({
      '/data/b': 'is required by the document (Name); expected a value, or null to leave it out',
    })
    const { documentJson } = await services.designs.create(caller, {
      ...{ fromTemplate: published._id, data: { b: 'Ada' }, width: 600, height: 400 },
    })
    expect(JSON.parse(documentJson)).toHaveProperty('slots.0.label', 'Name')
  })

  test('that an older version stored has labels made of the names of its slots', async () => {
    const { template: published } = await publish()
    const stored = await services.store.templates.find(caller.accountId, published._id)
    if (!stored) throw new Error('no template')
    const old = { name: 'headline', kind: 'text', default: 'Hello', required: false }
    const id = services.newId('tpl')
    const { accountId } = caller
    await services.store.templates.create({ ...stored, id, accountId, slots: [old], assetIds: [] })
    const { template } = await services.templates.get(caller, id)
    expect(template.slots).toEqual([
      { ...old, label: 'Headline', help: null, group: null, maxLength: null, sample: null },
    ])
  })

  test('is listed only for its owner', async () => {
    const { template: published } = await publish({ title: 'Only mine', category: 'Secret' })
    const other = await services.caller()
    const seen = async (who: FullCaller) =>
      (await services.templates.list(who, { limit: 100, offset: 0, q: 'only mine' })).templates.map(({ _id }) => _id)
    expect(await seen(caller)).toEqual([published._id])
    expect(await seen(other)).toEqual([])
    await expect(services.templates.get(other, published._id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(services.templates.remove(other, published._id)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('can be deleted, and designs created from it remain', async () => {
    const { template: published } = await publish()
    const { design } = await services.designs.create(caller, { fromTemplate: published._id })
    await services.templates.remove(caller, published._id)
    await expect(services.templates.get(caller, published._id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await services.designs.get(caller, design._id)).design.fromTemplate).toBe(published._id)
  })

  test('has at most 1,000 slots, since every list of templates contains them', async () => {
    const publish = async (slots: number): Promise<unknown> => {
      const elements = Array.from({ length: slots }, (_, n) => slotted({ id: `t${n}`, slot: `s${n}` }))
      const body = { width: 10, height: 10, document: pageOf(...elements) }
      const { design } = await services.designs.create(caller, body)
      return services.templates.publish(caller, { designId: design._id })
    }
    await publish(1_000)
    expect(await faultsOf(publish(1_001))).toEqual({
      '/designId': 'must be a design with at most 1000 slots; this one has 1001',
    })
  })

  test('is for everyone only if an owner says so, signed in', async () => {
    const { designId, template: published } = await publish()
    const everyone = { visibility: 'everyone' } as const
    const refused = { code: 'session_needed' }
    await expect(services.templates.publish(caller, { designId, ...everyone })).rejects.toMatchObject(refused)
    await expect(services.templates.update(caller, published._id, everyone)).rejects.toMatchObject(refused)
    expect((await services.templates.get(caller, published._id)).template).toMatchObject({
      visibility: 'private',
      own: true,
    })
  })

  test('can be listed differently by its account, and by no other one', async () => {
    const { template: published } = await publish()
    const change = { title: 'New', category: 'Social' }
    const { template: changed } = await services.templates.update(caller, published._id, change)
    expect(changed).toMatchObject({ ...change, tags: published.tags, _id: published._id })
    const other = await services.caller()
    await expect(services.templates.update(other, published._id, change)).rejects.toMatchObject({ code: 'not_found' })
  })

  test('is created once with the same ID', async () => {
    const { designId } = await publish()
    const id = services.newId('tpl')
    const first = await services.templates.publish(caller, { designId }, id)
    expect(await services.templates.publish(caller, { designId }, id)).toEqual(first)
  })
})
