import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** Compresses and caches files, one at a time: anonymous requests must not occupy all threads of the pool. */
export class CompressedFiles {
  readonly #files: LRUCache<string, Uint8Array, Source>

  constructor(maxBytes: number) {
    const inTurn = pLimit(1)
    this.#files = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ byteLength }) => byteLength,
      fetchMethod: (_key, _stale, { context: { encoding, read } }) =>
        inTurn(async () => compress(await read(), encoding)),
      // A file that is evicted while it is compressed is still returned.
      ignoreFetchAbort: true,
    })
  }

  /** Returns the compressed file. `name` must identify bytes that never change. */
  async get(name: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Uint8Array> {
    return this.#files.forceFetch(`${encoding} ${name}`, { context: { encoding, read } })
  }
}

interface Source {
  readonly encoding: Encoding
  readonly read: () => Promise<Uint8Array>
}

export function encodingFor(acceptEncoding: string | undefined): Encoding {
  const accepted = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim()),
  )
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** Level 5 shrinks a 5 MB Japanese font to 54% in 0.2 s (level 9: 51% in 1.5 s), 340 KB to 43% in 8 ms (gzip: 49%). */
async function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return toGzip(bytes)
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  })
}
