import { readSource } from '../../document/check-source.ts'
import { type Picture } from '../../paint/canvas.ts'
import { type PaintCatalog } from './catalog.ts'

/** Where an uploaded picture is to be had, for now; undefined where it is not there. */
export type AssetUrl = (assetId: string) => string | undefined | Promise<string | undefined>

export interface PictureLoader {
  /** The pictures of `sources`, decoded. One that cannot be had is left out, and the painter warns of it. */
  load(sources: readonly string[], signal?: AbortSignal): Promise<Map<string, Picture>>
}

interface Decoded extends Picture {
  readonly image: ImageBitmap
}

/** Decoded pictures kept: some twenty of a screen's size. */
const KEPT_BYTES = 128 * 1024 * 1024

/** Fetches and decodes pictures, and keeps those used last. */
export function createPictureLoader(catalog: PaintCatalog, assetUrl: AssetUrl): PictureLoader {
  // A Map keeps its order of insertion: the first is the one unused for longest.
  const kept = new Map<string, Decoded>()
  let bytes = 0
  return {
    async load(sources, signal) {
      const opened = await Promise.all(sources.map(async (src) => [src, await open(src, signal)] as const))
      return new Map(opened.flatMap(([src, picture]) => (picture ? [[src, picture]] : [])))
    },
  }

  async function open(src: string, signal: AbortSignal | undefined): Promise<Picture | undefined> {
    const known = kept.get(src)
    if (known) {
      kept.delete(src)
      kept.set(src, known)
      return known
    }
    const url = await urlOf(src)
    const picture = url === undefined ? undefined : await fetchPicture(url, signal)
    if (picture) keep(src, picture)
    return picture
  }

  function urlOf(src: string): ReturnType<AssetUrl> {
    const source = readSource(src)
    if (!source) return undefined
    return source.kind === 'asset' ? assetUrl(source.assetId) : catalog.builtinUrl(source.name)
  }

  /** What is given up is not closed: a page may be about to draw it. */
  function keep(src: string, picture: Decoded): void {
    if (kept.has(src)) return
    kept.set(src, picture)
    bytes += weigh(picture)
    for (const [oldest, given] of kept) {
      if (bytes <= KEPT_BYTES || oldest === src) return
      kept.delete(oldest)
      bytes -= weigh(given)
    }
  }
}

function weigh({ width, height }: Picture): number {
  return width * height * 4
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
