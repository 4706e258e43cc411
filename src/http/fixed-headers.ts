/** Headers that a page of another origin may read. */
const EXPOSED = [
  'Content-Disposition',
  'ETag',
  'Idempotent-Replayed',
  'Location',
  'Preference-Applied',
  'Retry-After',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
].join(', ')

const SENT = 'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, If-Range, Prefer, Range'
const DAY_SECONDS = 86_400

/** What every answer carries, by who may read it. */
export interface FixedHeaders {
  readonly api: Readonly<Record<string, string>>
  /** Of what only the web app asks. */
  readonly web: Readonly<Record<string, string>>
}

/**
 * Pages of any origin may call the API with a key, which travels in a header that the page must set itself. A session travels in a cookie
 * that the browser adds, so answers to one are offered to no other origin: those under `/web` never, those of the API not where the
 * session stood in for a key (`admit-session.ts` takes the offer back, and refuses what other sites send along with it).
 */
export function fixedHeaders(publicUrl: string): FixedHeaders {
  const shared = sharedHeaders(publicUrl)
  return {
    api: {
      ...shared,
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED,
      'cross-origin-resource-policy': 'cross-origin',
    },
    web: { ...shared, 'cross-origin-resource-policy': 'same-origin' },
  }
}

function sharedHeaders(publicUrl: string): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    // Told on plain http it would do nothing; told on a host that later serves http it would lock it out.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** The answer to a browser's question whether a page may send a request. */
export function preflightHeaders(allowed: readonly string[]): Readonly<Record<string, string>> {
  return {
    allow: allowed.join(', '),
    'access-control-allow-methods': allowed.join(', '),
    'access-control-allow-headers': SENT,
    'access-control-max-age': String(DAY_SECONDS),
  }
}
