const BASE = 'http://app.invalid'

/**
 * Returns `next` if it is a path of this app. Rejects scripts and other origins (`https:`, `//host`, `/\host`),
 * including those that appear only after a browser removes control characters and dot segments.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const url = URL.parse(next, BASE)
  if (url?.origin !== BASE) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? undefined : path
}
