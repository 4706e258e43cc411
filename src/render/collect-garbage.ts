const MIB = 1024 * 1024

/** More than the cached images and the pixels of a page, which come and go without being garbage. */
const MAX_WAITING_MB = 64

/** Pages between full collections, each of which takes 10 to 20 ms of all cores. */
const MIN_PAGES = 4

/**
 * Returns a function to call after each page. It collects all garbage if the process has grown by 64 MiB since the last
 * time, otherwise only new objects, which takes 1 ms. V8 does not count the pixels of canvases and encoders, and frees
 * those of encoders only in full collections. Left to itself, it would run one for every page. Requires `--expose-gc`.
 */
export function createGarbageCollector(
  residentBytes = () => process.memoryUsage.rss(),
  gc = globalThis.gc,
): () => void {
  let collectedMb: number | undefined
  let pages = 0

  return () => {
    const residentMb = residentBytes() / MIB
    pages += 1
    // Memory is freed some time after the collection, so the first measurement afterward counts.
    collectedMb = Math.min(collectedMb ?? Infinity, residentMb)
    if (residentMb - collectedMb < MAX_WAITING_MB || pages < MIN_PAGES) {
      gc?.({ type: 'minor' })
      return
    }
    gc?.({ type: 'major', execution: 'sync' })
    collectedMb = undefined
    pages = 0
  }
}
