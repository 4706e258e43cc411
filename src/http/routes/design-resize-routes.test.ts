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

async function squareDesign(): Promise<string> {
  const document = pageOf(text({ id: 'title', text: 'Sale', slot: 'title', x: 40, y: 40, width: 320, height: 80 }))
  const { body } = await client.send('POST', '/api/designs', { json: { width: 400, height: 400, document } })
  return `/api/designs/${body._id}`
}

test('a design is resized to a preset, and its state before is a version', async () => {
  const path = await squareDesign()
  const resized = await client.send('POST', `${path}/resize`, { json: { preset: 'story' } })
  expect(resized).toMatchObject({
    status: 200,
    body: {
      width: 1080,
      height: 1920,
      revision: 2,
      document: { pages: [{ elements: [{ id: 'title', slot: 'title' }] }] },
    },
  })
  expect(resized.headers.get('etag')).toBe('"2"')
  expect((await client.send('GET', `${path}/versions`)).body.versions).toMatchObject([
    { revision: 2, origin: 'resized', width: 1080 },
    { revision: 1, origin: 'created', width: 400 },
  ])
  const back = await client.send('POST', `${path}/versions/1/restore`)
  expect(back.body).toMatchObject({ width: 400, height: 400, document: { pages: [{ elements: [{ x: 40, y: 40 }] }] } })
})

test('two resizes by one author in a row are two versions', async () => {
  const path = await squareDesign()
  await client.send('POST', `${path}/resize`, { json: { preset: 'story' } })
  await client.send('POST', `${path}/resize`, { json: { width: 1584, height: 396 } })
  expect((await client.send('GET', `${path}/versions`)).body.total).toBe(3)
})

test('the size that a design has keeps its revision, and a stale one is refused', async () => {
  const path = await squareDesign()
  const same = await client.send('POST', `${path}/resize`, { json: { width: 400, height: 400 } })
  expect([same.status, same.body.revision]).toEqual([200, 1])
  const headers = { 'if-match': '"9"' }
  const stale = await client.send('POST', `${path}/resize`, { json: { preset: 'a4' }, headers })
  expect([stale.status, stale.body.code]).toEqual([412, 'stale_revision'])
})

test('a copy is resized, and the design is not', async () => {
  const path = await squareDesign()
  const copy = await client.send('POST', `${path}/duplicate`, { json: { preset: 'linkedin-banner' } })
  expect(copy).toMatchObject({ status: 201, body: { width: 1584, height: 396, revision: 1 } })
  expect((await client.send('GET', path)).body).toMatchObject({ width: 400, height: 400, revision: 1 })
})

test.each([
  [{}, '/preset', 'is required; expected the name of a preset, or `width` and `height`'],
  [{ preset: 'stories' }, '/preset', expect.stringMatching(/^must be one of "square-post", .*; received "stories"$/)],
  [{ width: 100 }, '/height', 'is required; expected an integer from 1 to 10000, as `width` is given'],
  [{ height: 100 }, '/width', 'is required; expected an integer from 1 to 10000, as `height` is given'],
  [{ preset: 'a4', width: 100 }, '/width', 'must be omitted if `preset` is given; received both'],
  [{ width: 0, height: 100 }, '/width', 'must be an integer from 1 to 10000; received 0'],
])('%j is refused at %s', async (json, pointer, detail) => {
  const path = await squareDesign()
  const { status, body } = await client.send('POST', `${path}/resize`, { json })
  expect([status, body.errors]).toEqual([400, [{ pointer, detail }]])
})

test('half a size is refused for a copy, too', async () => {
  const { status, body } = await client.send('POST', `${await squareDesign()}/duplicate`, { json: { width: 100 } })
  expect([status, body.errors[0]?.pointer]).toEqual([400, '/height'])
})
