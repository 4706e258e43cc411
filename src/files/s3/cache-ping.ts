const CACHED_MS = 5_000

/** Repeats the latest outcome for five seconds, so that frequent checks cost one request. */
export function cachePing(ping: () => Promise<void>, now: () => number): () => Promise<void> {
  let latest: { readonly startedAt: number; readonly outcome: Promise<void> } | undefined
  return () => {
    // The absolute value, because a clock may be set back.
    if (latest === undefined || Math.abs(now() - latest.startedAt) >= CACHED_MS) {
      latest = { startedAt: now(), outcome: ping() }
    }
    return latest.outcome
  }
}
