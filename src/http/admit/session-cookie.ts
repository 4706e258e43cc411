import { pathPrefixOf } from '../public-path.ts'

export interface SessionCookie {
  tokenIn(header: string | undefined): string | undefined
  set(token: string | null): string
}

/** The maximum that browsers accept. The server expires sessions itself. */
const MAX_AGE_SECONDS = 400 * 86_400

/** The name's prefix prevents plain HTTP (`__Secure-`) and sibling hosts (`__Host-`) from setting the cookie. */
export function sessionCookieOf(publicUrl: string): SessionCookie {
  const isHttps = publicUrl.startsWith('https:')
  const path = pathPrefixOf(publicUrl)
  const name = `${isHttps ? (path === '' ? '__Host-' : '__Secure-') : ''}platen_session`
  const attributes = `Path=${path || '/'}; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  const prefix = `${name}=`
  return {
    tokenIn(header) {
      if (header === undefined) return undefined
      for (const part of header.split(';')) {
        const pair = part.trim()
        // The first cookie with this name has the longest path (RFC 6265, 5.4), so it is ours.
        if (pair.startsWith(prefix)) return pair.slice(prefix.length)
      }
      return undefined
    },
    set: (token) =>
      token === null
        ? `${prefix}; Max-Age=0; ${attributes}`
        : `${prefix}${token}; Max-Age=${MAX_AGE_SECONDS}; ${attributes}`,
  }
}
