import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createPlaten, PlatenProblem } from '../../src/sdk/create-platen.ts'

// The service cannot be made to fail in each of these ways in turn, so a plain HTTP server stands in for it.

type Reply = (response: ServerResponse) => void

const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections()
})

/** Answers one request after the other as `replies` say, the last one repeatedly, and notes when each came and after which event. */
async function scripted(replies: readonly Reply[]) {
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

test('watchExports goes on after network errors, 5xx and 429, and waits as long as Retry-After asks', async () => {
  const { requests, platen } = await scripted([
    event('1'),
    broken,
    refused(500),
    refused(429, { 'retry-after': '2' }),
    event('2'),
    refused(401),
  ])
  const seen: string[] = []
  const watching = async (): Promise<void> => {
    for await (const { _id } of await platen.watchExports()) seen.push(_id)
  }
  await expect(watching()).rejects.toMatchObject({ status: 401 })
  expect(seen).toEqual(['exp_1', 'exp_2'])
  expect(requests.map(({ lastEventId }) => lastEventId)).toEqual([undefined, '1', '1', '1', '1', '2'])
  expect((requests[4]?.at ?? 0) - (requests[3]?.at ?? 0)).toBeGreaterThan(1_950)
}, 30_000)

test.each([401, 403, 404])('watchExports ends on %i', async (status) => {
  const { requests, platen } = await scripted([event('1'), refused(status)])
  const watching = async (): Promise<void> => {
    for await (const { _id } of await platen.watchExports()) expect(_id).toBe('exp_1')
  }
  await expect(watching()).rejects.toBeInstanceOf(PlatenProblem)
  expect(requests).toHaveLength(2)
})

test('watchExports ends without an error when its signal aborts between attempts', async () => {
  const { platen } = await scripted([event('1'), broken])
  const leaving = new AbortController()
  setTimeout(() => leaving.abort(), 2_600)
  const seen: string[] = []
  for await (const { _id } of await platen.watchExports({ signal: leaving.signal })) seen.push(_id)
  expect(seen).toEqual(['exp_1'])
})
