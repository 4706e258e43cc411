import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * What shows that somebody can read what the service prints, or its data folder. It needs no store: it follows from the secret, and is
 * worth nothing once the service is set up.
 */
export function setupToken(secret: string): string {
  return createHmac('sha256', secret).update('platen-setup').digest('hex')
}

/** Compares in a time that tells nothing of how much of it was right. */
export function isSetupToken(token: string, secret: string): boolean {
  const given = Buffer.from(token)
  const right = Buffer.from(setupToken(secret))
  return given.length === right.length && timingSafeEqual(given, right)
}
