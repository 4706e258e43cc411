import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { connect as dial, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { png } from '../../service/testing/open-services.ts'
import { type Client, connect } from '../testing/client.ts'
import { serve, type ServeOptions, type Served } from '../testing/serve-test-routes.ts'
import { ReceivedFile } from './received-file.ts'

let served: Served
const sockets: Socket[] = []
const timers: NodeJS.Timeout[] = []
let requests = 0
let created: MockInstance<typeof ReceivedFile.create>

async function start(limits: ServeOptions['limits'] = {}): Promise<Client> {
  served = await serve({ limits: { checkMs: 50, ...limits } })
  requests = 0
  served.app.server.on('request', () => (requests += 1))
  return connect(served)
}

beforeEach(() => {
  created = vi.spyOn(ReceivedFile, 'create')
})
afterEach(async () => {
  vi.restoreAllMocks()
  for (const timer of timers.splice(0)) clearInterval(timer)
  for (const socket of sockets.splice(0)) socket.destroy()
  await served.close()
})

/** Returns the number of uploads that have been given a place so far. */
const received = (): number => created.mock.calls.length

/** Resolves when the first `count` requests since `start` have a place or wait for one. */
async function untilQueued(client: Client, count: number): Promise<void> {
  await expect.poll(() => requests).toBe(count)
  // This request is authenticated after them.
  await client.send('GET', '/api/assets')
}

interface RawUpload {
  readonly socket: Socket
  readonly answer: () => string
}

interface UploadOptions {
  readonly path?: string
  readonly type?: string
  readonly bytes?: number
  readonly first?: Uint8Array
  /** Requests to send before the upload on the same connection. */
  readonly before?: string
}

function begin({ address, key }: Client, options: UploadOptions = {}): RawUpload {
  const { path = '/api/assets', type = 'image/png', bytes = 1_000_000, first = Buffer.alloc(1), before = '' } = options
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

/** Begins an upload, and then sends a byte every 20 ms. */
function drip(client: Client, options: UploadOptions = {}): RawUpload {
  const raw = begin(client, options)
  const timer = setInterval(() => raw.socket.writable && raw.socket.write('x'), 20)
  timers.push(timer)
  return raw
}

/** Returns a request whose response does not end, so that later requests on the connection get no response. */
function eventsRequest({ key }: Client): string {
  return `GET /api/exports/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\n\r\n`
}

async function upload(client: Client, color: string): Promise<number> {
  const body = Buffer.from(await png(color))
  const { status } = await client.send('POST', '/api/assets', { body, headers: { 'content-type': 'image/png' } })
  return status
}

function responsesOf(uploads: readonly RawUpload[]): string[] {
  return uploads.map(({ answer }) => answer()).filter((text) => text !== '')
}

test('slow uploads of one account do not prevent the uploads of another', async () => {
  const slow = await start({ bodyGraceMs: 600_000, uploadWaitMs: 600_000 })
  const other = await connect(served)
  const drips = Array.from({ length: 24 }, () => drip(slow))
  // Two are received, twenty wait, and two are rejected.
  await expect.poll(() => responsesOf(drips)).toHaveLength(2)
  const statuses: number[] = []
  for (let n = 0; n < 10; n += 1) statuses.push(await upload(other, `#00000${n}`))
  expect(statuses).toEqual(Array(10).fill(201))
  expect(responsesOf(drips)).toHaveLength(2)
})

test('an upload that is too slow is 408, and the next upload of its account gets its place', async () => {
  const client = await start({ bodyGraceMs: 300, uploadsPerAccount: 1 })
  const slow = drip(client)
  await expect.poll(received).toBe(1)
  const status = await upload(client, '#123456')
  expect(slow.answer()).toMatch(/^HTTP\/1.1 408 /)
  expect(slow.answer()).toContain('application/problem+json')
  expect(slow.answer()).toContain('"code":"request_timeout"')
  expect(status).toBe(201)
})

test('a fast upload gets the place of a slow one of another account when all places are taken', async () => {
  const client = await start({ bodyGraceMs: 600_000, contendedGraceMs: 300 })
  const slow = await Promise.all(Array.from({ length: 50 }, () => connect(served)))
  const drips = slow.flatMap((account) => [drip(account), drip(account)])
  await expect.poll(received).toBe(100)
  expect(responsesOf(drips)).toEqual([])
  expect(await upload(client, '#123456')).toBe(201)
  expect(responsesOf(drips).length).toBeGreaterThan(0)
  for (const text of responsesOf(drips)) expect(text).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
})

test.each([
  ['too large', { bytes: 30_000_000 }],
  ['of another type', { type: 'text/plain' }],
  ['not a valid form', { type: 'multipart/form-data; boundary=x', bytes: 100, first: Buffer.alloc(100) }],
])('an upload that is rejected because it is %s frees its place before its response is sent', async (_, options) => {
  const client = await start({ uploadsPerAccount: 1, uploadWaitMs: 20_000 })
  begin(client, { ...options, before: eventsRequest(client) })
  expect(await upload(client, '#123456')).toBe(201)
})

test('the connection of a slow upload is closed if its response cannot be sent', async () => {
  const client = await start({ bodyGraceMs: 300 })
  const { socket } = drip(client, { before: eventsRequest(client) })
  await once(socket, 'close')
})

test('an upload that stalls after a fast start is 408', async () => {
  const client = await start({ uploadMs: 400 })
  const stalled = begin(client, { first: Buffer.alloc(500_000) })
  await once(stalled.socket, 'close')
  expect(stalled.answer()).toMatch(/^HTTP\/1.1 408 /)
})

test('the body of an upload that waits for a place is not read', async () => {
  const client = await start({ uploadsPerAccount: 1 })
  const accepted: Socket[] = []
  served.app.server.on('connection', (socket: Socket) => accepted.push(socket))
  drip(client)
  await expect.poll(received).toBe(1)
  begin(client, { bytes: 20_000_000, first: Buffer.alloc(20_000_000) })
  await expect.poll(() => accepted.length).toBe(2)
  // This is long enough to receive the whole body. No event reports that a body is not read.
  await pause(200)
  expect(accepted[1]?.bytesRead).toBeLessThan(1_000_000)
})

test('the time that an upload waits for a place does not count toward its speed', async () => {
  const client = await start({ uploadsPerAccount: 1, bodyGraceMs: 300, minBytesPerSecond: 400_000 })
  begin(client, { bytes: 2_000_000, first: Buffer.alloc(1_000_000) })
  await expect.poll(received).toBe(1)
  const body = Buffer.concat([Buffer.from(await png('#123456')), Buffer.alloc(2_000_000)])
  const waiting = begin(client, { bytes: body.length, first: body })
  await expect.poll(waiting.answer).toMatch(/^HTTP\/1.1 201 /)
})

test('further uploads of an account with too many waiting are 503, and those of other accounts are not', async () => {
  const client = await start({ uploadsPerAccount: 1, waitingUploadsPerAccount: 2, uploadWaitMs: 3_000 })
  const other = await connect(served)
  const [, second, third] = [drip(client), drip(client), drip(client)]
  await untilQueued(client, 3)
  const refused = await client.send('POST', '/api/assets', { body: 'x', headers: { 'content-type': 'image/png' } })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
  expect(refused.body.detail).toContain('uploads')
  expect(await upload(other, '#abcdef')).toBe(201)
  // An upload that waits for too long is rejected, too.
  await expect.poll(() => [second.answer(), third.answer()].map((text) => text.slice(9, 12))).toEqual(['503', '503'])
})

test('an upload whose client disconnects while it waits no longer counts as waiting', async () => {
  const client = await start({ uploadsPerAccount: 1, waitingUploadsPerAccount: 1 })
  const accepted: Socket[] = []
  served.app.server.on('connection', (socket: Socket) => accepted.push(socket))
  const first = drip(client)
  await expect.poll(received).toBe(1)
  const waiting = drip(client)
  await untilQueued(client, 2)
  waiting.socket.destroy()
  await expect.poll(() => accepted[1]?.destroyed).toBe(true)
  const next = upload(client, '#654321')
  // The two uploads, the request of `untilQueued`, and this upload.
  await untilQueued(client, 4)
  first.socket.destroy()
  expect(await next).toBe(201)
})

test('a minimum speed applies to the bodies of all requests', async () => {
  const client = await start({ bodyGraceMs: 300 })
  const json = drip(client, { path: '/api/designs', type: 'application/json', first: Buffer.from('{"title":"') })
  // Rejected before its body is read.
  const refused = drip({ ...client, key: 'pl_wrong' })
  await Promise.all([once(json.socket, 'close'), once(refused.socket, 'close')])
  expect(json.answer()).toMatch(/^HTTP\/1.1 408 [^]*"code":"request_timeout"/)
  expect(refused.answer()).toMatch(/^HTTP\/1.1 401 /)
})

test('an upload above the minimum speed succeeds, and no file is left in the upload folder', async () => {
  const client = await start({ bodyGraceMs: 200, minBytesPerSecond: 1_000 })
  const bytes = Buffer.from(await png('#00ff00', 2_000))
  const body = Buffer.concat([bytes, Buffer.alloc(40_000 - (bytes.length % 40_000))])
  const steady = begin(client, { bytes: body.length, first: body.subarray(0, 2_000) })
  for (let at = 2_000; at < body.length; at += 2_000) {
    // Far above the minimum speed, also on a busy machine.
    await pause(50)
    steady.socket.write(body.subarray(at, at + 2_000))
  }
  await expect.poll(steady.answer).toMatch(/^HTTP\/1.1 201 /)
  expect(await readdir(join(served.services.folder, 'uploads'))).toEqual([])
})
