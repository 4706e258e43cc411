export interface QueuedPicture {
  /** The lowest loads next. Measured whenever a slot is free, because the page may have scrolled. */
  readonly distance: () => number
  /** Must settle soon after `signal` is aborted: it occupies its slot until then. */
  readonly load: (signal: AbortSignal) => Promise<void>
}

export interface PictureQueue {
  /** Returns a function that removes the image from the queue or aborts its request. */
  readonly add: (picture: QueuedPicture) => () => void
}

interface Entry extends QueuedPicture {
  readonly ending: AbortController
}

interface QueueOptions {
  readonly atOnce: number
  readonly pauseMs?: () => number
}

export function createPictureQueue({ atOnce, pauseMs = () => 0 }: QueueOptions): PictureQueue {
  const waiting = new Set<Entry>()
  let loading = 0
  let isScheduled = false

  const load = async (entry: Entry): Promise<void> => {
    waiting.delete(entry)
    loading += 1
    try {
      await entry.load(entry.ending.signal)
    } finally {
      loading -= 1
      schedule()
    }
  }
  const fill = (): void => {
    isScheduled = false
    if (pauseMs() > 0) schedule()
    else while (loading < atOnce && waiting.size > 0) void load(nearest(waiting))
  }
  // Deferred, so that cards that come into view together are all queued before the nearest is chosen.
  const schedule = (): void => {
    if (isScheduled || waiting.size === 0) return
    isScheduled = true
    setTimeout(fill, pauseMs())
  }
  return {
    add: (picture) => {
      const entry = { ...picture, ending: new AbortController() }
      waiting.add(entry)
      schedule()
      return () => {
        waiting.delete(entry)
        entry.ending.abort()
      }
    },
  }
}

function nearest(waiting: ReadonlySet<Entry>): Entry {
  const measured = [...waiting].map((entry) => ({ entry, distance: entry.distance() }))
  return measured.reduce((best, one) => (one.distance < best.distance ? one : best)).entry
}
