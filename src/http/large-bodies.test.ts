import { once } from 'node:events'
import { connect as dial, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { serve, type Served } from './testing/serve.ts'

let served: Served
const sockets: Socket[] = []
afterEach(async () => {
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

async function create(client: Client, json: string): Promise<number> {
  return (await client.send('POST', '/api/designs', { json })).status
}

function open({ address }: Client): Socket {
  const socket = dial(Number(new URL(address).port), '127.0.0.1')
  sockets.push(socket)
  return socket
}

/** The text of a request. */
function request({ key }: Client, line: string, { json, headers = [] }: { json?: string; headers?: string[] } = {}) {
  const all = ['Host: x', `Authorization: Bearer ${key}`, ...headers]
  if (json !== undefined) all.push('Content-Type: application/json', `Content-Length: ${json.length}`)
  return `${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${json ?? ''}`
}

/**
 * Sends a request but for its last byte. `finish` sends that, `end` also waits for the answer and resolves with its status
 * line, `leave` closes the connection.
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

/** How a save of a third account ends, which gets a turn only if the other two have given theirs up. */
async function saveOfThird(): Promise<number | string> {
  const client = await connect(served)
  return Promise.race([create(client, JSON.stringify(large())), pause(8_000, 'still waiting')])
}

test('of large documents that arrive together, one of another account is not the last', async () => {
  served = await serve()
  const [many, one] = [await connect(served), await connect(served)]
  const json = JSON.stringify(large())
  const [all, other] = [Array.from({ length: 12 }, () => begin(many, json)), begin(one, json)]
  await pause(500)
  let done = 0
  const ends = all.map(async ({ end }) => {
    expect(await end()).toBe('HTTP/1.1 201 Created')
    done += 1
  })
  expect(await other.end()).toBe('HTTP/1.1 201 Created')
  expect(done).toBeLessThan(4)
  await Promise.all(ends)
}, 30_000)

test('an account with too many large documents waiting is told to come again', async () => {
  served = await serve({ limits: { waitingDocumentsPerAccount: 1 } })
  const client = await connect(served)
  const json = JSON.stringify(large())
  const statuses = await Promise.all(Array.from({ length: 10 }, () => create(client, json)))
  expect(new Set(statuses)).toEqual(new Set([201, 503]))
  // What is small is not part of it, and what was malformed has given its turn back.
  expect(await create(client, JSON.stringify({ width: 10, height: 10 }))).toBe(201)
  expect([await create(client, json.slice(1)), await create(client, json.slice(1))]).toEqual([400, 400])
  expect(await create(client, json)).toBe(201)
}, 30_000)

test('large documents of two accounts whose answers cannot be sent do not delay a third', async () => {
  served = await serve()
  for (const client of [await connect(served), await connect(served)]) {
    const events = request(client, 'GET /api/exports/events')
    open(client).write(events + request(client, 'POST /api/designs', { json: JSON.stringify(large()) }))
  }
  await pause(1_000)
  expect(await saveOfThird()).toBe(201)
}, 30_000)

test('large documents of two accounts that do not read their answers do not delay a third', async () => {
  served = await serve()
  for (const client of [await connect(served), await connect(served)]) {
    const socket = open(client).pause()
    const post = request(client, 'POST /api/designs', { json: JSON.stringify(large()) })
    for (let n = 0; n < 4; n += 1) socket.write(post)
  }
  await pause(3_000)
  expect(await saveOfThird()).toBe(201)
}, 30_000)

test('large requests of two accounts that wait for their exports do not delay a third', async () => {
  served = await serve()
  let answered = 0
  for (const client of [await connect(served), await connect(served)]) {
    const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10 } })
    const json = JSON.stringify({ designId: body._id, format: 'png' }) + ' '.repeat(70_000)
    const socket = open(client)
    socket.on('data', () => (answered += 1))
    socket.write(request(client, 'POST /api/exports', { json, headers: ['Prefer: wait=25'] }))
  }
  await pause(500)
  expect(await saveOfThird()).toBe(201)
  expect(answered).toBe(0)
}, 30_000)

test('large documents whose clients leave while they wait are not stored', async () => {
  served = await serve()
  const client = await connect(served)
  const json = JSON.stringify(large())
  const [first, ...others] = [begin(client, json), ...Array.from({ length: 9 }, () => begin(client, json))]
  await pause(500)
  const end = first.end()
  for (const { finish } of others) finish()
  expect(await end).toBe('HTTP/1.1 201 Created')
  for (const { leave } of others) leave()
  expect(await create(client, json)).toBe(201)
  const { body } = await client.send('GET', '/api/designs?limit=1')
  expect(body.total).toBeGreaterThanOrEqual(2)
  expect(body.total).toBeLessThan(6)
}, 30_000)

test('of thousands of absent pictures the first fifty are reported', async () => {
  served = await serve()
  const client = await connect(served)
  const elements = Array.from({ length: 200 }, (_, n) => {
    return { id: `e${n}`, type: 'image', x: 0, y: 0, width: 1, height: 1, src: `asset:ast_${n}` }
  })
  const document = { version: 1, pages: [{ id: 'p', elements }] }
  const { body } = await client.send('POST', '/api/designs', { json: { width: 10, height: 10, document } })
  expect(body.detail).toContain('51 faults')
  expect(body.errors[0]?.pointer).toBe('/document/pages/0/elements/0/src')
})
