import { createHmac, timingSafeEqual } from 'node:crypto'

/** Returns the token that proves access to the server's log or data folder. It is derived and useless after setup. */
export function setupToken(secret: string): string {
  return createHmac('sha256', secret).update('platen-setup').digest('hex')
}

/** Compares in constant time. */
export function isSetupToken(token: string, secret: string): boolean {
  const received = Buffer.from(token)
  const expected = Buffer.from(setupToken(secret))
  return received.length === expected.length && timingSafeEqual(received, expected)
}
