export interface QueuedPicture {
  /** The image with the lowest distance loads next. Measured whenever a slot becomes free, as the page scrolls. */
  readonly distance: () => number
  /** Must settle soon after `signal` is aborted, since the image occupies its slot until then. */
  readonly load: (signal: AbortSignal) => Promise<void>
}

export interface PictureQueue {
  /** Returns a function that removes the image from the queue or aborts its request. */
  readonly add: (picture: QueuedPicture) => () => void
}

interface Entry extends QueuedPicture {
  readonly controller: AbortController
}

interface QueueOptions {
  readonly maxConcurrent: number
  readonly pauseMs?: () => number
}

export function createPictureQueue({ maxConcurrent, pauseMs = () => 0 }: QueueOptions): PictureQueue {
  const waiting = new Set<Entry>()
  let loading = 0
  let isScheduled = false

  const load = async (entry: Entry): Promise<void> => {
    waiting.delete(entry)
    loading += 1
    try {
      await entry.load(entry.controller.signal)
    } finally {
      loading -= 1
      schedule()
    }
  }
  const fill = (): void => {
    isScheduled = false
    if (pauseMs() > 0) schedule()
    else while (loading < maxConcurrent && waiting.size > 0) void load(nearest(waiting))
  }
  // Deferred, so that all cards that come into view together are queued before the nearest is chosen.
  const schedule = (): void => {
    if (isScheduled || waiting.size === 0) return
    isScheduled = true
    setTimeout(fill, pauseMs())
  }
  return {
    add: (picture) => {
      const entry = { ...picture, controller: new AbortController() }
      waiting.add(entry)
      schedule()
      return () => {
        waiting.delete(entry)
        entry.controller.abort()
      }
    },
  }
}

function nearest(waiting: ReadonlySet<Entry>): Entry {
  const measured = [...waiting].map((entry) => ({ entry, distance: entry.distance() }))
  return measured.reduce((best, next) => (next.distance < best.distance ? next : best)).entry
}
