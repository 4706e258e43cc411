import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client } from '../setup/client.ts'
import { expectProblem } from '../setup/expect-problem.ts'
import { type Exported, exportToEnd, queued } from '../setup/exporting.ts'
import { type Service, startService } from '../setup/start-service.ts'

let service: Service
let client: Client
let designId: string

beforeAll(async () => {
  service = await startService()
})
beforeEach(async () => {
  client = await service.client()
  designId = (await client.post('/api/designs', { title: 'Line\nbreak: data', width: 40, height: 40 })).body._id
})
afterAll(() => service.stop())

interface Received {
  readonly id: string | undefined
  readonly export: Exported
}

/** Follows the events as a browser does, until `close`. */
class Listener {
  readonly received: Received[] = []
  readonly #left = new AbortController()
  isOver = false

  static async open(to: Client, lastEventId?: string): Promise<Listener> {
    const listener = new Listener()
    const response = await fetch(`${to.base}/api/exports/events`, {
      headers: { authorization: `Bearer ${to.key ?? ''}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: listener.#left.signal,
    })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    void listener.#read(response).catch(() => undefined)
    return listener
  }

  async #read(response: Response): Promise<void> {
    let text = ''
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece as Uint8Array).toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) this.#receive(event)
    }
    this.isOver = true
  }

  #receive(event: string): void {
    const fields = new Map(
      event.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    )
    if (fields.get('event') === 'export') {
      this.received.push({ id: fields.get('id'), export: JSON.parse(fields.get('data') ?? '') as Exported })
    }
  }

  /** Resolves to the first event whose export matches. */
  async until(isIt: (exported: Exported) => boolean): Promise<Received> {
    return expect
      .poll(() => this.received.find((one) => isIt(one.export)), { timeout: 20_000 })
      .toBeDefined()
      .then(() => {
        const found = this.received.find((one) => isIt(one.export))
        if (found === undefined) throw new Error('The event is no longer in the list.')
        return found
      })
  }

  close(): void {
    this.#left.abort()
  }
}

describe('a watcher of exports', () => {
  test('receives each export when it is queued and when it ends, as GET returns it', async () => {
    const listener = await Listener.open(client)
    const { _id } = await queued(client, { designId, format: 'png' })
    const { export: received } = await listener.until((one) => one._id === _id && one.status === 'completed')
    const { body } = await client.get(`/api/exports/${_id}`)
    const plain = (one: Exported) => JSON.stringify(one).replaceAll(/\?expires=\d+&signature=[\w-]+/g, '')
    expect(plain(received)).toBe(plain(body as Exported))
    expect(received).toMatchObject({ designTitle: 'Line\nbreak: data', bytes: received.files[0]?.bytes })
    const again = await exportToEnd(client, { designId, format: 'png' })
    await listener.until((one) => one._id === again._id && one.status === 'completed')
    listener.close()
  })

  test('receives unfinished exports first, and each change once', async () => {
    const large = (await client.post('/api/designs', { width: 3000, height: 3000 })).body._id as string
    const scales = Array.from({ length: 8 }, (_, index) => 1 - index / 100)
    const ids = await Promise.all(
      scales.map(async (scale) => (await queued(client, { designId: large, format: 'png', scale }))._id),
    )
    const listener = await Listener.open(client)
    const last = ids.at(-1)
    const { export: atOpening } = await listener.until(({ _id }) => _id === last)
    expect(['queued', 'processing']).toContain(atOpening.status)
    await listener.until(({ _id, status }) => _id === last && status === 'completed')
    // Anything reported twice comes before the end of a later export.
    const next = await exportToEnd(client, { designId, format: 'webp' })
    await listener.until((one) => one._id === next._id && one.status === 'completed')
    const states = listener.received.map(({ export: { _id, status, progress } }) => `${_id} ${status} ${progress}`)
    expect(new Set(states).size).toBe(states.length)
    listener.close()
  }, 30_000)

  test('receives no exports of other accounts', async () => {
    const other = await service.client()
    const [mine, theirs] = [await Listener.open(client), await Listener.open(other)]
    const { _id } = await queued(client, { designId, format: 'png' })
    await mine.until((one) => one._id === _id && one.status === 'completed')
    expect(theirs.received).toEqual([])
    for (const listener of [mine, theirs]) listener.close()
  })

  test('resumes from the last event, with the exports that ended meanwhile', async () => {
    const before = await Listener.open(client)
    const queuedExport = await queued(client, { designId, format: 'png' })
    const { id } = await before.until((one) => one._id === queuedExport._id && one.status === 'completed')
    before.close()
    const missed = await exportToEnd(client, { designId, format: 'pdf' })
    const after = await Listener.open(client, id)
    await after.until((one) => one._id === missed._id && one.status === 'completed')
    after.close()
  })

  test.each(['', 'x', '99999999999999999999', '-1'])('with the invalid last event %j is accepted', async (id) => {
    const listener = await Listener.open(client, id)
    listener.close()
  })

  test('can send HEAD, and no query', async () => {
    const head = await client.request('HEAD', '/api/exports/events')
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expectProblem(await client.get('/api/exports/events?since=1'), 400, 'invalid_input')
    expectProblem(await client.post('/api/exports/events'), 405, 'method_not_allowed')
  })

  test('can have twenty streams, and another once one has ended', async () => {
    const listeners: Listener[] = []
    for (let count = 0; count < 20; count += 1) listeners.push(await Listener.open(client))
    await expect.poll(async () => (await client.get('/api/exports/events')).status).toBe(503)
    const refused = await client.get('/api/exports/events')
    expectProblem(refused, 503, 'overloaded')
    expect(refused.body.detail).toContain('20 are open for this account')
    for (const listener of listeners) listener.close()
    await expect
      .poll(async () => {
        const opened = await Listener.open(client).catch(() => undefined)
        opened?.close()
        return opened
      })
      .toBeDefined()
  })
})

test('a server that shuts down ends its event streams at once', async () => {
  // Only the server's own end of the stream can be in time.
  const stopping = await startService({ PLATEN_SHUTDOWN_SECONDS: '600' })
  const listener = await Listener.open(await stopping.client())
  await stopping.stop()
  await expect.poll(() => listener.isOver).toBe(true)
}, 15_000)
