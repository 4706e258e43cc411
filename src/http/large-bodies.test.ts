import { once } from 'node:events'
import { connect as dial } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { type Client, connect } from './testing/client.ts'
import { serve, type Served } from './testing/serve.ts'

let served: Served
afterEach(() => served.close())

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

/** Sends a request but for its last byte. `end` sends that, and resolves with the answer's status line. */
function begin({ address, key }: Client, json: string): { end: () => Promise<string> } {
  const socket = dial(Number(new URL(address).port), '127.0.0.1')
  const headers = [`Authorization: Bearer ${key}`, 'Content-Type: application/json', `Content-Length: ${json.length}`]
  socket.write(`POST /api/designs HTTP/1.1\r\nHost: x\r\n${headers.join('\r\n')}\r\n\r\n${json.slice(0, -1)}`)
  return {
    end: async () => {
      socket.write(json.slice(-1))
      const [answer] = (await once(socket, 'data')) as [Buffer]
      socket.destroy()
      return answer.toString().split('\r\n', 1)[0] ?? ''
    },
  }
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
