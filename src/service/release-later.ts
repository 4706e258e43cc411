/* Retries releases that failed because the store was unreachable, until they succeed or their lease has expired. */

interface Releases {
  add(release: () => Promise<void>): void
}

const RETRY_MS = 250

/** More than the concurrent requests of a server. Drops the oldest first, since their leases expire first. */
const MAX_PENDING = 10_000

/** `forMs`: how long to retry a release, on a monotonic clock. */
export function createReleases({ forMs }: { readonly forMs: number }): Releases {
  const pending = new Map<() => Promise<void>, number>()
  let isTrying = false

  const tryAll = async (): Promise<void> => {
    for (const [release, until] of [...pending]) {
      if (performance.now() < until) {
        try {
          await release()
        } catch {
          // The store is still unreachable, so the others would fail too.
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
    // When the server ends, its leases expire.
    timer.unref()
  }

  return {
    add(release) {
      const [oldest] = pending.keys()
      if (pending.size >= MAX_PENDING && oldest !== undefined) pending.delete(oldest)
      pending.set(release, performance.now() + forMs)
      schedule()
    },
  }
}
