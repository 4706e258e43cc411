import type { RenderJob } from './render-job.ts'
import type { PoolSettings } from './render-options.ts'
import { type ProcessEvents, type RenderProcess, startRenderProcess } from './render-process.ts'

/** A process and its current job. `starting` until the process is ready, then alternately `idle` and `busy`. */
export interface RenderSlot {
  readonly process: RenderProcess
  readonly isReserve: boolean
  state: 'starting' | 'idle' | 'busy'
  job: RenderJob | undefined
  timer: NodeJS.Timeout | undefined
  /** Start of the current job by `performance.now()`. `endsAtMs` is its time limit. */
  startedAtMs: number
  endsAtMs: number
}

/** Renders yield the processor to requests and to small renders. */
const NICENESS = { regular: 10, reserve: 0 }

type SlotSettings = PoolSettings & { readonly isReserve: boolean }

export function openSlot({ startMs, log, isReserve, ...settings }: SlotSettings, events: ProcessEvents): RenderSlot {
  const niceness = isReserve ? NICENESS.reserve : NICENESS.regular
  const process = startRenderProcess({ ...settings, niceness }, events)
  const timer = setTimeout(() => {
    log?.warn({ limitMs: startMs }, 'render process did not start in time and is replaced')
    void process.end()
  }, startMs)
  timer.unref()
  return { process, isReserve, state: 'starting', job: undefined, timer, startedAtMs: 0, endsAtMs: 0 }
}

/** Keeps the server alive for processes that are busy or that waiting jobs need. */
export function holdNeeded(slots: Iterable<RenderSlot>, isWaiting: boolean): void {
  for (const { state, process } of slots) {
    if (state === 'busy' || (state === 'starting' && isWaiting)) process.hold()
    else process.release()
  }
}
