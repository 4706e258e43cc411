import { hash } from 'node:crypto'

const TOKEN_BYTES = 32
const TOKEN = /^[\w-]{43}$/

export interface SessionToken {
  readonly token: string
  readonly hash: string
}

export function newSessionToken(randomBytes: (count: number) => Uint8Array): SessionToken {
  const token = Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url')
  return { token, hash: hashSessionToken(token) }
}

export function isSessionToken(text: string): boolean {
  return TOKEN.test(text)
}

/** Needs no salt or slow hash: 256 random bits cannot be guessed. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token)
}
