import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Size } from '../document/document.ts'
import type { Picture } from '../paint/canvas.ts'

const BYTES_PER_PIXEL = 4

/** Caches decoded pictures by the hash of their bytes, so that equal bytes are decoded once, whatever their names. */
export interface ImageCache {
  /** Decodes `bytes`, or returns the cached picture. Rejects as `decode` does. */
  open(bytes: Uint8Array, size?: Size): Promise<Picture>
}

export interface ImageCacheOptions {
  readonly decode: (bytes: Uint8Array, size?: Size) => Promise<Picture>
  /** Total size of cached pictures. A picture larger than this is not cached. */
  readonly maxBytes: number
}

/** A picture that is evicted while in use stays valid. */
export function createImageCache({ decode, maxBytes }: ImageCacheOptions): ImageCache {
  const pictures = new LRUCache<string, Picture, Source>({
    maxSize: maxBytes,
    sizeCalculation: ({ width, height }) => width * height * BYTES_PER_PIXEL,
    fetchMethod: (_key, _stale, { context: { bytes, size } }) => decode(bytes, size),
    // A picture that is evicted while it is decoded is still returned.
    ignoreFetchAbort: true,
  })
  return {
    open(bytes, size) {
      const key = `${hash('sha256', bytes)} ${size ? `${size.width} ${size.height}` : ''}`
      return pictures.forceFetch(key, { context: { bytes, size } })
    },
  }
}

interface Source {
  readonly bytes: Uint8Array
  readonly size: Size | undefined
}
