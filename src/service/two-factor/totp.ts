import { createHmac, timingSafeEqual } from 'node:crypto'

// RFC 6238 with SHA-1, six digits and steps of 30 seconds, which all authenticator apps support.

const STEP_MS = 30_000
const DIGITS = 6
/** RFC 4226 recommends the length of a SHA-1 hash. */
export const SECRET_BYTES = 20
/** Steps before and after the current one whose codes are accepted, for clocks that differ by up to 30 seconds. */
const DRIFT_STEPS = 1

export function totpCode(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const offset = hash.readUInt8(hash.length - 1) & 15
  const number = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

export function stepAt(time: number): number {
  return Math.floor(time / STEP_MS)
}

/** Returns the time step of a correct code, or undefined. Compares in constant time. `now` is in ms since 1970. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | undefined {
  const received = Buffer.from(code)
  let found: number | undefined
  for (let drift = -DRIFT_STEPS; drift <= DRIFT_STEPS; drift += 1) {
    const step = stepAt(now) + drift
    const expected = Buffer.from(totpCode(secret, step))
    if (received.length === expected.length && timingSafeEqual(received, expected)) found = step
  }
  return found
}

/** RFC 4648. */
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Encodes bytes for typing into an authenticator app, without padding. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)] ?? '').join('')
}

interface Label {
  readonly issuer: string
  readonly email: string
}

/** The URI in the QR code (Google's Key URI format). The issuer is the name that the app shows. */
export function totpUri(secret: Uint8Array, { issuer, email }: Label): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`
  return `otpauth://totp/${label}?secret=${base32(secret)}&issuer=${encodeURIComponent(issuer)}`
}
