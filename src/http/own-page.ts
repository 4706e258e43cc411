import { type FastifyRequest } from 'fastify'

/**
 * Whether the request comes from a page of this service, or, where it changes nothing, from no page at all: somebody typed the address.
 *
 * The threat is a page of another site that has the browser send requests, to which it adds the cookie by itself. Browsers say in
 * Sec-Fetch-Site, which no page can set, where a request comes from. Those that are older, and all on plain http beyond this machine, say
 * so in Origin with everything that changes something. What tells neither is no page; it may look, as it would with the cookie in hand.
 */
export function isFromOwnPage({ method, headers }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  const changesNothing = method === 'GET' || method === 'HEAD'
  if (site !== undefined) return site === 'same-origin' || (changesNothing && site === 'none')
  if (headers.origin === undefined) return changesNothing
  return headers.origin === URL.parse(publicUrl)?.origin
}

/**
 * Where a page of the host that was asked comes from, if that is not the public address: most likely this service's own page, opened under
 * an address that nobody has told the service. For words alone: a host is whatever the client says.
 */
export function unknownAddress({ headers, host }: FastifyRequest, publicUrl: string): string | undefined {
  const page = URL.parse(headers.origin ?? '')
  if (page === null || page.host === '' || page.origin === URL.parse(publicUrl)?.origin) return undefined
  return page.host === URL.parse(`${page.protocol}//${host}`)?.host ? page.origin : undefined
}
