const BASE = 'http://app.invalid'

/**
 * Rejects scripts and other origins (`https:`, `//host`, `/\host`), also those that appear only
 * once a browser has removed control characters and dot segments.
 */
export function ownPath(next: unknown): string | undefined {
  if (typeof next !== 'string' || !next.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const url = URL.parse(next, BASE)
  if (url?.origin !== BASE) return undefined
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? undefined : path
}
