import { RenderEvicted } from './render-errors.ts'
import type { RenderJob } from './render-job.ts'
import { type RenderQueue, SMALL_RENDER_MS } from './render-queue.ts'
import type { RenderSlots } from './render-slots.ts'

/** Wait before a reserve process is started or freed for a small task. */
const RESERVE_DELAY_MS = 100

interface RenderReserveOptions {
  readonly slots: RenderSlots
  readonly queue: RenderQueue
  readonly running: () => readonly RenderJob[]
  /** Called when a reserve process may have become available. */
  readonly onProvided: () => void
}

/** Starts and frees reserve processes while all others are busy and a small task of another account waits. */
export class RenderReserve {
  readonly #options: RenderReserveOptions
  #timer: NodeJS.Timeout | undefined

  constructor(options: RenderReserveOptions) {
    this.#options = options
  }

  /** Provides a process soon, if one is needed. */
  schedule(): void {
    this.#timer ??= this.#isNeeded() ? setTimeout(() => this.#provide(), RESERVE_DELAY_MS) : undefined
  }

  cancel(): void {
    clearTimeout(this.#timer)
  }

  #isNeeded(): boolean {
    const { slots, queue, running } = this.#options
    const isFull = slots.all.every(({ state, isReserve }) => isReserve || state === 'busy')
    const isStarting = slots.reserves.some(({ state }) => state === 'starting')
    return isFull && !isStarting && queue.nextSmall(running()) !== undefined
  }

  #provide(): void {
    const { slots, onProvided } = this.#options
    this.#timer = undefined
    if (slots.canOpenReserve && this.#isNeeded()) {
      if (!slots.hasRoomForReserve) this.#evictLongest()
      if (slots.hasRoomForReserve) slots.openReserve()
    }
    onProvided()
  }

  /** Evicts the longest render on a reserve process if it has exceeded the time of a small render. */
  #evictLongest(): void {
    const { slots } = this.#options
    const busy = slots.reserves.filter(({ state }) => state === 'busy')
    const [slot] = busy.sort((a, b) => a.startedAtMs - b.startedAtMs)
    if (slot === undefined || performance.now() - slot.startedAtMs < SMALL_RENDER_MS) return
    slot.job?.settle({ error: new RenderEvicted() })
    // Kills the process immediately: the render may never yield, and the other task has waited long enough.
    slots.replace(slot)
  }
}
