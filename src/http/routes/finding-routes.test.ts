import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from '../testing/client.ts'
import { serve, type Served } from '../testing/serve-test-routes.ts'

let served: Served
let client: Client
beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

interface Found {
  readonly _id: string
  readonly designId: string
  readonly tags: readonly string[]
  readonly depth: number
  readonly designCount: number
  readonly totalCount: number
}

interface Body {
  readonly _id: string
  readonly code: string
  readonly folderId: string | null
  readonly designs: readonly Found[]
  readonly folders: readonly Found[]
  readonly exports: readonly Found[]
  readonly failed: unknown
  readonly errors: unknown
}

const send = async (method: string, path: string, options: Parameters<Client['send']>[2] = {}) => {
  const { status, headers, body } = await client.send(method, path, options)
  return { status, etag: headers.get('etag') ?? '', body: body as unknown as Body }
}
const post = (path: string, json: object, headers: Record<string, string> = {}) => send('POST', path, { json, headers })
const newFolder = async (name: string, parentId: string | null = null): Promise<string> =>
  (await post('/api/folders', { name, parentId })).body._id
const newDesign = async (fields: object = {}): Promise<string> =>
  (await post('/api/designs', { width: 10, height: 10, ...fields })).body._id
const idsIn = async (query: string): Promise<string[]> =>
  (await send('GET', `/api/designs?${query}`)).body.designs.map(({ _id }) => _id)

test('folders are listed as a tree in order, with the numbers of their designs', async () => {
  const ads = await newFolder('Ads 10')
  const first = await newFolder('ads 2')
  const inner = await newFolder('Summer', ads)
  await newDesign({ folderId: inner })
  await newDesign({ folderId: ads })
  const { body } = await send('GET', '/api/folders')
  expect(body.folders.map(({ _id, depth, designCount, totalCount }) => [_id, depth, designCount, totalCount])).toEqual([
    [first, 1, 0, 0],
    [ads, 1, 1, 2],
    [inner, 2, 1, 1],
  ])
  expect(await idsIn(`folder=${ads}`)).toHaveLength(1)
  expect(await idsIn(`folder=${ads}&subfolders=true`)).toHaveLength(2)
  const deleted = await send('DELETE', `/api/folders/${ads}?designs=trash`)
  expect(deleted.body).toEqual({ _id: ads, folders: 2, moved: 0, trashed: 2 })
  expect((await send('GET', `/api/folders/${inner}`)).status).toBe(404)
})

test('a folder is created once per idempotency key', async () => {
  const key = { 'idempotency-key': 'folder-1' }
  const [one, two] = [
    await post('/api/folders', { name: 'Once' }, key),
    await post('/api/folders', { name: 'Once' }, key),
  ]
  expect(two.body).toEqual(one.body)
  expect((await post('/api/folders', { name: 'once' })).body).toMatchObject({ code: 'folder_name_taken', status: 409 })
})

test('a moved design has another ETag, with which it can still be changed', async () => {
  const [folder, id] = [await newFolder('Moved'), await newDesign()]
  const before = await send('GET', `/api/designs/${id}`)
  const moved = await post('/api/designs/move', { ids: [id, 'des_unknown'], folderId: folder })
  expect(moved.body).toMatchObject({ designs: [{ _id: id, folderId: folder, revision: 1 }], notFound: ['des_unknown'] })
  const fresh = await send('GET', `/api/designs/${id}`, { headers: { 'if-none-match': before.etag } })
  expect([fresh.status, fresh.body.folderId]).toEqual([200, folder])
  const headers = { 'if-match': fresh.etag }
  const changed = await send('PATCH', `/api/designs/${id}`, { json: { title: 'New', folderId: null }, headers })
  expect(changed.body).toMatchObject({ title: 'New', folderId: null, revision: 2 })
  expect(changed.etag).toBe('"2"')
  expect((await post('/api/designs/move', { ids: [id], folderId: 'fol_none' })).body.code).toBe('not_found')
})

test('tags, dates and words narrow a list together, and invalid dates are rejected', async () => {
  const document = {
    version: 1,
    pages: [{ id: 'p', elements: [{ id: 't', type: 'text', x: 0, y: 0, width: 9, height: 9, text: 'Crème fraîche' }] }],
  }
  const id = await newDesign({ tags: ['menu', 'café'], document })
  expect(await idsIn('tag=menu')).toEqual([id])
  expect(await idsIn('tag=menu&tag=caf%C3%A9&q=CREME%20men')).toEqual([id])
  expect(await idsIn('tag=menu&tag=other')).toEqual([])
  expect(await idsIn('tag=menu&createdAfter=2000-01-01&updatedBefore=2999-01-01T00:00:00Z')).toEqual([id])
  expect(await idsIn('tag=menu&createdBefore=2000-01-01')).toEqual([])
  const { body } = await send('GET', '/api/designs?createdAfter=soon&updatedBefore=2026-02-31')
  expect(body.errors).toEqual([
    {
      pointer: 'query/updatedBefore',
      detail: 'must be an ISO 8601 time, such as 2026-04-01T10:00:00Z; received "2026-02-31"',
    },
    {
      pointer: 'query/createdAfter',
      detail: 'must be an ISO 8601 time, such as 2026-04-01T10:00:00Z; received "soon"',
    },
  ])
})

test('tags of several designs change together, or not at all if one would have too many', async () => {
  const full = await newDesign({ tags: Array.from({ length: 50 }, (_, number) => `t${number}`) })
  const empty = await newDesign()
  const rejected = await post('/api/designs/tags', { ids: [empty, full], add: ['more'] })
  expect(rejected.body.errors).toEqual([
    { pointer: '/ids/1', detail: `design "${full}" would have 51 tags; at most 50 are allowed` },
  ])
  const changed = await post('/api/designs/tags', { ids: [empty, full], add: ['more'], remove: ['t0'] })
  expect(changed.body.designs.map(({ tags }) => tags.at(-1))).toEqual(['more', 'more'])
  expect((await post('/api/designs/tags', { ids: [empty] })).body.errors).toEqual([
    { pointer: '/add', detail: 'is required; expected tags in `add` or `remove`' },
  ])
})

test('several designs are exported at once, each once per idempotency key, and failures are returned', async () => {
  const ids = [await newDesign(), 'des_unknown', await newDesign()]
  const created = await post('/api/designs/export', { ids, format: 'png', scale: 2 })
  expect(created.status).toBe(202)
  expect(created.body.exports.map(({ designId }) => designId)).toEqual([ids[0], ids[2]])
  expect(created.body.failed).toEqual([
    { designId: 'des_unknown', code: 'not_found', detail: 'Design "des_unknown" not found.' },
  ])
  const caller = await served.services.caller()
  const own = await served.services.designs.create(caller, { width: 10, height: 10 })
  const options = { format: 'pdf' } as const
  const batch = { ids: [own.design._id, 'des_unknown'], options, batchId: 'exp_01kn47rm8000aaaa' }
  const first = await served.services.exportSeveral(caller, batch)
  expect(first.exports).toHaveLength(1)
  const again = await served.services.exportSeveral(caller, batch)
  expect(again.exports.map(({ _id }) => _id)).toEqual(first.exports.map(({ _id }) => _id))
})

test('opened designs are listed last opened first', async () => {
  const [a, b] = [await newDesign(), await newDesign()]
  for (const id of [a, b, a]) {
    served.services.clock.time += 1_000
    expect((await send('POST', `/api/designs/${id}/open`)).status).toBe(204)
  }
  const { body } = await send('GET', '/api/designs/recent')
  expect(body.designs.map(({ _id }) => _id)).toEqual([a, b])
})
