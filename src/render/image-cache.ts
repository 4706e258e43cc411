import { hash } from 'node:crypto'
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

/** Keeps those used last. A picture that has been dropped stays valid for whoever holds it. */
export function createImageCache({ decode, maxBytes }: ImageCacheOptions): ImageCache {
  // A Map keeps its order of insertion: the first is the one unused for longest.
  const kept = new Map<string, { picture: Promise<Picture>; bytes: number }>()

  return {
    async open(bytes, size) {
      const key = `${hash('sha256', bytes)} ${size ? `${size.width} ${size.height}` : ''}`
      const known = kept.get(key)
      if (known) {
        kept.delete(key)
        kept.set(key, known)
        return known.picture
      }
      const entry = { picture: decode(bytes, size), bytes: 0 }
      kept.set(key, entry)
      try {
        const { width, height } = await entry.picture
        entry.bytes = width * height * BYTES_PER_PIXEL
      } catch (error) {
        kept.delete(key)
        throw error
      }
      dropOldest()
      return entry.picture
    },
  }

  function dropOldest(): void {
    let total = [...kept.values()].reduce((sum, { bytes }) => sum + bytes, 0)
    for (const [key, { bytes }] of kept) {
      if (total <= maxBytes) return
      kept.delete(key)
      total -= bytes
    }
  }
}
