import { pause } from './pause.ts'
import { untilAborted } from './until-aborted.ts'

/** Opens the stream, after the event with this id where one was heard. Throws where it is refused. */
export type OpenStream = (lastEventId: string | undefined) => Promise<ReadableStream<Uint8Array>>

/** Before a stream that has ended is opened again: as long as the service asks browsers to wait. */
const AGAIN_MS = 2_000

/**
 * The data of a stream of server-sent events, for as long as somebody reads. The stream is open once this resolves; where it ends or its line
 * breaks, it is opened again after the last event that was heard. It ends when `signal` aborts.
 *
 * Not `EventSource`: that can send no key, and Node has none.
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
      await pause(AGAIN_MS, signal)
      stream = await open(lastId)
    }
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

interface ServerEvent {
  readonly id: string | undefined
  readonly data: string | undefined
}

/** The events of one connection; one that breaks is one that ends. */
async function* eventsIn(
  stream: ReadableStream<Uint8Array>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent, void, undefined> {
  // A reader, since not every browser can iterate over a stream.
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

/** The service writes each field once, in one line. */
function eventOf(block: string): ServerEvent {
  const field = (name: string): string | undefined =>
    block
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trimStart()
  return { id: field('id'), data: field('data') }
}
