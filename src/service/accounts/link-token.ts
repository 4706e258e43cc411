import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link is for. A token of one purpose is never valid for another. */
export type LinkPurpose = 'password-reset' | 'invitation' | 'sign-up' | 'email-change'

const TOKEN = /^([\w-]{1,1400})\.([0-9a-z]{1,9})\.([\w-]{43})$/

export interface TokenContent {
  /** Word characters and hyphens. */
  readonly id: string
  /** Milliseconds since 1970, rounded up to a second. */
  readonly expiresAt: number
}

/** What the link depends on, and the purpose. If one of these values changes, the token is no longer valid. */
interface Binding {
  readonly secret: string
  readonly purpose: LinkPurpose
  readonly values: readonly (string | number | null)[]
}

/** The token is not stored. */
export function linkToken({ id, expiresAt }: TokenContent, binding: Binding): string {
  const seconds = Math.ceil(expiresAt / 1000).toString(36)
  return `${id}.${seconds}.${signature({ id, seconds }, binding)}`
}

/** Returns the content, unverified; undefined if the token is malformed. */
export function readLinkToken(token: string): TokenContent | undefined {
  const [, id, seconds] = TOKEN.exec(token) ?? []
  if (id === undefined || seconds === undefined) return undefined
  return { id, expiresAt: Number.parseInt(seconds, 36) * 1000 }
}

/** Compares in constant time. */
export function isLinkToken(token: string, now: number, binding: Binding): boolean {
  const [, id = '', seconds = '', given = ''] = TOKEN.exec(token) ?? []
  // Compared as text, since several texts decode to the same bytes.
  const received = Buffer.from(given)
  const expected = Buffer.from(signature({ id, seconds }, binding))
  const isAuthentic = received.length === expected.length && timingSafeEqual(received, expected)
  return isAuthentic && now < Number.parseInt(seconds, 36) * 1000
}

/** JSON, so that different values never have the same text. */
function signature(token: { id: string; seconds: string }, { secret, purpose, values }: Binding): string {
  const signed = JSON.stringify([token.id, ...values, token.seconds])
  return createHmac('sha256', secret).update(`platen-${purpose}\n${signed}`).digest('base64url')
}
