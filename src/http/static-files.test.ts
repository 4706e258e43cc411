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

test.each([
  ...[
    '/static/',
    '/static/none.js',
    '/static/..%2f..%2fserve.ts',
    '/static/%2e%2e/index.html',
    '/static/..%5cindex.html',
  ],
  ...['/static//etc/passwd', '/static/%00', '/static/.', '/static/.env'],
])('a path that is not a built file is 404: %s', async (path) => {
  const { statusCode, headers, body } = await served.app.inject({ url: path })
  expect([statusCode, JSON.parse(body)]).toEqual([404, expect.objectContaining({ code: 'not_found' })])
  expect(headers['content-type']).toMatch(/^application\/problem\+json/)
  expect(headers['cache-control']).not.toMatch(/immutable/)
})

test('a built file with a hash in its name has a header that allows permanent caching', async () => {
  const { status, headers } = await client.send('GET', '/static/index-aB3dE6gH.js')
  expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable'])
})
