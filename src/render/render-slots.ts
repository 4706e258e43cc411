import type { PoolSettings } from './render-options.ts'
import type { ProcessEnd } from './render-process.ts'
import type { FromProcess } from './render-protocol.ts'
import { openSlot, type RenderSlot } from './render-slot.ts'

// A process that ends, or retains much memory while idle, is replaced. Idle reserve processes end and are not replaced.

/** Waiting tasks fail after this many failed starts in a row. */
const START_ATTEMPTS = 3
const START_BACKOFF_MS = 100

const RESERVE_IDLE_MS = 30_000
const RESERVE_BACKOFF_MS = 5_000

/** An idle process with more resident memory is replaced. An ordinary render leaves about 250 MiB. */
const LARGE_RESIDENT_MB = 400
const LARGE_IDLE_MS = 1_000

interface SlotsEvents {
  onMessage(slot: RenderSlot, message: FromProcess): void
  onEnd(slot: RenderSlot, end: ProcessEnd): void
  /** Called when the number of processes changes or no process can be started. */
  onChange(): void
  isNeeded(): boolean
}

export class RenderSlots {
  readonly #settings: PoolSettings
  readonly #events: SlotsEvents
  readonly #slots = new Set<RenderSlot>()
  #restarted = 0
  #failedStarts = 0
  #nextReserveAtMs = 0
  #isEnded = false

  constructor(settings: PoolSettings, events: SlotsEvents) {
    this.#settings = settings
    this.#events = events
    for (let i = 0; i < settings.workers; i += 1) this.#open({ isReserve: false })
  }

  get all(): readonly RenderSlot[] {
    return [...this.#slots]
  }

  get reserves(): readonly RenderSlot[] {
    return this.all.filter(({ isReserve }) => isReserve)
  }

  get restarted(): number {
    return this.#restarted
  }

  get canRender(): boolean {
    return this.all.some(({ state }) => state !== 'starting') || this.#failedStarts < START_ATTEMPTS
  }

  get hasRoomForReserve(): boolean {
    return this.reserves.length < this.#settings.workers
  }

  /** False for a while after a reserve process failed to start. */
  get canOpenReserve(): boolean {
    return performance.now() >= this.#nextReserveAtMs
  }

  openReserve(): void {
    this.#open({ isReserve: true })
  }

  /** Marks the slot as idle. Its process ends after a while if it is a reserve process or retains much memory. */
  setIdle(slot: RenderSlot, residentMb: number): void {
    clearTimeout(slot.timer)
    if (slot.state === 'starting') this.#failedStarts = 0
    slot.state = 'idle'
    slot.job = undefined
    slot.timer = undefined
    if (slot.isReserve) slot.timer = setTimeout(() => this.#close(slot), RESERVE_IDLE_MS)
    else if (residentMb > LARGE_RESIDENT_MB) slot.timer = setTimeout(() => this.replace(slot), LARGE_IDLE_MS)
    slot.timer?.unref()
  }

  replace(slot: RenderSlot): void {
    if (!this.#close(slot)) return
    this.#restarted += 1
    if (!slot.isReserve) this.#open({ isReserve: false })
    this.#events.onChange()
  }

  async end(): Promise<void> {
    this.#isEnded = true
    const slots = this.all
    this.#slots.clear()
    for (const slot of slots) clearTimeout(slot.timer)
    await Promise.all(slots.map((slot) => slot.process.end()))
  }

  #open({ isReserve }: { readonly isReserve: boolean }): void {
    const slot = openSlot(
      { ...this.#settings, isReserve },
      {
        onMessage: (message) => {
          if (this.#slots.has(slot)) this.#events.onMessage(slot, message)
        },
        onEnd: (end) => this.#handleEnd(slot, end),
      },
    )
    this.#slots.add(slot)
  }

  #close(slot: RenderSlot): boolean {
    clearTimeout(slot.timer)
    if (!this.#slots.delete(slot)) return false
    void slot.process.end()
    return true
  }

  #handleEnd(slot: RenderSlot, end: ProcessEnd): void {
    clearTimeout(slot.timer)
    if (!this.#slots.delete(slot)) return
    const { reason, stderr } = end
    this.#settings.log?.warn({ reason, ...(stderr && { stderr }) }, 'render process ended and is replaced')
    this.#events.onEnd(slot, end)
    this.#restarted += 1
    if (slot.state === 'starting') this.#retryStart(slot)
    else if (!slot.isReserve) this.#open({ isReserve: false })
    this.#events.onChange()
  }

  #retryStart({ isReserve }: RenderSlot): void {
    if (isReserve) {
      this.#nextReserveAtMs = performance.now() + RESERVE_BACKOFF_MS
      return
    }
    this.#failedStarts += 1
    const timer = setTimeout(
      () => {
        if (!this.#isEnded) this.#open({ isReserve: false })
        this.#events.onChange()
      },
      START_BACKOFF_MS * 2 ** Math.min(this.#failedStarts, 8),
    )
    if (!this.canRender || !this.#events.isNeeded()) timer.unref()
  }
}
