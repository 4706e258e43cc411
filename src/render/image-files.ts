import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { listSources } from '../document/list-sources.ts'
import type { ChosenPage } from './chosen-pages.ts'
import type { ImageSource } from './render-task.ts'

/** Enough for the images of most documents, so that 200 pages with one photograph read it once. */
const RETAINED_BYTES = 64 * 1024 * 1024

/** Files that are read at once, since the store of files may be far away. */
const AT_ONCE = 8

/** Image files by `src`. */
export type ImageFiles = ReadonlyMap<string, Uint8Array>

/**
 * Creates the reader of one render's image files. It reads files as pages need them, so that hundreds
 * of photographs are never in memory at once, and retains the files used last, up to 64 MiB.
 */
export function createImageFiles(source: ImageSource): (pages: readonly ChosenPage[]) => Promise<ImageFiles> {
  const read = typeof source === 'function' ? source : (src: string) => Promise.resolve(source[src])
  const retained = new LRUCache<string, Uint8Array>({
    maxSize: RETAINED_BYTES,
    // Sizes must be positive.
    sizeCalculation: ({ length }) => length + 1,
  })

  return async (pages) => {
    const files = new Map<string, Uint8Array>()
    const sources = listSources({ version: 1, pages: pages.map(({ page }) => page) })
    const found = await pLimit(AT_ONCE).map(sources, async (src) => ({
      src,
      file: retained.get(src) ?? (await read(src)),
    }))
    for (const { src, file } of found) {
      // The painter omits a missing image with a warning.
      if (file === undefined) continue
      files.set(src, file)
      retained.set(src, file)
    }
    return files
  }
}
