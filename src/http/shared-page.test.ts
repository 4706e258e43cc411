import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { serve, type Served } from './testing/serve-test-routes.ts'

let served: Served
let client: Client
beforeAll(async () => {
  served = await serve()
  client = await connect(served)
})
afterAll(() => served.close())

async function newDesign(visibility: 'private' | 'unlisted'): Promise<string> {
  const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10, visibility } })
  return body._id
}

async function openPage(id: string, method: 'GET' | 'HEAD' = 'GET') {
  const { statusCode, body, headers } = await served.app.inject({ method, url: `/s/${id}` })
  return { statusCode, isApp: body.includes('csp-nonce'), type: headers['content-type'] }
}

const HTML = 'text/html; charset=utf-8'

test('the page of a shared design is the app with status 200', async () => {
  expect(await openPage(await newDesign('unlisted'))).toEqual({ statusCode: 200, isApp: true, type: HTML })
})

test.each([
  ['a design that does not exist', () => `des_${randomUUID()}`],
  ['a private design', () => newDesign('private')],
  ['an invalid ID', () => '%00'],
])('the page of %s is the app with status 404', async (_, id) => {
  const path = await id()
  expect(await openPage(path)).toEqual({ statusCode: 404, isApp: true, type: HTML })
  expect((await openPage(path, 'HEAD')).statusCode).toBe(404)
})

test('the page is 200 while the store cannot be read', async () => {
  const broken = await serve()
  await broken.services.store.close()
  expect((await broken.app.inject(`/s/des_${randomUUID()}`)).statusCode).toBe(200)
  await broken.close()
})
