import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageOf, text } from '../../service/testing/sample-documents.ts'
import { type Client, connect } from '../testing/client.ts'
import { serve, type Served } from '../testing/serve-test-routes.ts'

let served: Served
let client: Client

beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

async function issuesOf(json: unknown): Promise<Record<string, string>> {
  const { status, body } = await client.send('POST', '/api/designs', { json: JSON.stringify(json) })
  expect([status, body.code]).toEqual([400, 'invalid_input'])
  return Object.fromEntries(body.errors.map(({ pointer, detail }) => [pointer, detail]))
}

async function newTemplate(): Promise<string> {
  const document = pageOf(text({ slot: 'headline' }), text({ id: 'g', text: 'Dear {{name|friend}}' }))
  const design = await client.send('POST', '/api/designs', { json: { width: 400, height: 400, document } })
  const template = await client.send('POST', '/api/templates', { json: { designId: ` ${design.body._id} ` } })
  expect(template.status).toBe(201)
  return template.body._id
}

describe('the issues of a new design', () => {
  test('are reported together for its fields, document and data', async () => {
    const issues = await issuesOf({
      title: ' ',
      width: 0,
      height: 1.5,
      tags: ['a', ' a', 7, ''],
      visibility: 'secret',
      sharing: { copy: 'yes' },
      document: pageOf(text({ fontSize: -1 }), { id: 'x', type: 'blob', x: 0, y: 0, width: 1, height: 1 }),
      data: [],
    })
    expect(Object.keys(issues).sort()).toEqual([
      '/data',
      '/document/pages/0/elements/0/fontSize',
      '/document/pages/0/elements/1/type',
      '/height',
      '/sharing/copy',
      '/tags',
      '/tags/2',
      '/tags/3',
      '/title',
      '/visibility',
      '/width',
    ])
    expect(issues['/width']).toBe('must be an integer from 1 to 10000; received 0')
    expect(issues['/title']).toBe('must be a string of 1 to 255 characters; received ""')
    expect(issues['/document/pages/0/elements/1/type']).toMatch(/^must be one of "text"/)
  })

  test('are reported together with those of its large document', async () => {
    const document = pageOf(...Array.from({ length: 1_000 }, (_, index) => text({ id: `t${index}`, fontSize: -1 })))
    const issues = await issuesOf({ title: 5, width: 10, height: 10, document })
    expect(Object.keys(issues)).toEqual(expect.arrayContaining(['/title', '/document/pages/0/elements/0/fontSize']))
  })

  test('are reported together with those of the data for its template', async () => {
    const fromTemplate = await newTemplate()
    const issues = await issuesOf({ title: 'x'.repeat(256), fromTemplate, data: { headline: true, unknown: 'x' } })
    expect(Object.keys(issues).sort()).toEqual(['/data/headline', '/data/unknown', '/title'])
    expect(issues['/data/unknown']).toContain('"headline", "name"')
  })

  test('do not include those of the data if the template is invalid', async () => {
    expect(Object.keys(await issuesOf({ fromTemplate: 7, data: { headline: 'x' } }))).toEqual(['/fromTemplate'])
  })

  test.each(['width', 'height'])('include a missing %s', async (name) => {
    expect(await issuesOf({ width: 10, height: 10, title: 5, [name]: undefined })).toEqual({
      '/title': expect.any(String) as string,
      [`/${name}`]: 'is required; expected an integer from 1 to 10000, unless fromTemplate is set',
    })
  })

  test.each([0, -1, 1.5, 10_001, 1e9, '10', null])('include a width of %j', async (width) => {
    expect(Object.keys(await issuesOf({ width, height: 10 }))).toEqual(['/width'])
  })

  test('include an unpaired surrogate and NUL', async () => {
    const issues = await issuesOf({ width: 1, height: 1, title: 'a\u0000', tags: ['\ud800'] })
    expect(Object.keys(issues)).toEqual(['/title', '/tags/0'])
  })

  test.each([[null], [[]], ['text'], [7]])('include a body that is %j', async (body) => {
    expect(Object.keys(await issuesOf(body))).toEqual([''])
  })
})

test('a design can have a title of 255 characters outside the Basic Multilingual Plane', async () => {
  const title = '🎈'.repeat(255)
  const { body } = await client.send('POST', '/api/designs', { json: { width: 1, height: 1, title } })
  expect(body.title).toBe(title)
})

test('the issues of an update are reported together: fields and document', async () => {
  const { body: design } = await client.send('POST', '/api/designs', { json: { width: 1, height: 1 } })
  const json = { title: '', document: pageOf(text({ fontSize: -1 })) }
  const { status, body } = await client.send('PATCH', `/api/designs/${design._id}`, { json })
  expect(status).toBe(400)
  expect(body.errors.map(({ pointer }) => pointer)).toEqual(['/title', '/document/pages/0/elements/0/fontSize'])
})

test('the issues of a new export are reported together with those of its data and images', async () => {
  const document = pageOf(text({ slot: 'headline' }))
  const design = await client.send('POST', '/api/designs', { json: { width: 400, height: 400, document } })
  const json = {
    designId: design.body._id,
    ...{ format: 'png', scale: 99, pages: [1, 1], data: { headline: true, unknown: 'x' } },
  }
  const { status, body } = await client.send('POST', '/api/exports', { json })
  expect(status).toBe(400)
  expect(body.errors.map(({ pointer }) => pointer).sort()).toEqual([
    '/data/headline',
    '/data/unknown',
    '/pages/1',
    '/scale',
  ])
  const background = { type: 'image', src: 'asset:ast_nothing' }
  const other = await client.send('POST', '/api/exports', { json: { ...json, data: undefined, background } })
  expect(other.body.errors.map(({ pointer }) => pointer)).toContain('/background/src')
})

test('the issues of a new export do not include those of the data if the design does not exist', async () => {
  const json = { designId: 'des_nothing', format: 'png', scale: 99, data: { headline: true } }
  const { body } = await client.send('POST', '/api/exports', { json })
  expect(body.errors.map(({ pointer }) => pointer)).toEqual(['/scale'])
})

test('the issues of a new template are reported together', async () => {
  const json = { title: '', description: 'x'.repeat(1001), category: ' ', tags: 'none' }
  const { status, body } = await client.send('POST', '/api/templates', { json })
  expect(status).toBe(400)
  expect(body.errors.map(({ pointer }) => pointer).sort()).toEqual([
    '/category',
    '/description',
    '/designId',
    '/tags',
    '/title',
  ])
})
