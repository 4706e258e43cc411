import { createHmac, timingSafeEqual } from 'node:crypto'

/** Proves access to the server's log or data folder. Derived, so not stored. Useless after setup. */
export function setupToken(secret: string): string {
  return createHmac('sha256', secret).update('platen-setup').digest('hex')
}

/** Compares in constant time. */
export function isSetupToken(token: string, secret: string): boolean {
  const given = Buffer.from(token)
  const right = Buffer.from(setupToken(secret))
  return given.length === right.length && timingSafeEqual(given, right)
}
