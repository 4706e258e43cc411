import { setTimeout as sleep } from 'node:timers/promises'
import { type Journal } from './journal.ts'
import { type Random } from './random.ts'

interface WatchOptions {
  readonly key: string
  readonly urls: readonly string[]
  readonly journal: Journal
  readonly random: Random
  readonly signal: AbortSignal
}

interface WatchedExport {
  readonly _id: string
  readonly status: string
  readonly completedAt: string | null
}

/**
 * Follows the event stream of an account, and reconnects as a browser does. Records a violation if a stream reports
 * the end of an export twice, or two streams report different ends.
 */
export async function watchEvents({ key, urls, journal, random, signal }: WatchOptions): Promise<void> {
  const ends = new Map<string, string>()
  let lastId = ''
  while (!signal.aborted) {
    const seen = new Set<string>()
    try {
      const response = await fetch(`${random.pick(urls)}/api/exports/events`, {
        headers: { authorization: `Bearer ${key}`, ...(lastId !== '' && { 'last-event-id': lastId }) },
        signal,
      })
      if (response.status !== 200 || response.body === null) {
        await response.body?.cancel()
        throw new Error('no stream')
      }
      for await (const block of blocksOf(response.body)) {
        lastId = /^id: (.*)$/m.exec(block)?.[1] ?? lastId
        const [, data] = /^data: (.*)$/m.exec(block) ?? []
        if (data !== undefined) note(JSON.parse(data) as WatchedExport, { seen, ends, journal })
      }
    } catch {
      // The server was killed, or the drill has ended.
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
  { _id, status, completedAt }: WatchedExport,
  { seen, ends, journal }: { seen: Set<string>; ends: Map<string, string>; journal: Journal },
): void {
  if (status !== 'completed' && status !== 'failed') return
  if (seen.has(_id)) journal.violation('a stream of events reported the end of an export twice')
  seen.add(_id)
  const end = `${status} ${completedAt ?? ''}`
  if ((ends.get(_id) ?? end) !== end) journal.violation('two streams of events reported different ends of an export')
  ends.set(_id, end)
}
