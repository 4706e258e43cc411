const MIB = 1024 * 1024

/** Native memory that may wait for a full collection. One takes about 10 ms. */
const MAX_WAITING_MB = 32

/**
 * Returns a function that collects garbage: all of it if the process has grown by 32 MiB since the last time, otherwise
 * only new objects, which takes 1 ms. V8 does not count the pixels of canvases and encoders, and frees those of encoders
 * only in full collections. Left to itself, it would run one for every page. Requires `--expose-gc`.
 */
export function createGarbageCollector(
  residentBytes = () => process.memoryUsage.rss(),
  gc = globalThis.gc,
): () => void {
  let collectedMb: number | undefined

  return () => {
    const residentMb = residentBytes() / MIB
    // Memory is freed some time after the collection, so the first measurement afterward counts.
    collectedMb = Math.min(collectedMb ?? Infinity, residentMb)
    if (residentMb - collectedMb < MAX_WAITING_MB) {
      gc?.({ type: 'minor' })
      return
    }
    gc?.({ type: 'major', execution: 'sync' })
    collectedMb = undefined
  }
}
