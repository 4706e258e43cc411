import { createProgressBar } from './terminal-progress.ts'

/** Reports the phases of a long command: with a bar on a terminal, else with a line per phase. */
export interface PhaseReport {
  update(phase: string, progress: Progress): void
  end(): void
}

interface Progress {
  readonly done: number
  readonly total: number
  /** Of both numbers, unless the phase names what it counts. */
  readonly unit?: string
}

const INTERVAL_MS = 100

export function createPhaseReport(stream: NodeJS.WriteStream): PhaseReport {
  let current: { readonly phase: string; readonly unit: string; shownAt: number } | undefined
  const bar = createProgressBar(
    stream,
    (done, total) => `${current?.phase ?? ''}: ${done} of ${total} ${current?.unit ?? ''}`,
  )
  return {
    update(phase, { done, total, unit = '' }) {
      if (current?.phase !== phase) {
        bar.clear()
        if (!stream.isTTY) stream.write(`${phase}…\n`)
        current = { phase, unit, shownAt: 0 }
      }
      const now = performance.now()
      if (now - current.shownAt < INTERVAL_MS && done < total) return
      current.shownAt = now
      bar.update(done, total)
    },
    end: () => bar.clear(),
  }
}
