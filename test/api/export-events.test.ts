import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endBusyWork, endlessDesign, keepBusy } from '../setup/busy-worker.ts'
import type { Client } from '../setup/client.ts'
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

/** Receives events until `close`, as a browser does. */
class Listener {
  readonly received: Received[] = []
  readonly #aborter = new AbortController()
  hasEnded = false

  static async open(to: Client, lastEventId?: string): Promise<Listener> {
    const listener = new Listener()
    const response = await fetch(`${to.base}/api/exports/events`, {
      headers: {
        authorization: `Bearer ${to.key ?? ''}`,
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal: listener.#aborter.signal,
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
    this.hasEnded = true
  }

  #receive(event: string): void {
    const fields = new Map(
      event.split('\n').map((line) => [line.split(': ', 1)[0], line.slice(line.indexOf(': ') + 2)]),
    )
    if (fields.get('event') === 'export') {
      this.received.push({ id: fields.get('id'), export: JSON.parse(fields.get('data') ?? '') as Exported })
    }
  }

  /** Waits for the first event whose export matches. */
  async until(matches: (exported: Exported) => boolean): Promise<Received> {
    return expect
      .poll(() => this.received.find((event) => matches(event.export)))
      .toBeDefined()
      .then(() => {
        const found = this.received.find((event) => matches(event.export))
        if (found === undefined) throw new Error('The event is no longer in the list.')
        return found
      })
  }

  close(): void {
    this.#aborter.abort()
  }
}

describe('a watcher of exports', () => {
  test('receives each export when it is queued and when it ends, as GET returns it', async () => {
    const listener = await Listener.open(client)
    const { _id } = await queued(client, { designId, format: 'png' })
    const { export: received } = await listener.until((state) => state._id === _id && state.status === 'completed')
    const { body } = await client.get(`/api/exports/${_id}`)
    const plain = (state: Exported) => JSON.stringify(state).replaceAll(/\?expires=\d+&signature=[\w-]+/g, '')
    expect(plain(received)).toBe(plain(body as Exported))
    expect(received).toMatchObject({ designTitle: 'Line\nbreak: data', bytes: received.files[0]?.bytes })
    const again = await exportToEnd(client, { designId, format: 'png' })
    await listener.until((state) => state._id === again._id && state.status === 'completed')
    listener.close()
  })

  test('receives unfinished exports first, and each change once', async () => {
    const endless = await endlessDesign(client)
    await keepBusy(client, endless)
    const ids: string[] = []
    for (const scale of [1, 2, 3, 4, 5, 6]) ids.push((await queued(client, { designId, format: 'png', scale }))._id)
    const listener = await Listener.open(client)
    const last = ids.at(-1)
    const { export: atOpening } = await listener.until(({ _id }) => _id === last)
    expect(atOpening.status).toBe('queued')
    await endBusyWork(client, endless)
    await listener.until(({ _id, status }) => _id === last && status === 'completed')
    // A repeated event would arrive before the end of a later export.
    const next = await exportToEnd(client, { designId, format: 'webp' })
    await listener.until((state) => state._id === next._id && state.status === 'completed')
    const states = listener.received.map(({ export: { _id, status, progress } }) => `${_id} ${status} ${progress}`)
    expect(new Set(states).size).toBe(states.length)
    listener.close()
  })

  test('receives no exports of other accounts', async () => {
    const other = await service.client()
    const [mine, theirs] = [await Listener.open(client), await Listener.open(other)]
    const { _id } = await queued(client, { designId, format: 'png' })
    await mine.until((state) => state._id === _id && state.status === 'completed')
    expect(theirs.received).toEqual([])
    for (const listener of [mine, theirs]) listener.close()
  })

  test('resumes from the last event, with the exports that ended meanwhile', async () => {
    const before = await Listener.open(client)
    const queuedExport = await queued(client, { designId, format: 'png' })
    const { id } = await before.until((state) => state._id === queuedExport._id && state.status === 'completed')
    before.close()
    const missed = await exportToEnd(client, { designId, format: 'pdf' })
    const after = await Listener.open(client, id)
    await after.until((state) => state._id === missed._id && state.status === 'completed')
    after.close()
  })

  test.each(['', 'x', '99999999999999999999', '-1'])('with the invalid last event %j is accepted', async (id) => {
    const listener = await Listener.open(client, id)
    listener.close()
  })

  test('can send HEAD, and is rejected with a query or POST', async () => {
    const head = await client.request('HEAD', '/api/exports/events')
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    expectProblem(await client.get('/api/exports/events?since=1'), 400, 'invalid_input')
    expectProblem(await client.post('/api/exports/events'), 405, 'method_not_allowed')
  })

  test('can have twenty streams, and another once a stream has ended', async () => {
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
  // With this setting, the test only finishes in time if the server ends the stream itself.
  const stopping = await startService({ PLATEN_SHUTDOWN_SECONDS: '600' })
  const listener = await Listener.open(await stopping.client())
  await stopping.stop()
  await expect.poll(() => listener.hasEnded).toBe(true)
})
