import { LRUCache } from 'lru-cache'
import { readSource } from '../../document/check-source.ts'
import type { Picture } from '../../paint/canvas.ts'
import { openDrawing } from '../../paint/svg/open-drawing.ts'
import { createLayer, newPath } from './browser-canvas.ts'
import type { PaintCatalog } from './catalog.ts'

type PictureUrl = string | undefined | Promise<string | undefined>

/** Where this server serves pictures. Undefined for one that does not exist. */
export interface PictureUrls {
  readonly assetUrl: (assetId: string) => PictureUrl
  /** The URL of this server's copy of an image from a URL. */
  readonly remoteUrl: (src: string) => PictureUrl
}

export interface PictureLoader {
  /** Loads and decodes images. Omits those that fail; the painter warns about them. */
  load(sources: readonly string[], signal?: AbortSignal): Promise<Map<string, Picture>>
}

/** Size of the cache of decoded images: about twenty images of screen size. */
const CACHE_BYTES = 128 * 1024 * 1024

/** `onLoad` is called for each image that has been loaded, not for those in the cache. */
export function createPictureLoader(
  catalog: PaintCatalog,
  { assetUrl, remoteUrl }: PictureUrls,
  onLoad: () => void,
): PictureLoader {
  // Evicted images are not closed, since a page may be about to draw them.
  const cache = new LRUCache<string, Picture>({
    maxSize: CACHE_BYTES,
    // An image that is larger than the cache is stored alone, since it is drawn again with every change of the page.
    sizeCalculation: ({ width, height }) => Math.min(width * height * 4, CACHE_BYTES),
  })
  return {
    async load(sources, signal) {
      const pictures = await Promise.all(sources.map(async (src) => [src, await loadPicture(src, signal)] as const))
      return new Map(pictures.flatMap(([src, picture]) => (picture ? [[src, picture]] : [])))
    },
  }

  async function loadPicture(src: string, signal: AbortSignal | undefined): Promise<Picture | undefined> {
    const cached = cache.get(src)
    if (cached) return cached
    const url = await urlOf(src)
    const picture = url === undefined ? undefined : await fetchPicture(url, signal)
    if (picture) {
      cache.set(src, picture)
      onLoad()
    }
    return picture
  }

  function urlOf(src: string): PictureUrl {
    const source = readSource(src)
    if (!source) return undefined
    if (source.kind === 'remote') return remoteUrl(source.url)
    return source.kind === 'asset' ? assetUrl(source.assetId) : catalog.builtinUrl(source.name)
  }
}

async function fetchPicture(url: string, signal: AbortSignal | undefined): Promise<Picture | undefined> {
  try {
    const response = await fetch(url, { signal: signal ?? null })
    if (!response.ok) return undefined
    const file = await response.blob()
    // The server has normalized it: `createImageBitmap` would reject it, and the painter draws it as vectors.
    if (file.type === 'image/svg+xml') return openDrawing(await file.text(), { createLayer, newPath })
    const image = await createImageBitmap(file)
    return { width: image.width, height: image.height, image, isOpaque: file.type === 'image/jpeg' }
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}
