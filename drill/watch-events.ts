import { setTimeout as sleep } from 'node:timers/promises'
import type { Accepted } from './accepted.ts'
import { type Exchange, type Journal, nowMs } from './journal.ts'
import type { Random } from './random.ts'

interface WatchOptions {
  readonly key: string
  readonly urls: readonly string[]
  readonly journal: Journal
  readonly random: Random
  readonly signal: AbortSignal
  /** How exports ended, by their IDs. */
  readonly ends: Map<string, string>
}

const OPERATION = 'GET /api/exports/events'

interface WatchedExport {
  readonly _id: string
  readonly status: string
  readonly completedAt: string | null
}

/**
 * Follows the event stream of an account, and reconnects as a browser does. Records a violation if a stream reports
 * the end of an export twice, or two streams report different ends.
 */
export async function watchEvents({ key, urls, journal, random, signal, ends }: WatchOptions): Promise<void> {
  let lastId = ''
  while (!signal.aborted) {
    const seen = new Set<string>()
    const server = Math.floor(random.between(0, urls.length))
    let startMs = nowMs()
    const record = (status: Exchange['status']): void => {
      if (signal.aborted) return
      journal.record({ startMs, endMs: nowMs(), server, operation: OPERATION, isWrite: false, status })
    }
    try {
      const response = await fetch(`${urls[server] ?? ''}/api/exports/events`, {
        headers: { authorization: `Bearer ${key}`, ...(lastId !== '' && { 'last-event-id': lastId }) },
        signal,
      })
      record(response.status)
      if (response.status !== 200) await response.body?.cancel()
      else if (response.body !== null) {
        for await (const block of blocksOf(response.body)) {
          lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId
          const [, data] = /^data: (.*)$/m.exec(block) ?? []
          if (data !== undefined) note(data, { seen, ends, journal })
          // Only a fault at the time of its end explains a broken stream.
          startMs = nowMs()
        }
      }
    } catch {
      record('broken')
    }
    await sleep(random.between(100, 1000), undefined, { ref: false })
  }
}

async function* blocksOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  let rest = ''
  for await (const text of stream.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${text}`.split('\n\n')
    rest = blocks.pop() ?? ''
    yield* blocks
  }
}

function note(
  data: string,
  { seen, ends, journal }: { seen: Set<string>; ends: Map<string, string>; journal: Journal },
): void {
  const event = parse(data)
  if (event === undefined) {
    journal.violation('an event is not JSON', data.slice(0, 200))
    return
  }
  const { _id, status, completedAt } = event
  if (status !== 'completed' && status !== 'failed') return
  if (seen.has(_id)) journal.violation('a stream of events reported the end of an export twice')
  seen.add(_id)
  const end = `${status} ${completedAt ?? ''}`
  if ((ends.get(_id) ?? end) !== end) journal.violation('two streams of events reported different ends of an export')
  ends.set(_id, end)
}

function parse(data: string): WatchedExport | undefined {
  try {
    return JSON.parse(data) as WatchedExport
  } catch {
    return undefined
  }
}

/** Records a violation if the streams of an account reported no ends, or other ends than responses did. */
export function checkEvents(ends: ReadonlyMap<string, string>, { exports }: Accepted, journal: Journal): void {
  if (ends.size === 0 && exports.size > 0)
    journal.violation('the streams of events reported no end', `of ${exports.size} exports`)
  for (const [id, end] of ends) {
    if (!(exports.get(id)?.ended?.as ?? '').startsWith(end))
      journal.violation('a stream of events reported another end than a response', end)
  }
}
