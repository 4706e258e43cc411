export const MAX_WAIT_SECONDS = 30

/** Returns the seconds of `wait=N`, at most 30; 0 if absent. Ignores invalid preferences, as RFC 7240 requires. */
export function waitSecondsIn(prefer: string | undefined): number {
  for (const preference of prefer?.split(',') ?? []) {
    const seconds = /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;|$)/i.exec(preference)?.[1]
    if (seconds !== undefined) return Math.min(Number(seconds), MAX_WAIT_SECONDS)
  }
  return 0
}
