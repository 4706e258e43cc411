import { type Key } from '../../api/keys.ts'
import { type BadgeLook } from '../../parts/badge.tsx'

const SOON_MS = 7 * 86_400_000

export interface KeyState {
  readonly label: string
  readonly look: BadgeLook
  /** Requests with it are answered. */
  readonly isInForce: boolean
}

/** What has become of a key. `now` in milliseconds since 1970. */
export function stateOf({ expiresAt, revokedAt }: Pick<Key, 'expiresAt' | 'revokedAt'>, now: number): KeyState {
  if (revokedAt !== null) return { label: 'Revoked', look: 'plain', isInForce: false }
  const leftMs = expiresAt === null ? Infinity : Date.parse(expiresAt) - now
  if (leftMs <= 0) return { label: 'Expired', look: 'plain', isInForce: false }
  if (leftMs <= SOON_MS) return { label: 'Ends soon', look: 'warn', isInForce: true }
  return { label: 'Active', look: 'good', isInForce: true }
}

/** What a key allows, in words. */
export function scopesOf({ scopes }: Pick<Key, 'scopes'>): string {
  if (scopes.length > 1) return 'Read and write'
  return scopes.includes('write') ? 'Write only' : 'Read only'
}
