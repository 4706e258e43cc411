import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { type Size } from '../document/document.ts'
import { type Picture } from '../paint/canvas.ts'

const BYTES_PER_PIXEL = 4

/** Decoded pictures by their bytes' hash. Equal bytes are decoded once, however often and under whatever name they come. */
export interface ImageCache {
  /** The picture of `bytes`, decoded now or before, at `size` where it is given. Fails as `decode` does, and then keeps nothing. */
  open(bytes: Uint8Array, size?: Size): Promise<Picture>
}

export interface ImageCacheOptions {
  readonly decode: (bytes: Uint8Array, size?: Size) => Promise<Picture>
  /** What the decoded pictures kept may take together. One that is larger by itself is used and not kept. */
  readonly maxBytes: number
}

/** Keeps those used last. A picture that has been dropped stays valid while it is in use. */
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
