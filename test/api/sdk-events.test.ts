import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createPlaten, PlatenProblem } from '../../src/sdk/create-platen.ts'

// A plain HTTP server stands in for the service, which cannot be made to fail in each of these ways.

type Reply = (response: ServerResponse) => void

// The tests run concurrently, because each waits seconds for the attempts of the client.

const servers: ReturnType<typeof createServer>[] = []
afterAll(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** Sends `replies` in order, the last one repeatedly, and records the time and the last event ID of each request. */
async function startScriptedServer(replies: readonly Reply[]) {
  const requests: { readonly at: number; readonly lastEventId: string | undefined }[] = []
  const server = createServer((request, response) => {
    const lastEventId = request.headers['last-event-id']
    requests.push({ at: performance.now(), lastEventId: Array.isArray(lastEventId) ? lastEventId[0] : lastEventId })
    const reply = replies[Math.min(requests.length, replies.length) - 1]
    reply?.(response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const platen = createPlaten({ baseUrl: `http://127.0.0.1:${port}`, key: 'pl_x', retries: 0 })
  return { requests, platen }
}

const event =
  (id: string): Reply =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(`id: ${id}\ndata: {"_id":"exp_${id}"}\n\n`)
  }
const broken: Reply = (response) => response.destroy()
const refused =
  (status: number, headers: Record<string, string> = {}): Reply =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/problem+json', ...headers })
    response.end(JSON.stringify({ code: 'x', detail: 'no', status }))
  }

test.concurrent('watchExports continues after network errors, 5xx and 429, and waits as long as Retry-After says', async () => {
  const { requests, platen } = await startScriptedServer([
    event('1'),
    broken,
    refused(500),
    refused(429, { 'retry-after': '2' }),
    event('2'),
    refused(401),
  ])
  const ids: string[] = []
  const watching = async (): Promise<void> => {
    for await (const { _id } of await platen.watchExports()) ids.push(_id)
  }
  await expect(watching()).rejects.toMatchObject({ status: 401 })
  expect(ids).toEqual(['exp_1', 'exp_2'])
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1', '1', '1', '1', '2'])
  // Only a lower bound, so that a busy machine cannot fail the test.
  expect((requests[4]?.at ?? 0) - (requests[3]?.at ?? 0)).toBeGreaterThan(1_950)
})

test.concurrent.each([401, 403, 404])('watchExports ends on %i', async (status) => {
  const { requests, platen } = await startScriptedServer([event('1'), refused(status)])
  const watching = async (): Promise<void> => {
    for await (const { _id } of await platen.watchExports()) expect(_id).toBe('exp_1')
  }
  await expect(watching()).rejects.toBeInstanceOf(PlatenProblem)
  expect(requests).toHaveLength(2)
})

test.concurrent('watchExports ends without an error when its signal aborts between attempts', async () => {
  const leaving = new AbortController()
  const busyThenAborted: Reply = (response) => {
    refused(429, { 'retry-after': '60' })(response)
    // By then, the client waits a minute for its next attempt.
    setTimeout(() => leaving.abort(), 50)
  }
  const { platen } = await startScriptedServer([event('1'), busyThenAborted])
  const ids: string[] = []
  for await (const { _id } of await platen.watchExports({ signal: leaving.signal })) ids.push(_id)
  expect(ids).toEqual(['exp_1'])
})
