import { isIP } from 'node:net'
import { invalid } from './settings.ts'

// What each setting's text stands for. All of these throw what `invalid` makes.

export function parsePostgresUrl(text: string): string {
  const url = URL.parse(text)
  if (url?.protocol === 'postgres:' || url?.protocol === 'postgresql:') return text
  throw invalid(
    'the address of a PostgreSQL database, such as postgres://user:password@localhost:5432/platen',
    // It may hold a password, wherever its slip is.
    url ? `an address that begins with "${url.protocol}"` : 'no address',
  )
}

export function parseSmtpUrl(text: string): string {
  const url = URL.parse(text)
  const isSmtp = url?.protocol === 'smtp:' || url?.protocol === 'smtps:'
  if (isSmtp && url.hostname !== '') return text
  throw invalid(
    'the address of a mail server, such as smtp://user:password@mail.example.com:587, or smtps: for TLS from the start',
    // As above.
    url ? `an address that begins with "${url.protocol}"` : 'no address',
  )
}

/** `no-reply@example.com` or `Platen <no-reply@example.com>`. */
export function parseSender(text: string): string {
  const plain = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/
  const named = /^[^<>\r\n"]+ <([^<>]+)>$/.exec(text)
  if (plain.test(named?.[1] ?? text)) return text
  throw invalid('an email address, also with a name before it, such as Platen <no-reply@example.com>')
}

/** `address` for people: of its password there is only that it has one. */
export function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password !== '') url.password = HIDDEN
  if (url.searchParams.has('password')) url.searchParams.set('password', HIDDEN)
  return url.href
}

const HIDDEN = 'hidden'

export function parsePublicUrl(text: string): string {
  const url = URL.parse(text)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  // It stands in every answer, and in the log.
  const secret = url && (url.username !== '' || url.password !== '')
  if (!url || !isWeb || url.search !== '' || url.hash !== '' || secret) {
    const expected = 'an http or https address without a query or a password, such as https://design.example.com'
    throw secret ? invalid(expected, 'an address with a user or a password') : invalid(expected)
  }
  return url.href.replace(/\/+$/, '')
}

export function parseTrustProxy(text: string): boolean | string {
  if (text === 'true' || text === 'false') return text === 'true'
  if (text.split(',').every((part) => isAddressOrNetwork(part.trim()))) return text
  throw invalid('true, false, or addresses and networks parted by commas, such as 10.0.0.0/8')
}

/** `10.0.0.1`, `10.0.0.0/8`, `fd00::/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/%]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const version = isIP(address)
  if (version === 0 || prefix === undefined) return version !== 0
  return Number(prefix) >= 1 && Number(prefix) <= (version === 4 ? 32 : 128)
}

export function parseSecret(text: string): string {
  if (text.length >= 32) return text
  throw invalid('at least 32 characters that nobody can guess', `${text.length} characters`)
}
