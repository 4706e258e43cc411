import type { FastifyRequest } from 'fastify'

/**
 * Whether the request comes from our own page or, for a read, from no page at all, such as a typed
 * URL. Threat: a page of another site that makes the browser send requests with the cookie (CSRF).
 * Browsers report the source in Sec-Fetch-Site, which pages cannot set. Older browsers, and all
 * browsers on plain HTTP except on localhost, omit it but send Origin with requests that change
 * data. A request with neither header does not come from a page, and may only read.
 */
export function isFromOwnPage({ method, headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  const isRead = method === 'GET' || method === 'HEAD'
  if (site !== undefined) return site === 'same-origin' || (isRead && site === 'none')
  if (headers.origin === undefined) return isRead
  return headers.origin === URL.parse(publicUrl)?.origin
}

/** Returns the origin of what is probably our own page at another address. For messages only: clients choose Host. */
export function unknownAddress({ headers, host }: FastifyRequest, publicUrl: string): string | undefined {
  const page = URL.parse(headers.origin ?? '')
  if (page === null || page.host === '' || page.origin === URL.parse(publicUrl)?.origin) return undefined
  return page.host === URL.parse(`${page.protocol}//${host}`)?.host ? page.origin : undefined
}
