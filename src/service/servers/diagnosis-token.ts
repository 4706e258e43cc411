import { createHmac, timingSafeEqual } from 'node:crypto'

/** The request header of `platen doctor` that holds the token. */
export const DIAGNOSIS_HEADER = 'x-platen-diagnosis'

/** What the server sees of a request that came through the proxies, returned only with the token. */
export interface SeenRequest {
  /** The address that limits use. */
  readonly client: string
  /** The address of the connection: the client's, or the last proxy's. */
  readonly peer: string
  readonly forwardedFor: string | null
  readonly port: number
}

/** Returns the token that proves knowledge of the secret. */
export function diagnosisToken(secret: string): string {
  return createHmac('sha256', secret).update('platen-diagnosis').digest('hex')
}

/** Compares in constant time. */
export function isDiagnosisToken(received: unknown, expected: string): boolean {
  if (typeof received !== 'string' || received.length !== expected.length) return false
  return timingSafeEqual(Buffer.from(received), Buffer.from(expected))
}
