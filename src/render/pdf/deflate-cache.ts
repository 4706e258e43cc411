import { hash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

export type Deflate = (bytes: Uint8Array) => Uint8Array

/** Returns `deflateSync` with a cache of about `maxBytes`: PDFs of a design share fonts, images and pages. */
export function cacheDeflated(maxBytes: number): Deflate {
  const deflated = new LRUCache<string, Uint8Array, Uint8Array>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: (bytes) => bytes.length,
    // A copy, because a small result of `deflateSync` is a part of a buffer of 16 KiB.
    memoMethod: (_key, _stale, { context }) => Uint8Array.from(deflateSync(context)),
  })
  return (bytes) => deflated.memo(hash('sha256', bytes), { context: bytes })
}
