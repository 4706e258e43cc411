import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type Client, connect } from '../testing/client.ts'
import { serve, type ServeOptions, type Served } from '../testing/serve-test-routes.ts'

let served: Served
const sockets: Socket[] = []
/** The server's sockets. */
let accepted: Socket[] = []

async function start(options?: ServeOptions): Promise<void> {
  served = await serve(options)
  accepted = []
  served.app.server.on('connection', (socket: Socket) => accepted.push(socket))
}

afterEach(async () => {
  vi.restoreAllMocks()
  for (const socket of sockets.splice(0)) socket.destroy()
  await served.close()
})

/** A design of about 2 MB. */
function large(): object {
  const elements = Array.from({ length: 30_000 }, (_, n) => {
    return { id: `e${n}`, type: 'rect', x: 0, y: 0, width: 1, height: 1 }
  })
  const pages = Array.from({ length: 6 }, (_, n) => {
    return { id: `p${n}`, elements: elements.slice(n * 5_000, (n + 1) * 5_000) }
  })
  return { width: 10, height: 10, document: { version: 1, pages } }
}

function textDesign(texts: number): object {
  const elements = Array.from({ length: texts }, (_, n) => {
    return { id: `e${n}`, type: 'text', x: 0, y: 0, width: 100, height: 20, text: 'Hello {{name|there}}' }
  })
  return { width: 100, height: 100, document: { version: 1, pages: [{ id: 'p', elements }] } }
}

async function create(client: Client, json: string): Promise<number> {
  return (await client.send('POST', '/api/designs', { json })).status
}

function open({ address }: Client): Socket {
  const socket = dial(Number(new URL(address).port), '127.0.0.1')
  sockets.push(socket)
  return socket
}

function request({ key }: Client, line: string, { json, headers = [] }: { json?: string; headers?: string[] } = {}) {
  const all = ['Host: x', `Authorization: Bearer ${key}`, ...headers]
  if (json !== undefined) all.push('Content-Type: application/json', `Content-Length: ${json.length}`)
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${json ?? ''}`
}

/**
 * Sends a request without its last byte. `finish` sends that byte. `end` also sends it, waits for
 * the response and resolves to its status line. `leave` closes the connection.
 */
function begin(client: Client, json: string) {
  const socket = open(client)
  socket.write(request(client, 'POST /api/designs', { json }).slice(0, -1))
  return {
    finish: () => void socket.write(json.slice(-1)),
    leave: () => void socket.destroy(),
    end: async () => {
      socket.write(json.slice(-1))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return answer.toString().split('\r\n', 1)[0] ?? ''
    },
  }
}

/** Resolves when the server has read `count` requests with this body, except its last byte. */
async function untilRead(count: number, json: string): Promise<void> {
  const read = () => accepted.reduce((sum, { bytesRead }) => sum + bytesRead, 0)
  await expect.poll(read).toBeGreaterThanOrEqual(count * (json.length - 1))
}

/** Saves a large design of a third account. It gets a turn only after another account has released its turn. */
async function saveOfThird(): Promise<number> {
  return create(await connect(served), JSON.stringify(large()))
}

test('when large documents arrive together, the only one of its account is among the first to be stored', async () => {
  await start()
  const [many, one] = [await connect(served), await connect(served)]
  const json = JSON.stringify(large())
  const [all, other] = [Array.from({ length: 12 }, () => begin(many, json)), begin(one, json)]
  await untilRead(13, json)
  let done = 0
  const ends = all.map(async ({ end }) => {
    expect(await end()).toBe('HTTP/1.1 201 Created')
    done += 1
  })
  expect(await other.end()).toBe('HTTP/1.1 201 Created')
  expect(done).toBeLessThan(4)
  await Promise.all(ends)
})

test('further large documents of an account with too many waiting are 503', async () => {
  await start({ documentLimits: { waitingBodyBytesPerAccount: 1 } })
  const client = await connect(served)
  const json = JSON.stringify(large())
  const statuses = await Promise.all(Array.from({ length: 10 }, () => create(client, json)))
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  // Small documents do not count, and malformed ones no longer count after their response.
  expect(await create(client, JSON.stringify({ width: 10, height: 10 }))).toBe(201)
  expect([await create(client, json.slice(1)), await create(client, json.slice(1))]).toEqual([400, 400])
  expect(await create(client, json)).toBe(201)
})

test('sixty exports of one large design with data are all accepted, and so are resizes', async () => {
  await start()
  const client = await connect(served)
  const made = await client.send('POST', '/api/designs', { json: textDesign(4_000) })
  const designId = made.body._id
  const exports = Array.from({ length: 60 }, (_, n) =>
    client.send('POST', '/api/exports', { json: { designId, format: 'png', data: { name: `N${n}` } } }),
  )
  expect(new Set((await Promise.all(exports)).map(({ status }) => status))).toEqual(new Set([202]))
  const resizes = Array.from({ length: 12 }, (_, n) =>
    client.send('PATCH', `/api/designs/${designId}`, { json: { width: 101 + n } }),
  )
  expect(new Set((await Promise.all(resizes)).map(({ status }) => status))).toEqual(new Set([200]))
})

test('an unknown field with an array of a million items is reported with the issues of the document', async () => {
  await start()
  const client = await connect(served)
  const made = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
  const image = { id: 'i', type: 'image', x: 0, y: 0, width: 1, height: 1, src: 'asset:ast_1' }
  const json = {
    document: { version: 1, pages: [{ id: 'p', elements: [image] }] },
    data: { list: new Array(1_000_000).fill(0) },
  }
  const { status, body } = await client.send('PATCH', `/api/designs/${made.body._id}`, { json })
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ pointer: '/data' }, { pointer: '/document/pages/0/elements/0/src' }] })
})

test('large documents of two accounts whose responses cannot be sent do not delay a third account', async () => {
  await start()
  const clients = [await connect(served), await connect(served)]
  for (const client of clients) {
    const events = request(client, 'GET /api/exports/events')
    open(client).write(events + request(client, 'POST /api/designs', { json: JSON.stringify(large()) }))
  }
  for (const client of clients) {
    await expect.poll(async () => (await client.send('GET', '/api/designs?limit=1')).body.total).toBe(1)
  }
  expect(await saveOfThird()).toBe(201)
})

test('large documents of two accounts that do not read their responses do not delay a third account', async () => {
  await start()
  for (const client of [await connect(served), await connect(served)]) {
    const socket = open(client).pause()
    const post = request(client, 'POST /api/designs', { json: JSON.stringify(large()) })
    for (let n = 0; n < 4; n += 1) socket.write(post)
  }
  // Waits until both connections have responses that their clients do not read.
  await expect.poll(() => accepted.filter(({ writableLength }) => writableLength > 0).length).toBe(2)
  expect(await saveOfThird()).toBe(201)
})

test('large requests of two accounts that wait for their exports do not delay a third account', async () => {
  await start()
  let answered = 0
  const clients = [await connect(served), await connect(served)]
  for (const client of clients) {
    const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
    const json = JSON.stringify({ designId: body._id, format: 'png' }) + ' '.repeat(70_000)
    const socket = open(client)
    socket.on('data', () => (answered += 1))
    socket.write(request(client, 'POST /api/exports', { json, headers: ['Prefer: wait=25'] }))
  }
  for (const client of clients) {
    await expect.poll(async () => (await client.send('GET', '/api/exports')).body.total).toBe(1)
  }
  expect(await saveOfThird()).toBe(201)
  expect(answered).toBe(0)
})

test('large documents whose clients disconnect while they wait are not stored', async () => {
  await start()
  const client = await connect(served)
  const json = JSON.stringify(large())
  const [first, ...others] = [begin(client, json), ...Array.from({ length: 9 }, () => begin(client, json))]
  await untilRead(10, json)
  const end = first.end()
  for (const { finish } of others) finish()
  expect(await end).toBe('HTTP/1.1 201 Created')
  for (const { leave } of others) leave()
  expect(await create(client, json)).toBe(201)
  const { body } = await client.send('GET', '/api/designs?limit=1')
  expect(body.total).toBeGreaterThanOrEqual(2)
  expect(body.total).toBeLessThan(6)
})

test('large documents that wait when the server drains are 503, like new requests', async () => {
  await start()
  const client = await connect(served)
  const json = JSON.stringify(large())
  const all = Array.from({ length: 12 }, () => begin(client, json))
  await untilRead(12, json)
  const answers = all.map(({ end }) => end())
  await Promise.race(answers)
  const closing = served.app.close()
  const lines = await Promise.all(answers)
  expect(lines.filter((line) => line === 'HTTP/1.1 503 Service Unavailable').length).toBeGreaterThan(6)
  expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 201 Created', 'HTTP/1.1 503 Service Unavailable']))
  await closing
})

test('missing images are reported from the first, in a response with at most fifty errors', async () => {
  await start()
  const client = await connect(served)
  const elements = Array.from({ length: 200 }, (_, n) => {
    return { id: `e${n}`, type: 'image', x: 0, y: 0, width: 1, height: 1, src: `asset:ast_${n}` }
  })
  const document = { version: 1, pages: [{ id: 'p', elements }] }
  const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10, document } })
  expect(body.detail).toContain('51 errors')
  expect(body.errors).toHaveLength(50)
  expect(body.errors[0]?.pointer).toBe('/document/pages/0/elements/0/src')
})

test('no operation parses or writes the JSON of a large document on the serving thread', async () => {
  await start()
  const client = await connect(served)
  const pages = Array.from({ length: 3 }, (_, n) => ({
    id: `p${n}`,
    elements: Array.from({ length: 4_000 }, (_, m) => {
      return { id: `e${n}-${m}`, type: 'text', x: 0, y: 0, width: 1, height: 1, text: '{{name|there}}' }
    }),
  }))
  const json = JSON.stringify({ width: 10, height: 10, document: { version: 1, pages } })
  const largeData = JSON.stringify({ name: 'a', other: new Array(60_000).fill({}) })
  const parse = vi.spyOn(JSON, 'parse')
  const stringify = vi.spyOn(JSON, 'stringify')
  const send = async (method: string, path: string, body: string): Promise<string> => {
    const { status, headers } = await fetch(`${client.address}${path}`, {
      ...{ method, body },
      headers: { authorization: `Bearer ${client.key}`, 'content-type': 'application/json' },
    })
    return `${status} ${headers.get('location')?.split('/').at(-1) ?? ''}`.trim()
  }
  const created = await send('POST', '/api/designs', json)
  expect(created).toMatch(/^201 des_/)
  const design = created.slice(4)
  const published = await send('POST', '/api/templates', `{"designId":"${design}"}`)
  expect(published).toMatch(/^201 tpl_/)
  const template = published.slice(4)
  const results = [
    await send('PATCH', `/api/designs/${design}`, json),
    await send('PATCH', `/api/designs/${design}`, '{"width":20,"height":20}'),
    await send('POST', `/api/designs/${design}/duplicate`, '{}'),
    await send('POST', '/api/designs', `{"fromTemplate":"${template}","width":30,"height":30,"data":{"name":"a"}}`),
    await send('POST', '/api/designs', `{"fromTemplate":"${template}","data":${largeData}}`),
    await send('POST', '/api/exports', `{"designId":"${design}","format":"png"}`),
    await send('POST', '/api/exports', `{"designId":"${design}","format":"png","data":${largeData}}`),
    await send('POST', '/api/designs', json.slice(1)),
  ]
  expect(results.map((result) => result.slice(0, 3))).toEqual(['200', '200', '201', '201', '400', '202', '400', '400'])
  const lengths = [
    ...parse.mock.calls.map(([text]) => text.length),
    ...stringify.mock.results.map(({ value }) => String(value).length),
  ]
  expect(Math.max(...lengths)).toBeLessThan(64 * 1024)
})
