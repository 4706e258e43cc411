import { isIP } from 'node:net'
import { invalid } from './settings.ts'

// Each parser returns the setting's value, or throws the error of `invalid`.

export function parsePostgresUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text
  throw invalid(
    'the URL of a PostgreSQL database, such as postgres://user:password@localhost:5432/platen',
    // The value may contain a password.
    url ? `a URL with the scheme "${url.protocol}"` : 'no URL',
  )
}

export function parseCollectorUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return text
  throw invalid(
    'the http or https URL of an OpenTelemetry collector, such as http://localhost:4318',
    // The value may contain a password.
    url ? `a URL with the scheme "${url.protocol}"` : 'no URL',
  )
}

export function parseRedisUrl(text: string): string {
  const url = URL.parse(text)
  const isRedis = url?.protocol === 'redis:' || url?.protocol === 'rediss:'
  // The client would read options from a query.
  const isPlain = url?.search === '' && url.hash === '' && /^\/?\d*$/.test(url.pathname)
  if (isRedis && isPlain && url.hostname !== '') return text
  throw invalid(
    'the URL of a Redis or Valkey server, such as redis://user:password@localhost:6379/0, or rediss: for TLS',
    // The value may contain a password.
    !url
      ? 'no URL'
      : isRedis
        ? 'a URL without a host, or with a path or a query'
        : `a URL with the scheme "${url.protocol}"`,
  )
}

export function parseRedisPrefix(text: string): string {
  if (/^[\w:./-]{1,64}$/.test(text)) return text
  throw invalid('1 to 64 letters, digits and the characters _ : . / -')
}

export function parseSmtpUrl(text: string): string {
  const url = URL.parse(text)
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  if (isSmtp && url.hostname !== '') return text
  throw invalid(
    'the URL of a mail server, such as smtp://user:password@mail.example.com:587, or smtps: for implicit TLS',
    url ? `a URL with the scheme "${url.protocol}"` : 'no URL',
  )
}

/** Accepts `no-reply@example.com` and `Platen <no-reply@example.com>`. */
export function parseSender(text: string): string {
  const plain = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
  const named = /^[^<>\r\n"]+ <([^<>]+)>$/.exec(text)
  if (plain.test(named?.[1] ?? text)) return text
  throw invalid('an email address, optionally with a name, such as Platen <no-reply@example.com>')
}

export function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password !== '') url.password = HIDDEN
  if (url.searchParams.has('password')) url.searchParams.set('password', HIDDEN)
  return url.href
}

const HIDDEN = 'hidden'

/** 0 selects a free port. */
export function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN
  if (port >= 0 && port <= 65_535) return port
  throw invalid('an integer from 0 to 65535')
}

export function parsePublicUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // The public URL appears in responses and in the log.
  const hasCredentials = url && (url.username !== '' || url.password !== '')
  if (!url || !isWeb || url.search !== '' || url.hash !== '' || hasCredentials) {
    const expected = 'an http or https URL without a query or a password, such as https://design.example.com'
    throw hasCredentials ? invalid(expected, 'a URL with a user or a password') : invalid(expected)
  }
  return url.href.replace(/\/+$/, '')
}

/** Requires https, except on this machine: the sign-in's secrets would be readable on the way. */
export function parseIssuer(text: string): string {
  const url = URL.parse(text)
  const isLocal = url?.protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(url.hostname)
  const isPlain = url?.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (isPlain && (url.protocol === 'https:' || isLocal)) return text
  throw invalid('the https URL of an OpenID Connect issuer, such as https://id.example.com/realms/main')
}

export function parseProviderName(text: string): string {
  if (text.length <= 40) return text
  throw invalid('a name of at most 40 characters, such as Example Corp')
}

export function parseDomains(text: string): readonly string[] {
  const domains = text.split(',').map((part) => part.trim().toLowerCase())
  if (domains.every((domain) => /^[^\s@,.]+(?:\.[^\s@,.]+)*$/u.test(domain))) return domains
  throw invalid('comma-separated domains of email addresses, such as example.com,example.org')
}

export function parseTrustProxy(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.split(',').every((part) => isAddressOrNetwork(part.trim()))) return text
  throw invalid('true, false, or comma-separated addresses and networks, such as 10.0.0.0/8')
}

/** Accepts `10.0.0.1`, `10.0.0.0/8` and `fd00::/8`, for example. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0 || prefix === undefined) return version !== 0
  return Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

export function parseSecret(text: string): string {
  if (text.length >= 32) return text
  throw invalid('at least 32 random characters', `${text.length} characters`)
}
