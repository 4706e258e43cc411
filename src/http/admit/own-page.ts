import { type FastifyRequest } from 'fastify'

/**
 * Whether the request comes from our own page or, for a read, from no page at all, such as a typed
 * URL. Threat: a page of another site that makes the browser send requests, with the cookie (CSRF).
 * Browsers report the source in Sec-Fetch-Site, which pages cannot set. Older ones, and all on
 * plain HTTP except on localhost, send Origin with every request that changes something. A request
 * with neither does not come from a page, and may read.
 */
export function isFromOwnPage({ method, headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  const changesNothing = method === 'GET' || method === 'HEAD'
  if (site !== undefined) return site === 'same-origin' || (changesNothing && site === 'none')
  if (headers.origin === undefined) return changesNothing
  return headers.origin === URL.parse(publicUrl)?.origin
}

/** Probably our own page under an address that is not configured. Only for messages, since clients choose Host. */
export function unknownAddress({ headers, host }: FastifyRequest, publicUrl: string): string | undefined {
  const page = URL.parse(headers.origin ?? '')
  if (page === null || page.host === '' || page.origin === URL.parse(publicUrl)?.origin) return undefined
  return page.host === URL.parse(`${page.protocol}//${host}`)?.host ? page.origin : undefined
}
