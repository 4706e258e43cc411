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

/**
 * What every answer carries. Pages of any origin may call the API: a key travels in a header that the page must set itself, never in a
 * cookie that a browser adds, so there is nothing for a foreign page to ride on; credentials stay off.
 */
export function fixedHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': EXPOSED,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'cross-origin',
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
