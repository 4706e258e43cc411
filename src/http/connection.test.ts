import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect as dial, type Socket } from 'node:net'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { serve, type ServeOptions, type Served } from './testing/serve-test-routes.ts'

let served: Served

async function start(options: ServeOptions = {}): Promise<Client> {
  served = await serve(options)
  return connect(served)
}

afterEach(() => served.close())

/** Resolves when the server has the headers of the next request whose path starts with `prefix`. */
function nextRequestTo(prefix: string): Promise<void> {
  return new Promise((resolve) => {
    const onRequest = ({ url = '' }: IncomingMessage): void => {
      if (!url.startsWith(prefix)) return
      served.app.server.off('request', onRequest)
      resolve()
    }
    served.app.server.on('request', onRequest)
  })
}

/** Sends `text` unchanged. Resolves to everything that the server sends until it closes the connection. */
async function converse(address: string, text: string): Promise<string> {
  const socket: Socket = dial(Number(new URL(address).port), '127.0.0.1')
  let output = ''
  socket.on('data', (chunk) => (output += chunk.toString()))
  socket.on('error', () => undefined)
  socket.write(text)
  await once(socket, 'close')
  return output
}

const SLOW = { headersMs: 200, requestMs: 400, checkMs: 50 }

test('headers that do not end in time are 408, and the connection is closed', async () => {
  const { address } = await start({ limits: SLOW })
  const output = await converse(address, 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  expect(output).toMatch(/^HTTP\/1.1 408 /)
  expect(output).toContain('Content-Type: application/problem+json')
  expect(output).toContain('"code":"request_timeout"')
  expect(output).toMatch(/X-Request-Id: req_\w+/)
})

test('a body that does not end in time is 408, and the connection is closed', async () => {
  const { address, key } = await start({ limits: SLOW })
  const head = `POST /api/designs HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"wi`
  expect(await converse(address, head)).toMatch(/^HTTP\/1.1 408 /)
})

test('by default, headers have 15 seconds to arrive', async () => {
  await start()
  expect(served.app.server.headersTimeout).toBe(15_000)
})

test('a connection without any data is closed', async () => {
  const { address } = await start({ limits: SLOW })
  expect(await converse(address, '')).toMatch(/^(?:HTTP\/1.1 408 |$)/)
})

test('the connection of a client that does not read its response is closed', async () => {
  const { address } = await start({ limits: { stalledMs: 1_500 } })
  const { headers } = await served.app.inject('/paint/catalog.json')
  const catalog = (await served.app.inject(`/paint/${headers.location ?? ''}`)).body
  // The font has 5 MB, more than the system buffers for one connection.
  const [large] = /[\w/-]+noto-sans-jp[\w.-]+/.exec(catalog) ?? []
  const accepted = once(served.app.server, 'connection') as Promise<[Socket]>
  const socket = dial(Number(new URL(address).port), '127.0.0.1')
  const [serverSocket] = await accepted
  socket.on('error', () => undefined).pause()
  socket.write(`GET /paint/${large ?? ''} HTTP/1.1\r\nHost: x\r\n\r\n`)
  await once(serverSocket, 'close')
  expect(serverSocket.bytesWritten).toBeGreaterThan(5_000_000)
  socket.destroy()
})

test('malformed HTTP is 400, and headers that are too large are 431', async () => {
  const { address } = await start()
  expect(await converse(address, 'hello\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"code":"malformed_request"/)
  const answer = (await converse(address, 'hello\r\n\r\n')).toLowerCase()
  expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n')
  expect(answer).toContain("\r\ncontent-security-policy: default-src 'none'")
  expect(answer).toMatch(/\r\nx-request-id: req_/)
  expect(answer).toContain('\r\ncache-control: no-store\r\n')
  const large = await converse(address, `GET / HTTP/1.1\r\nHost: x\r\nX-Large: ${'x'.repeat(100_000)}\r\n\r\n`)
  expect(large).toMatch(/^HTTP\/1.1 431 [^]*"code":"headers_too_large"/)
})

test('while the server closes, a request in progress finishes and a new one is 503', async () => {
  const { address, key } = await start()
  const url = new URL(address)
  const options = {
    port: url.port,
    host: '127.0.0.1',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  }
  const slow = request({ ...options, path: '/api/designs', method: 'POST' })
  const received = nextRequestTo('/api/designs')
  slow.write('{"width": 10, ')
  await received
  const closing = served.app.close()
  await expect.poll(async () => (await fetch(`${address}/readyz`)).status).toBe(503)
  const late = await fetch(`${address}/api/designs`, { headers: { authorization: `Bearer ${key}` } })
  expect(late.status).toBe(503)
  expect(late.headers.get('retry-after')).toBe('1')
  expect(late.headers.get('connection')).toBe('close')
  expect(((await late.json()) as { code: string }).code).toBe('shutting_down')
  slow.end('"height": 10}')
  const [answer] = (await once(slow, 'response')) as [{ statusCode: number; resume(): void }]
  answer.resume()
  expect(answer.statusCode).toBe(201)
  await closing
  await expect(fetch(`${address}/healthz`)).rejects.toThrow()
})

test('a request that waits for an export gets its response when the server closes', async () => {
  const client = await start()
  const design = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
  const json = { designId: design.body._id, format: 'png' }
  const waiting = client.send('POST', '/api/exports', { json, headers: { prefer: 'wait=30' } })
  await expect.poll(async () => (await client.send('GET', '/api/exports')).body.total).toBe(1)
  const closing = served.app.close()
  const { status, headers, body } = await waiting
  expect([status, body.status]).toEqual([202, 'queued'])
  // The wait ended early.
  expect(headers.get('preference-applied')).toBeNull()
  await closing
})

test('a request that waits for a thumbnail is 503 when the server closes', async () => {
  let isDrawing = false
  const client = await start({
    renderer: {
      render: (_task, options) =>
        new Promise((_, reject) => {
          isDrawing = true
          const signal = options?.signal
          signal?.addEventListener('abort', () => reject(signal.reason as Error))
        }),
    },
  })
  const design = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
  const { pathname, search } = new URL(design.body.thumbnailUrl)
  const waiting = client.send('GET', `${pathname}${search}`)
  await expect.poll(() => isDrawing).toBe(true)
  const closing = served.app.close()
  const { status, headers, body } = await waiting
  expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'shutting_down', '1'])
  await closing
})

test('a request whose client disconnects while it waits is logged with status 499', async () => {
  const lines: { status: number; url: string; address: string }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) })
  const client = await start({ log })
  const design = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
  const queued = await client.send('POST', '/api/exports', { json: { designId: design.body._id, format: 'png' } })
  const path = `/api/exports/${queued.body._id}`
  const received = nextRequestTo(path)
  const leaving = new AbortController()
  const gone = fetch(`${client.address}${path}`, {
    headers: { authorization: `Bearer ${client.key}`, prefer: 'wait=30' },
    signal: leaving.signal,
  })
  gone.catch(() => undefined)
  await received
  leaving.abort()
  await expect(gone).rejects.toThrow()
  await expect.poll(() => lines.some(({ url, status }) => url === path && status === 499)).toBe(true)
  expect(lines.find(({ status }) => status === 499)?.address).toBe('127.0.0.1')
})

test('a request whose client disconnects while it sends the body is logged as 499, not as an error', async () => {
  const lines: { level: number; status?: number }[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) })
  const client = await start({ log })
  const socket = dial(Number(new URL(client.address).port), '127.0.0.1')
  const head = ['POST /api/designs HTTP/1.1', 'Host: x', `Authorization: Bearer ${client.key}`]
  const received = nextRequestTo('/api/designs')
  socket.write([...head, 'Content-Type: application/json', 'Content-Length: 100', '', '{"width":'].join('\r\n'))
  await received
  socket.destroy()
  await expect.poll(() => lines.length).toBeGreaterThan(0)
  // The next log line is that of the next request, so the first request logged only one line.
  await client.send('GET', '/api/designs')
  await expect.poll(() => lines.length).toBeGreaterThan(1)
  expect(lines.map(({ level, status }) => [level, status])).toEqual([
    [30, 499],
    [30, 200],
  ])
})

test('a delayed response has the applied preference in its headers', async () => {
  const client = await start()
  const design = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
  const headers = { prefer: 'wait=1' }
  const startedAt = performance.now()
  const queued = await client.send('POST', '/api/exports', {
    json: { designId: design.body._id, format: 'png' },
    headers,
  })
  // Asserts only a lower bound, which holds under load.
  expect(performance.now() - startedAt).toBeGreaterThan(900)
  expect(queued.headers.get('preference-applied')).toBe('wait=1')
  expect(queued.headers.get('retry-after')).toBe('1')
  expect(queued.headers.get('location')).toBe(`/api/exports/${queued.body._id}`)
})

test('each request is one line in the log, with its ID and without secrets', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const client = await start({ log })
  const { headers } = await client.send('GET', '/files/assets/ast_1?expires=1&signature=secret')
  await client.send('GET', '/api/designs')
  await client.send('GET', '/files/assets/ast_1?expires=1&%73ignature=secret')
  await expect.poll(() => lines.length).toBe(3)
  expect(lines[0]).toMatchObject({ requestId: headers.get('x-request-id'), status: 404, method: 'GET' })
  expect(lines[1]).toMatchObject({ url: '/api/designs', status: 200, account: expect.stringMatching(/^acc_/) })
  expect(JSON.stringify(lines)).not.toContain('secret')
  expect(JSON.stringify(lines)).not.toContain(client.key)
})

test('the log line of a rejected request has the problem code and the address, also when the rejection is replayed', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const client = await start({ log })
  await client.send('GET', '/api/designs')
  await client.send('POST', '/api/designs', { json: { width: -1 } })
  const unknownDesign = { json: { designId: 'des_none', format: 'png' }, headers: { 'idempotency-key': 'one' } }
  await client.send('POST', '/api/exports', unknownDesign)
  await client.send('POST', '/api/exports', unknownDesign)
  await expect.poll(() => lines.length).toBe(4)
  expect(lines.map(({ status, problem }) => [status, problem])).toEqual([
    [200, undefined],
    [400, 'invalid_input'],
    [404, 'not_found'],
    [404, 'not_found'],
  ])
  expect(lines.map(({ address }) => address)).toEqual(Array(4).fill('127.0.0.1'))
})

test('an unexpected error is a 500 that reveals only its request ID; the cause is in the log', async () => {
  const lines: { requestId: string; err?: { message: string } }[] = []
  const log = pino({ level: 'error' }, { write: (line) => void lines.push(JSON.parse(line) as (typeof lines)[0]) })
  const client = await start({ log })
  await served.services.store.close()
  const { status, text, body } = await client.send('GET', '/api/designs')
  expect([status, body.code, body.title]).toEqual([500, 'internal_error', 'Internal error'])
  expect(text).not.toMatch(/sqlite|database|closed|stack|\.ts/i)
  expect(lines[0]?.requestId).toBe(body.requestId)
  expect(lines[0]?.err?.message).toBeTruthy()
})

test('a server that cannot start a render process is not ready, and says why', async () => {
  const client = await start({ canRender: () => false })
  const { status, body } = await client.send('GET', '/readyz')
  expect([status, body.code]).toEqual([503, 'overloaded'])
  expect(body.detail).toMatch(/^Exports cannot be rendered because no render process can start/)
  expect((await client.send('GET', '/healthz')).status).toBe(200)
})

test('a server whose store fails is not ready, but alive', async () => {
  const client = await start({ ping: () => Promise.reject(new Error('the disk is gone')) })
  const { status, text } = await client.send('GET', '/readyz')
  expect(status).toBe(503)
  expect(text).not.toContain('disk')
  expect((await client.send('GET', '/healthz')).status).toBe(200)
})

test('the path of the public URL is part of returned URLs and pages, and is optional in requests', async () => {
  const client = await start({ publicUrl: () => 'https://example.com/design' })
  const created = await client.send('POST', '/design/api/designs', { json: { width: 10, height: 10 } })
  expect(created.headers.get('location')).toBe(`/design/api/designs/${created.body._id}`)
  expect(created.headers.get('strict-transport-security')).toBe('max-age=31536000')
  expect((await client.send('GET', `/api/designs/${created.body._id}`)).status).toBe(200)
  expect((await client.send('GET', '/design/nowhere')).body.type).toBe('https://example.com/design/problems/not_found')
  expect((await client.send('GET', '/design/api/openapi.json')).body.servers).toEqual([
    { url: 'https://example.com/design' },
  ])
  for (const page of ['/design/', '/design/docs']) {
    expect((await client.send('GET', page)).text).toContain('<base href="/design/"')
  }
})

test('over plain HTTP, no header makes browsers use HTTPS', async () => {
  const client = await start({ publicUrl: () => 'http://localhost:4400' })
  for (const path of ['/api/designs', '/docs']) {
    const { headers } = await client.send('GET', path)
    expect(headers.has('strict-transport-security')).toBe(false)
    expect(headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  }
})

test('failed attempts are limited by the address that a trusted proxy reports', async () => {
  const client = await start({ limits: { failedAttempts: 2 }, trustProxy: 'loopback' })
  const from = async (address: string) => {
    const headers = { authorization: 'Bearer pl_wrong', 'x-forwarded-for': address }
    return (await fetch(`${client.address}/api/designs`, { headers })).status
  }
  expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([401, 401, 429])
  expect(await from('192.0.2.2')).toBe(401)
})

test.each([
  ['of IPv4', (attempt: number) => `192.0.2.1:${40_000 + attempt}`],
  ['of IPv6', (attempt: number) => `[2001:db8::${attempt}]:${40_000 + attempt}`],
  [
    'through a second trusted proxy',
    (attempt: number) => `192.0.2.1:${40_000 + attempt}, 127.0.0.2:${50_000 + attempt}`,
  ],
])('addresses that differ only in the port that a proxy added count as one client: %s', async (_, forwardedFor) => {
  const client = await start({ limits: { failedAttempts: 2 }, trustProxy: 'loopback' })
  const statuses: number[] = []
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const headers = { authorization: 'Bearer pl_wrong', 'x-forwarded-for': forwardedFor(attempt) }
    statuses.push((await fetch(`${client.address}/api/designs`, { headers })).status)
  }
  expect(statuses).toEqual([401, 401, 429, 429])
  const other = { authorization: 'Bearer pl_wrong', 'x-forwarded-for': '192.0.2.2:40000, 127.0.0.2:50000' }
  expect((await fetch(`${client.address}/api/designs`, { headers: other })).status).toBe(401)
})

test('without a trusted proxy, X-Forwarded-For is ignored', async () => {
  const client = await start({ limits: { failedAttempts: 2 } })
  const from = async (address: string) => {
    const headers = { authorization: 'Bearer pl_wrong', 'x-forwarded-for': address }
    return fetch(`${client.address}/api/designs`, { headers })
  }
  expect([(await from('192.0.2.1')).status, (await from('192.0.2.2')).status]).toEqual([401, 401])
  const refused = await from('192.0.2.3')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a preview whose client disconnects while it is queued is not rendered, and no error is logged', async () => {
  const lines: string[] = []
  const renderedWidths: number[] = []
  let finish = (): void => undefined
  const client = await start({
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    renderer: {
      async render({ size }) {
        renderedWidths.push(size.width)
        await new Promise<void>((resolve) => (finish = resolve))
        const file = { page: 1, width: 1, height: 1, contentType: 'image/webp', extension: 'webp' }
        return { files: [{ ...file, bytes: new Uint8Array([1]) }], warnings: [] }
      },
    },
  })
  const picture = async (width: number, signal?: AbortSignal): Promise<Response> => {
    const { text } = await client.send('POST', '/api/designs', { json: { width, height: 10 } })
    const { thumbnailUrl } = JSON.parse(text) as { thumbnailUrl: string }
    const url = thumbnailUrl.replace('https://platen.example', client.address)
    return fetch(url, signal ? { signal } : {})
  }
  const leaving = new AbortController()
  const first = picture(1)
  await expect.poll(() => renderedWidths).toEqual([1])
  const received = nextRequestTo('/files/')
  const left = picture(2, leaving.signal)
  left.catch(() => undefined)
  await received
  // When a later request has its response, the previous one waits for the renderer.
  await client.send('GET', '/api/designs')
  leaving.abort()
  await expect(left).rejects.toThrow()
  await expect.poll(() => lines.some((line) => line.includes('"status":499'))).toBe(true)
  finish()
  expect((await first).status).toBe(200)
  const last = picture(3)
  await expect.poll(() => renderedWidths).toEqual([1, 3])
  finish()
  expect((await last).status).toBe(200)
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
})
