/*
 * Releases that failed because the store could not be reached, tried again until they succeed or their lease has ended by itself. They are
 * few: each is of a request that was under way when the store went away.
 */

interface Releases {
  /** Tries `release` until it succeeds. */
  add(release: () => Promise<void>): void
}

const RETRY_MS = 250

/** More requests than a server has under way at once. The oldest are dropped first: their leases end first. */
const MOST_PENDING = 10_000

/** `forMs`: how long a release is worth trying, on a clock that cannot step. */
export function createReleases({ forMs }: { readonly forMs: number }): Releases {
  const pending = new Map<() => Promise<void>, number>()
  let isTrying = false

  const tryAll = async (): Promise<void> => {
    for (const [release, until] of [...pending]) {
      if (performance.now() < until) {
        try {
          await release()
        } catch {
          // The store is still away: the others would wait for the same.
          return
        }
      }
      pending.delete(release)
    }
  }

  const schedule = (): void => {
    if (isTrying || pending.size === 0) return
    isTrying = true
    const timer = setTimeout(() => {
      void tryAll().finally(() => {
        isTrying = false
        schedule()
      })
    }, RETRY_MS)
    // A server that ends leaves its leases to their end.
    timer.unref()
  }

  return {
    add(release) {
      const [oldest] = pending.keys()
      if (pending.size >= MOST_PENDING && oldest !== undefined) pending.delete(oldest)
      pending.set(release, performance.now() + forMs)
      schedule()
    },
  }
}
