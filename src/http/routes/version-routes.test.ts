import { afterAll, beforeAll, expect, test } from 'vitest'
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

async function editedDesign(): Promise<string> {
  const json = { width: 400, height: 400, document: pageOf(text({ text: 'first' })) }
  const { body } = await client.send('POST', '/api/designs', { json })
  await client.send('PATCH', `/api/designs/${body._id}`, { json: { document: pageOf(text({ text: 'second' })) } })
  return `/api/designs/${body._id}`
}

test('versions are listed by pages, opened, named and restored', async () => {
  const path = await editedDesign()
  const listed = await client.send('GET', `${path}/versions?limit=1&offset=1`)
  expect(listed).toMatchObject({ status: 200, body: { versions: [{ revision: 1, origin: 'created' }], total: 2 } })

  const first = await client.send('GET', `${path}/versions/1`)
  expect(first.body).toMatchObject({ revision: 1, document: { pages: [{ elements: [{ text: 'first' }] }] } })

  const named = await client.send('PATCH', `${path}/versions/1`, { json: { name: ' Draft ' } })
  expect(named).toMatchObject({ status: 200, body: { revision: 1, name: 'Draft' } })

  const stale = await client.send('POST', `${path}/versions/1/restore`, { headers: { 'if-match': '"1"' } })
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_revision'])
  const restored = await client.send('POST', `${path}/versions/1/restore`, { headers: { 'if-match': '"2"' } })
  expect(restored).toMatchObject({
    status: 200,
    body: { revision: 3, document: { pages: [{ elements: [{ text: 'first' }] }] } },
  })
  expect(restored.headers.get('etag')).toBe('"3"')
})

test('a revision that is no positive integer is not found, and a name is required', async () => {
  const path = await editedDesign()
  for (const revision of ['0', '-1', '1.5', 'latest', '99999999999999999999']) {
    const { status, body } = await client.send('GET', `${path}/versions/${revision}`)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
  const { status, body } = await client.send('PATCH', `${path}/versions/1`, { json: { name: '' } })
  expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([400, ['/name']])
  expect((await client.send('PATCH', `${path}/versions/1`, { json: { name: null } })).body.name).toBeNull()
})
