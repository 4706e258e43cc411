import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { png } from '../../service/testing/open-services.ts'
import { type Client, connect } from '../testing/client.ts'
import { HTTP_LIMITS } from '../limits.ts'
import { serve, type ServeOptions, type Served } from '../testing/serve.ts'

let served: Served
const sockets: Socket[] = []
const timers: NodeJS.Timeout[] = []

async function start(limits: ServeOptions['limits'] = {}): Promise<Client> {
  served = await serve({ limits: { checkMs: 50, ...limits } })
  return connect(served)
}

afterEach(async () => {
  for (const timer of timers.splice(0)) clearInterval(timer)
  for (const socket of sockets.splice(0)) socket.destroy()
  await served.close()
})

interface Raw {
  readonly socket: Socket
  /** What came back so far. */
  readonly answer: () => string
}

interface Sending {
  readonly path?: string
  readonly type?: string
  readonly bytes?: number
  /** Of the body, with the headers. */
  readonly first?: Uint8Array
  /** Requests on the same connection before it. */
  readonly before?: string
}

/** Sends the headers of a request, and only the beginning of its body. */
function begin({ address, key }: Client, given: Sending = {}): Raw {
  const { path = '/api/assets', type = 'image/png', bytes = 1_000_000, first = Buffer.alloc(1), before = '' } = given
  const socket = dial(Number(new URL(address).port), '127.0.0.1')
  sockets.push(socket)
  let output = ''
  socket.on('data', (chunk) => (output += chunk.toString()))
  socket.on('error', () => undefined)
  const headers = [`Authorization: Bearer ${key}`, `Content-Type: ${type}`, `Content-Length: ${bytes}`]
  socket.write(`${before}POST ${path} HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n`)
  socket.write(first)
  return { socket, answer: () => output }
}

/** As `begin`, and then a byte every 20 ms. */
function drip(client: Client, given: Sending = {}): Raw {
  const raw = begin(client, given)
  const timer = setInterval(() => raw.socket.writable && raw.socket.write('x'), 20)
  timers.push(timer)
  return raw
}

/** A request whose answer delays those that are sent after it on the same connection. */
function eventsRequest({ key }: Client): string {
  return `GET /api/exports/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`
}

async function upload(client: Client, color: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now()
  const body = Buffer.from(await png(color))
  const { status } = await client.send('POST', '/api/assets', { body, headers: { 'content-type': 'image/png' } })
  return { status, ms: performance.now() - startedAt }
}

test('the dripping uploads of one account refuse or delay none of another', async () => {
  const slow = await start()
  const other = await connect(served)
  for (let n = 0; n < 24; n += 1) drip(slow)
  await pause(300)
  const uploads: { status: number; ms: number }[] = []
  for (let n = 0; n < 10; n += 1) uploads.push(await upload(other, `#00000${n}`))
  expect(uploads.map(({ status }) => status)).toEqual(Array(10).fill(201))
  expect(Math.max(...uploads.map(({ ms }) => ms))).toBeLessThan(2_000)
})

test('an upload that drips is 408 and gives its place to the next one of its account', async () => {
  const client = await start({ bodyGraceMs: 300, uploadsPerAccount: 1 })
  const slow = drip(client)
  await pause(100)
  const { status } = await upload(client, '#123456')
  expect(slow.answer()).toMatch(/^HTTP\/1.1 408 /)
  expect(slow.answer()).toContain('application/problem+json')
  expect(slow.answer()).toContain('"code":"request_timeout"')
  expect(status).toBe(201)
})

test('a fast upload soon takes the place of those that sixty other accounts drip', async () => {
  const client = await start({ checkMs: HTTP_LIMITS.checkMs })
  const slow = await Promise.all(Array.from({ length: 60 }, () => connect(served)))
  const drips = slow.flatMap((account) => [drip(account), drip(account)])
  await pause(1_000)
  const { status, ms } = await upload(client, '#123456')
  expect(status).toBe(201)
  expect(ms).toBeLessThan(4_000)
  const answers = drips.map(({ answer }) => answer()).filter((text) => text !== '')
  expect(answers.length).toBeGreaterThan(0)
  for (const text of answers) expect(text).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
}, 20_000)

test.each([
  ['too large', { bytes: 30_000_000 }],
  ['of another type', { type: 'text/plain' }],
  ['no form', { type: 'multipart/form-data; boundary=x', bytes: 100, first: Buffer.alloc(100) }],
])('an upload that is refused because it is %s gives its place up before its answer is sent', async (_, given) => {
  const client = await start({ uploadsPerAccount: 1, uploadWaitMs: 2_000 })
  begin(client, { ...given, before: eventsRequest(client) })
  expect((await upload(client, '#123456')).status).toBe(201)
})

test('a slow upload whose answer cannot be sent is ended with its connection', async () => {
  const client = await start({ bodyGraceMs: 300 })
  const { socket } = drip(client, { before: eventsRequest(client) })
  await once(socket, 'close', { signal: AbortSignal.timeout(4_000) })
})

test('an upload that began fast and then stalls is 408 as well', async () => {
  const client = await start({ uploadMs: 400 })
  const stalled = begin(client, { first: Buffer.alloc(500_000) })
  await once(stalled.socket, 'close')
  expect(stalled.answer()).toMatch(/^HTTP\/1.1 408 /)
})

test('an upload that waits for a place has its body left unread', async () => {
  const client = await start({ uploadsPerAccount: 1 })
  const accepted: Socket[] = []
  served.app.server.on('connection', (socket: Socket) => accepted.push(socket))
  drip(client)
  await pause(100)
  begin(client, { bytes: 20_000_000, first: Buffer.alloc(20_000_000) })
  await pause(500)
  expect(accepted[1]?.bytesRead).toBeLessThan(1_000_000)
})

test('the time for which an upload waits with its body unread does not count as slow', async () => {
  const client = await start({ uploadsPerAccount: 1, bodyGraceMs: 300, minBytesPerSecond: 1_000_000 })
  begin(client, { bytes: 2_000_000, first: Buffer.alloc(1_000_000) })
  await pause(100)
  const body = Buffer.concat([Buffer.from(await png('#123456')), Buffer.alloc(2_000_000)])
  const waiting = begin(client, { bytes: body.length, first: body })
  await expect.poll(waiting.answer, { timeout: 5_000 }).toMatch(/^HTTP\/1.1 201 /)
})

test('an account with too many uploads waiting is asked to try again, and other accounts are not', async () => {
  const client = await start({ uploadsPerAccount: 1, waitingUploadsPerAccount: 2, uploadWaitMs: 1_000 })
  const other = await connect(served)
  const [, second, third] = [drip(client), drip(client), drip(client)]
  await pause(200)
  const refused = await client.send('POST', '/api/assets', { body: 'x', headers: { 'content-type': 'image/png' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused.body.detail).toContain('uploads')
  expect((await upload(other, '#abcdef')).status).toBe(201)
  // What waits for too long is refused too.
  await expect
    .poll(() => [second.answer(), third.answer()].map((text) => text.slice(9, 12)), { timeout: 5_000 })
    .toEqual(['503', '503'])
})

test('an upload whose client leaves while it waits frees its place in the line', async () => {
  const client = await start({ uploadsPerAccount: 1, waitingUploadsPerAccount: 1 })
  const [first, waiting] = [drip(client), drip(client)]
  await pause(200)
  waiting.socket.destroy()
  await pause(100)
  const next = upload(client, '#654321')
  await pause(100)
  first.socket.destroy()
  expect((await next).status).toBe(201)
})

test('the bodies of other requests have a least speed too', async () => {
  const client = await start({ bodyGraceMs: 300 })
  const json = drip(client, { path: '/api/designs', type: 'application/json', first: Buffer.from('{"title":"') })
  // Refused before its body is read, yet read to its end.
  const refused = drip({ ...client, key: 'pl_wrong' })
  await Promise.all([once(json.socket, 'close'), once(refused.socket, 'close')])
  expect(json.answer()).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
  expect(refused.answer()).toMatch(/^HTTP\/1.1 401 /)
})

test('an upload that is slow but steady arrives, and nothing of any upload stays in its folder', async () => {
  const client = await start({ bodyGraceMs: 200, minBytesPerSecond: 10_000 })
  const bytes = Buffer.from(await png('#00ff00', 2_000))
  const body = Buffer.concat([bytes, Buffer.alloc(40_000 - (bytes.length % 40_000))])
  const steady = begin(client, { bytes: body.length, first: body.subarray(0, 2_000) })
  for (let at = 2_000; at < body.length; at += 2_000) {
    await pause(50)
    steady.socket.write(body.subarray(at, at + 2_000))
  }
  await expect.poll(steady.answer, { timeout: 5_000 }).toMatch(/^HTTP\/1.1 201 /)
  expect(await readdir(join(served.services.folder, 'uploads'))).toEqual([])
})
