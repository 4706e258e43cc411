import { pathPrefixOf } from './public-path.ts'

/** How the token of a session travels. */
export interface SessionCookie {
  /** The token in a request's header Cookie; undefined where there is none. */
  tokenIn(header: string | undefined): string | undefined
  /** The header Set-Cookie that gives the browser `token`; null takes away what it has. */
  set(token: string | null): string
}

/** What browsers keep at most. The server ends sessions by itself, so this may be long. */
const MAX_AGE_SECONDS = 400 * 86_400

/**
 * The cookie of a service at `publicUrl`. No script can read it, and pages of other sites cannot have it sent along, but for a link that
 * somebody follows. Over https its name makes browsers refuse one that a neighbouring host or plain http has set: `__Host-` where the
 * service has a host of its own, `__Secure-` where it has only a path, which `__Host-` would not allow.
 */
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
        // Of several the first is the one with the longest path (RFC 6265, 5.4), which is ours where ours is there.
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
