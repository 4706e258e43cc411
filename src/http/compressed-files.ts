import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip'

/**
 * Files compressed once and kept for whoever asks next, the longest unused given up first. A thread of the system's pool does the work,
 * one file after the other: anybody may ask, and however much they ask for, the other threads stay free.
 */
export class CompressedFiles {
  readonly #maxBytes: number
  /** A Map keeps its order of insertion: the first is the one unused for longest. */
  readonly #kept = new Map<string, Uint8Array>()
  readonly #underWay = new Map<string, Promise<Uint8Array>>()
  #bytes = 0
  #turn: Promise<unknown> = Promise.resolve()

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  /** `name` stands for bytes that never change. */
  async get(name: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const key = `${encoding} ${name}`
    const kept = this.#kept.get(key)
    if (kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
      return kept
    }
    const begun = this.#underWay.get(key)
    if (begun) return begun
    const work = this.#turn.then(async () => {
      const bytes = await compress(await read(), encoding)
      this.#keep(key, bytes)
      return bytes
    })
    this.#underWay.set(key, work)
    this.#turn = work.catch(() => undefined).finally(() => this.#underWay.delete(key))
    return work
  }

  #keep(key: string, bytes: Uint8Array): void {
    this.#kept.set(key, bytes)
    this.#bytes += bytes.byteLength
    for (const [oldest, { byteLength }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return
      this.#kept.delete(oldest)
      this.#bytes -= byteLength
    }
  }
}

/** The encoding to answer with, by the request's `Accept-Encoding`; undefined for none. */
export function encodingFor(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : undefined
}

/**
 * Brotli at 5: the five megabytes of a Japanese font take 0.2 s and come to 54%; at 9 they take 1.5 s and come to 51%. An
 * ordinary font's 340 KB take 8 ms and come to 43%, where gzip comes to 49%.
 */
function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(bytes)
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
