import { pause } from './pause.ts'
import { PlatenProblem } from './platen-problem.ts'
import { untilAborted } from './until-aborted.ts'

/** Opens the stream, after the event with `lastEventId` if it is defined. Rejects if the service does not allow it. */
export type OpenStream = (lastEventId: string | undefined) => Promise<ReadableStream<Uint8Array>>

/** Pause before a stream that has ended is reopened, equal to the `retry` field that the service sends to browsers. */
const REOPEN_MS = 2_000

/** Pause after the first failed attempt to reopen the stream. Doubles after each failure, up to the maximum. */
const FIRST_RETRY_MS = 1_000
const MAX_RETRY_MS = 60_000

/** After these statuses, another attempt with the same key and URL cannot succeed. */
const FINAL_STATUSES: readonly number[] = [401, 403, 404]

/**
 * Yields the data of a stream of server-sent events until the consumer stops or `signal` aborts.
 * The stream is open once this resolves. A stream that ends or breaks is reopened after the last
 * received event, with growing pauses while the service is unreachable or busy. Throws on 401, 403
 * and 404.
 *
 * `EventSource` is not used: it cannot send a key, and Node has none.
 */
export async function followEvents<Data>(
  open: OpenStream,
  signal: AbortSignal,
): Promise<AsyncGenerator<Data, void, undefined>> {
  return eventsFrom<Data>(await open(undefined), { open, signal })
}

async function* eventsFrom<Data>(
  first: ReadableStream<Uint8Array>,
  { open, signal }: { open: OpenStream; signal: AbortSignal },
): AsyncGenerator<Data, void, undefined> {
  let stream = first
  let lastId: string | undefined
  try {
    for (;;) {
      for await (const { id, data } of eventsIn(stream, signal)) {
        lastId = id ?? lastId
        if (data !== undefined) yield JSON.parse(data) as Data
      }
      stream = await reopen(() => open(lastId), signal)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

async function reopen(
  open: () => Promise<ReadableStream<Uint8Array>>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  let waitMs = REOPEN_MS
  for (let failures = 0; ; failures += 1) {
    await pause(waitMs, signal)
    try {
      return await open()
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof PlatenProblem && FINAL_STATUSES.includes(error.status)) throw error
      waitMs = requestedMs(error) ?? backoffMs(failures)
    }
  }
}

function requestedMs(error: unknown): number | undefined {
  const seconds = error instanceof PlatenProblem ? error.retryAfter : undefined
  // The maximum keeps the delay within the range of timers. No limit of the service lasts longer than an hour.
  return seconds === undefined ? undefined : Math.min(Math.max(seconds, 1), 3_600) * 1_000
}

/** Returns a random part of the second half of the pause, so that clients do not all reconnect at the same time. */
function backoffMs(failures: number): number {
  const longestMs = Math.min(FIRST_RETRY_MS * 2 ** Math.min(failures, 10), MAX_RETRY_MS)
  return longestMs * (0.5 + Math.random() / 2)
}

interface ServerEvent {
  readonly id: string | undefined
  readonly data: string | undefined
}

/** Yields the events of one connection. A connection that breaks ends like one that is closed. */
async function* eventsIn(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void, undefined> {
  // Not every browser supports `for await` on a stream.
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal).catch(() => ({ done: true, value: undefined }))
      if (done || value === undefined) return
      const blocks = `${text}${decoder.decode(value, { stream: true })}`.split('\n\n')
      text = blocks.pop() ?? ''
      yield* blocks.map(eventOf)
    }
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Parses an event. The service writes each field once, on one line. */
function eventOf(block: string): ServerEvent {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trimStart()
  return { id: field('id'), data: field('data') }
}
