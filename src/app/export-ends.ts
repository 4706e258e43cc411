import type { EndedExport } from '../exports/report-end.ts'

type Listener = (ended: EndedExport) => void

export interface Ends {
  readonly announce: Listener
  readonly listen: (listener: Listener) => void
}

/** Connects what ends exports in this process to the metrics, which are created later. */
export function createEnds(): Ends {
  const listeners = new Set<Listener>()
  return {
    announce: (ended) => listeners.forEach((listener) => listener(ended)),
    listen: (listener) => void listeners.add(listener),
  }
}
