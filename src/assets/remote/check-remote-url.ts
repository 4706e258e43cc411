import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'
import { allowsHost, type RemotePolicy } from './remote-policy.ts'

export interface RemoteUrl {
  readonly href: string
  /** In lower case, without brackets or a trailing dot. */
  readonly host: string
  readonly pathAndQuery: string
}

/** Names that resolve inside a network by convention, whatever a resolver answers. */
const LOCAL_NAMES = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|home\.arpa|onion)$/

/** A name of the public DNS has a domain that is not a number. */
const DOMAIN_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Reads the URL of an image. The URL parser has already turned every spelling of an IPv4 address (decimal, octal,
 * hexadecimal, short, full-width digits) into its usual form, so the checks see what would be dialed.
 *
 * @returns the URL, or why it is not fetched
 */
export function checkRemoteUrl(src: string, policy: RemotePolicy): RemoteUrl | { readonly blocked: string } {
  if (policy === 'off') return { blocked: 'images from URLs are disabled on this server; upload the image' }
  const url = URL.parse(src)
  if (url?.protocol !== 'https:') return { blocked: 'only https URLs are allowed' }
  if (url.username !== '' || url.password !== '') return { blocked: 'URLs with a user or a password are not allowed' }
  if (url.port !== '') return { blocked: `only port 443 is allowed, not ${url.port}` }
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
  const reason = checkHost(host)
  if (reason !== undefined) return { blocked: reason }
  if (!allowsHost(policy, host)) return { blocked: `this server does not load images from ${host}` }
  url.hash = ''
  return { href: url.href, host, pathAndQuery: url.pathname + url.search }
}

function checkHost(host: string): string | undefined {
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : `${host} is not a public address`
  if (LOCAL_NAMES.test(host) || !DOMAIN_NAME.test(host)) return `${JSON.stringify(host)} is not a public host name`
  return undefined
}
