/** Runs what it is given, so many at a time; the others wait in the order they came. Answers and fails as they do. */
export type Gate = <Result>(run: () => Promise<Result>) => Promise<Result>

export function createGate(concurrent: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return async (run) => {
    if (running >= concurrent) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await run()
    } finally {
      // Whoever waited longest takes the place over, so that nobody who comes now can slip in before.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
