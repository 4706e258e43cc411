export interface Clock {
  readonly now: () => number
  readonly delay: (run: () => unknown, ms: number) => () => void
  readonly pause: (ms: number) => Promise<void>
  /** Runs everything that is delayed, in order, with the time that it was delayed to. */
  readonly run: () => Promise<void>
}

/** Saving never ends if it takes longer. */
const MAX_MS = 24 * 3_600_000

export function createClock(): Clock {
  let now = 0
  const waiting = new Set<{ readonly at: number; readonly run: () => unknown }>()
  const delay = (run: () => unknown, ms: number): (() => void) => {
    const entry = { at: now + ms, run }
    waiting.add(entry)
    return () => waiting.delete(entry)
  }
  return {
    now: () => now,
    delay,
    pause: (ms) => new Promise((resolve) => delay(() => resolve(undefined), ms)),
    run: async () => {
      while (waiting.size > 0) {
        const next = [...waiting].reduce((first, entry) => (entry.at < first.at ? entry : first))
        waiting.delete(next)
        now = next.at
        if (now > MAX_MS) throw new Error('Saving never ends.')
        next.run()
        for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
      }
    },
  }
}
