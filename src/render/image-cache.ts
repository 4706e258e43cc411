import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Size } from '../document/document.ts'
import type { Picture } from '../paint/canvas.ts'

const BYTES_PER_PIXEL = 4

/** Caches decoded pictures by the hash of their bytes, so that equal bytes are decoded once, whatever their names. */
export interface ImageCache {
  /** Decodes `bytes`, or returns the cached picture. Rejects as `decode` does. */
  open(bytes: Uint8Array, size?: Size): Promise<Picture>
  /** Releases the opened pictures that are no longer in the cache. No render may still use them. */
  releaseEvicted(): void
}

export interface ImageCacheOptions {
  readonly decode: (bytes: Uint8Array, size?: Size) => Promise<Picture>
  /** Frees the pixels immediately, because the garbage collector sees only a small object. */
  readonly release?: (picture: Picture) => void
  /** Total size of cached pictures. A picture larger than this is not cached. */
  readonly maxBytes: number
}

/** A picture that is evicted while in use stays valid until `releaseEvicted`. */
export function createImageCache({ decode, release, maxBytes }: ImageCacheOptions): ImageCache {
  const opened = new Set<Picture>()
  const pictures = new LRUCache<string, Picture, Source>({
    maxSize: maxBytes,
    sizeCalculation: ({ width, height }) => width * height * BYTES_PER_PIXEL,
    fetchMethod: (_key, _stale, { context: { bytes, size } }) => decode(bytes, size),
    // A picture that is evicted while it is decoded is still returned.
    ignoreFetchAbort: true,
  })
  return {
    async open(bytes, size) {
      const key = `${hash('sha256', bytes)} ${size ? `${size.width} ${size.height}` : ''}`
      const picture = await pictures.forceFetch(key, { context: { bytes, size } })
      opened.add(picture)
      return picture
    },
    releaseEvicted() {
      const cached = new Set(pictures.values())
      for (const picture of opened) {
        if (cached.has(picture)) continue
        opened.delete(picture)
        release?.(picture)
      }
    },
  }
}

interface Source {
  readonly bytes: Uint8Array
  readonly size: Size | undefined
}
