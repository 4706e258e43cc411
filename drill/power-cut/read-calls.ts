import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** A successful system call, as recorded by strace. */
export interface Call {
  readonly name: string
  /** When it returned: Unix time in milliseconds. */
  readonly returnedMs: number
  /** As printed, with strings and paths in hexadecimal. */
  readonly args: string
  readonly result: number
  /** The path of a returned file descriptor. */
  readonly resultPath: string | undefined
}

const LINE = /^(\d+)\s+(\d+\.\d+) (.*)$/s
const WHOLE = /^(\w+)\((.*)\)\s+= (-?\d+)(?:<([^>]*)>)?.*?(?:<([\d.]+)>)?$/s
const UNFINISHED = ' <unfinished ...>'
const RESUMED = /^<\.\.\. \w+ resumed>(.*)$/s

/** Reads a recording in the order in which the calls returned. */
export async function* readCalls(file: string): AsyncGenerator<Call> {
  yield* parseCalls(createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
}

export async function* parseCalls(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Call> {
  /** By thread: the beginning of a call during which another thread made one. */
  const begun = new Map<string, string>()
  for await (const line of lines) {
    const [, thread = '', time = '', text = ''] = LINE.exec(line) ?? []
    if (text.endsWith(UNFINISHED)) {
      begun.set(thread, text.slice(0, -UNFINISHED.length))
      continue
    }
    const [, rest] = RESUMED.exec(text) ?? []
    const whole = rest === undefined ? text : `${begun.get(thread) ?? ''}${rest}`
    const [, name, args = '', result = '', path, duration = '0'] = WHOLE.exec(whole) ?? []
    if (name === undefined || Number(result) < 0) continue
    yield {
      name,
      args,
      // The time of a resumed call is that of its return.
      returnedMs: (Number(time) + (rest === undefined ? Number(duration) : 0)) * 1000,
      result: Number(result),
      resultPath: path === undefined ? undefined : decodeText(path),
    }
  }
}

/** Merges recordings by time: a killed process's children may make calls when the next process already runs. */
export async function* mergeCalls(recordings: readonly AsyncGenerator<Call>[]): AsyncGenerator<Call> {
  const heads = await Promise.all(recordings.map(async (calls) => ({ calls, next: await calls.next() })))
  const timeOf = ({ next }: (typeof heads)[number]): number => (next.done ? Infinity : next.value.returnedMs)
  for (;;) {
    const [first] = heads.toSorted((one, other) => timeOf(one) - timeOf(other))
    if (first === undefined || first.next.done) return
    yield first.next.value
    first.next = await first.calls.next()
  }
}

/** Decodes `\x2f\x74…`. */
export function decodeBytes(hexadecimal: string): Buffer {
  return Buffer.from(hexadecimal.replaceAll('\\x', ''), 'hex')
}

export function decodeText(text: string): string {
  return text.startsWith('\\x') ? decodeBytes(text).toString() : text
}
