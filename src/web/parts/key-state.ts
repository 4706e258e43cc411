import type { Key } from '../api/key-queries.ts'
import type { BadgeVariant } from './badge.tsx'

const SOON_MS = 7 * 86_400_000

export interface KeyState {
  readonly label: string
  readonly variant: BadgeVariant
  readonly isActive: boolean
}

/** `now` in milliseconds since 1970. */
export function stateOf({ expiresAt, revokedAt }: Pick<Key, 'expiresAt' | 'revokedAt'>, now: number): KeyState {
  if (revokedAt !== null) return { label: 'Revoked', variant: 'plain', isActive: false }
  const leftMs = expiresAt === null ? Infinity : Date.parse(expiresAt) - now
  if (leftMs <= 0) return { label: 'Expired', variant: 'plain', isActive: false }
  if (leftMs <= SOON_MS) return { label: 'Expires soon', variant: 'warn', isActive: true }
  return { label: 'Active', variant: 'good', isActive: true }
}

export function scopesOf({ scopes }: Pick<Key, 'scopes'>): string {
  if (scopes.length > 1) return 'Read and write'
  return scopes.includes('write') ? 'Write only' : 'Read only'
}
