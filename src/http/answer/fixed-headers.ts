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

export interface FixedHeaders {
  readonly api: Readonly<Record<string, string>>
  readonly web: Readonly<Record<string, string>>
}

/** Returns the headers of every response. Other origins can read responses of the API, but not those under `/web`. */
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
    // Browsers ignore this header on plain HTTP.
    ...(publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

export function preflightHeaders(allowed: readonly string[]): Readonly<Record<string, string>> {
  return {
    allow: allowed.join(', '),
    'access-control-allow-methods': allowed.join(', '),
    'access-control-allow-headers': SENT,
    'access-control-max-age': String(DAY_SECONDS),
  }
}
