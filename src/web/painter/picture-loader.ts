import { LRUCache } from 'lru-cache'
import { readSource } from '../../document/check-source.ts'
import { type Picture } from '../../paint/canvas.ts'
import { type PaintCatalog } from './catalog.ts'

/** The current URL of an asset; undefined if the asset does not exist. */
export type AssetUrl = (assetId: string) => string | undefined | Promise<string | undefined>

export interface PictureLoader {
  /** Loads and decodes images. Omits those that fail; the painter warns about them. */
  load(sources: readonly string[], signal?: AbortSignal): Promise<Map<string, Picture>>
}

interface Decoded extends Picture {
  readonly image: ImageBitmap
}

/** Cache of decoded images: about twenty of screen size. */
const CACHE_BYTES = 128 * 1024 * 1024

export function createPictureLoader(catalog: PaintCatalog, assetUrl: AssetUrl): PictureLoader {
  // Does not close evicted images: a page may be about to draw them.
  const cache = new LRUCache<string, Decoded>({
    maxSize: CACHE_BYTES,
    // An image that is larger than the cache is stored alone, since it is drawn again with every change of the page.
    sizeCalculation: ({ width, height }) => Math.min(width * height * 4, CACHE_BYTES),
  })
  return {
    async load(sources, signal) {
      const opened = await Promise.all(sources.map(async (src) => [src, await open(src, signal)] as const))
      return new Map(opened.flatMap(([src, picture]) => (picture ? [[src, picture]] : [])))
    },
  }

  async function open(src: string, signal: AbortSignal | undefined): Promise<Picture | undefined> {
    const cached = cache.get(src)
    if (cached) return cached
    const url = await urlOf(src)
    const picture = url === undefined ? undefined : await fetchPicture(url, signal)
    if (picture) cache.set(src, picture)
    return picture
  }

  function urlOf(src: string): ReturnType<AssetUrl> {
    const source = readSource(src)
    if (!source) return undefined
    return source.kind === 'asset' ? assetUrl(source.assetId) : catalog.builtinUrl(source.name)
  }
}

async function fetchPicture(url: string, signal: AbortSignal | undefined): Promise<Decoded | undefined> {
  try {
    const response = await fetch(url, { signal: signal ?? null })
    if (!response.ok) return undefined
    const file = await response.blob()
    const image = await createImageBitmap(file)
    return { width: image.width, height: image.height, image, isOpaque: file.type === 'image/jpeg' }
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
