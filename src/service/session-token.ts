import { hash } from 'node:crypto'

const TOKEN_BYTES = 32
/** What `TOKEN_BYTES` look like in base64url. */
const TOKEN = /^[\w-]{43}$/

/** What a browser's cookie holds, and what is stored of it. */
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

/** It needs no salt and no slowness: nobody tries 256 random bits out. */
export function hashSessionToken(token: string): string {
  return hash('sha256', token)
}
