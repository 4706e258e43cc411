/** The longest that an answer is held. */
export const MAX_WAIT_SECONDS = 30

/**
 * The seconds that `Prefer: wait=N` (RFC 7240) asks an answer to be held, at most 30; 0 where it asks for none. A preference that
 * cannot be read is passed over, as the RFC asks.
 */
export function waitSecondsIn(prefer: string | undefined): number {
  for (const preference of prefer?.split(',') ?? []) {
    const seconds = /^\s*wait\s*=\s*"?(\d{1,9})"?\s*(?:;|$)/i.exec(preference)?.[1]
    if (seconds !== undefined) return Math.min(Number(seconds), MAX_WAIT_SECONDS)
  }
  return 0
}
