import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer, Client } from '../setup/client.ts'
import { alike, expectProblem } from '../setup/expect-problem.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let owner: Client
let other: Client
let theirs: { design: string; trashed: string; template: string; export: string; asset: string }

beforeAll(async () => {
  service = await startService()
  owner = await service.client()
  other = await service.client()
  const design = (await owner.post('/api/designs', { width: 20, height: 20, title: 'Secret', tags: ['secret'] })).body
    ._id
  const trashed = (await owner.post('/api/designs', { width: 20, height: 20 })).body._id
  await owner.delete(`/api/designs/${trashed}`)
  const template = (await owner.post('/api/templates', { designId: design })).body._id
  const queued = await owner.post('/api/exports', { designId: design, format: 'png' }, { prefer: 'wait=30' })
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
  const uploaded = await owner.post('/api/assets', await picture.png().toBuffer(), { 'content-type': 'image/png' })
  theirs = { design, trashed, template, export: queued.body._id, asset: uploaded.body._id }
  for (const id of Object.values(theirs)) expect(id).toMatch(/^[a-z]+_/)
})

afterAll(() => service.stop())

type Kind = keyof typeof theirs
const ABSENT: Readonly<Record<Kind, string>> = {
  design: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  trashed: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f',
  template: 'tpl_01jqr8yd0m3k5t7w9x2z4b6c8f',
  export: 'exp_01jqr8yd0m3k5t7w9x2z4b6c8f',
  asset: 'ast_01jqr8yd0m3k5t7w9x2z4b6c8f',
}

const size = { width: 20, height: 20 }
const withSource = (id: string) => ({
  ...size,
  document: {
    version: 1,
    pages: [{ id: 'p', elements: [{ id: 'e', type: 'image', x: 0, y: 0, ...size, src: `asset:${id}` }] }],
  },
})

const ATTEMPTS: readonly [string, Kind, (client: Client, id: string) => Promise<Answer>][] = [
  ['reading it', 'design', (client, id) => client.get(`/api/designs/${id}`)],
  ['reading it with its ETag', 'design', (client, id) => client.get(`/api/designs/${id}`, { 'if-none-match': '"1"' })],
  ['reading its head', 'design', (client, id) => client.request('HEAD', `/api/designs/${id}`)],
  ['listing its pages', 'design', (client, id) => client.get(`/api/designs/${id}/pages`)],
  ['creating a design from it', 'design', (client, id) => client.post('/api/designs', { fromTemplate: id })],
  ['sharing it', 'design', (client, id) => client.patch(`/api/designs/${id}`, { sharing: { copy: true } })],
  ['changing it', 'design', (client, id) => client.patch(`/api/designs/${id}`, { title: 'Mine' })],
  [
    'changing it with a stale revision',
    'design',
    (client, id) => client.patch(`/api/designs/${id}`, { title: 'Mine' }, { 'if-match': '"9"' }),
  ],
  ['changing it with invalid input', 'design', (client, id) => client.patch(`/api/designs/${id}`, { title: '' })],
  ['deleting it', 'design', (client, id) => client.delete(`/api/designs/${id}`)],
  ['deleting a stale one', 'design', (client, id) => client.delete(`/api/designs/${id}`, { 'if-match': '"9"' })],
  ['copying it', 'design', (client, id) => client.post(`/api/designs/${id}/duplicate`)],
  ['restoring it', 'design', (client, id) => client.post(`/api/trash/${id}/restore`)],
  ['purging it', 'design', (client, id) => client.delete(`/api/trash/${id}`)],
  ['exporting it', 'design', (client, id) => client.post('/api/exports', { designId: id, format: 'png' })],
  [
    'exporting a missing page',
    'design',
    (client, id) => client.post('/api/exports', { designId: id, format: 'png', pages: [9] }),
  ],
  [
    'exporting it with data',
    'design',
    (client, id) => client.post('/api/exports', { designId: id, format: 'png', data: { headline: 'x' } }),
  ],
  ['listing its exports', 'design', (client, id) => client.get(`/api/exports?designId=${id}`)],
  ['publishing it', 'design', (client, id) => client.post('/api/templates', { designId: id })],
  ['reading one in the trash', 'trashed', (client, id) => client.get(`/api/designs/${id}`)],
  ['listing the pages of one in the trash', 'trashed', (client, id) => client.get(`/api/designs/${id}/pages`)],
  [
    'creating a design from one in the trash',
    'trashed',
    (client, id) => client.post('/api/designs', { fromTemplate: id }),
  ],
  ['changing one in the trash', 'trashed', (client, id) => client.patch(`/api/designs/${id}`, { title: 'Mine' })],
  ['deleting one in the trash', 'trashed', (client, id) => client.delete(`/api/designs/${id}`)],
  ['copying one in the trash', 'trashed', (client, id) => client.post(`/api/designs/${id}/duplicate`)],
  ['restoring one in the trash', 'trashed', (client, id) => client.post(`/api/trash/${id}/restore`)],
  ['purging one in the trash', 'trashed', (client, id) => client.delete(`/api/trash/${id}`)],
  [
    'exporting one in the trash',
    'trashed',
    (client, id) => client.post('/api/exports', { designId: id, format: 'png' }),
  ],
  ['publishing one in the trash', 'trashed', (client, id) => client.post('/api/templates', { designId: id })],
  ['reading it', 'template', (client, id) => client.get(`/api/templates/${id}`)],
  ['listing its pages', 'template', (client, id) => client.get(`/api/templates/${id}/pages`)],
  ['removing it', 'template', (client, id) => client.delete(`/api/templates/${id}`)],
  ['creating a design from it', 'template', (client, id) => client.post('/api/designs', { fromTemplate: id })],
  [
    'filling it',
    'template',
    (client, id) => client.post('/api/designs', { fromTemplate: id, data: { headline: 'x' } }),
  ],
  ['reading it', 'export', (client, id) => client.get(`/api/exports/${id}`)],
  ['waiting for it', 'export', (client, id) => client.get(`/api/exports/${id}`, { prefer: 'wait=5' })],
  ['retrying it', 'export', (client, id) => client.post(`/api/exports/${id}/retry`)],
  ['removing it', 'export', (client, id) => client.delete(`/api/exports/${id}`)],
  ['reading it', 'asset', (client, id) => client.get(`/api/assets/${id}`)],
  ['listing its uses', 'asset', (client, id) => client.get(`/api/assets/${id}/uses`)],
  ['removing it', 'asset', (client, id) => client.delete(`/api/assets/${id}`)],
  ['using it in a design', 'asset', (client, id) => client.post('/api/designs', withSource(id))],
]

describe("another account's", () => {
  test.each(ATTEMPTS)('%s (%s): looks like one that never existed', async (_name, kind, attempt) => {
    const ids = [theirs[kind], ABSENT[kind]]
    const foreign = await attempt(other, theirs[kind])
    const absent = await attempt(other, ABSENT[kind])
    expect(alike(foreign, ids)).toEqual(alike(absent, ids))
    expect(comparableHeaders(foreign, ids)).toEqual(comparableHeaders(absent, ids))
  })

  test.each(ATTEMPTS.filter(([name]) => !/invalid|listing its exports|head|using/.test(name)))(
    '%s (%s): 404 not_found',
    async (_name, kind, attempt) => {
      expectProblem(await attempt(other, theirs[kind]), 404, 'not_found')
    },
  )

  test('resources are in no list and no count', async () => {
    for (const [path, name] of [
      ['/api/designs', 'designs'],
      ['/api/trash', 'designs'],
      ['/api/exports', 'exports'],
      ['/api/assets', 'assets'],
    ] as const) {
      expect((await other.get(path)).body).toEqual({ [name]: [], total: 0 })
    }
    const { templates } = (await other.get('/api/templates?limit=100&q=secret')).body
    expect(templates.map(({ _id }: { _id: string }) => _id)).not.toContain(theirs.template)
    expect((await other.get('/api/tags')).body).toEqual({ tags: [] })
    expect((await other.get('/api/community?q=secret')).body).toEqual({ designs: [], total: 0 })
    expect((await other.get('/api/account')).body.usage).toMatchObject({ designs: 0, trashedDesigns: 0, assets: 0 })
  })

  test('resources are unchanged afterward', async () => {
    expect((await owner.get(`/api/designs/${theirs.design}`)).body).toMatchObject({ title: 'Secret', revision: 1 })
    expect((await owner.get('/api/trash')).body.designs).toMatchObject([{ _id: theirs.trashed }])
    for (const path of [`templates/${theirs.template}`, `exports/${theirs.export}`, `assets/${theirs.asset}`]) {
      expect((await owner.get(`/api/${path}`)).status).toBe(200)
    }
  })

  test('trash is not emptied together with the caller’s', async () => {
    expect((await other.delete('/api/trash')).body).toEqual({ removed: 0 })
    expect((await owner.get('/api/trash')).body.total).toBe(1)
  })
})

/** The headers that could reveal whether an ID exists. */
function comparableHeaders({ headers }: Answer, ids: readonly string[]): object {
  const names = ['etag', 'location', 'content-type', 'retry-after', 'allow', 'cache-control']
  const values = names.map((name) => [name, ids.reduce((text, id) => text.replace(id, ''), headers.get(name) ?? '')])
  // Request IDs have different lengths.
  const bytes = Number(headers.get('content-length')) - (headers.get('x-request-id') ?? '').length
  return { ...Object.fromEntries(values), bytes }
}
