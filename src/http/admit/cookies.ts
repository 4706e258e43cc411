import { pathPrefixOf } from '../public-path.ts'

export interface TokenCookie {
  tokenIn(header: string | undefined): string | undefined
  set(token: string | null): string
}

/** The maximum that browsers accept. The server expires sessions itself. */
const SESSION_SECONDS = 400 * 86_400
/** A sign-in whose second step is missing. The server expires its token itself. */
const PENDING_SECONDS = 900

export interface Cookies {
  readonly session: TokenCookie
  readonly pending: TokenCookie
}

export function cookiesOf(publicUrl: string): Cookies {
  return {
    session: cookieOf(publicUrl, { name: 'platen_session', maxAgeSeconds: SESSION_SECONDS }),
    pending: cookieOf(publicUrl, { name: 'platen_sign_in', maxAgeSeconds: PENDING_SECONDS }),
  }
}

interface CookieOptions {
  readonly name: string
  readonly maxAgeSeconds: number
}

/** The name's prefix prevents plain HTTP (`__Secure-`) and sibling hosts (`__Host-`) from setting the cookie. */
function cookieOf(publicUrl: string, options: CookieOptions): TokenCookie {
  const isHttps = publicUrl.startsWith('https:')
  const path = pathPrefixOf(publicUrl)
  const name = `${isHttps ? (path === '' ? '__Host-' : '__Secure-') : ''}${options.name}`
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
        : `${prefix}${token}; Max-Age=${options.maxAgeSeconds}; ${attributes}`,
  }
}
