import type { ExportStatus } from './export-records.ts'

export type Scope = 'read' | 'write'

export type Role = 'owner' | 'member'

export interface Account {
  readonly id: string
  /** As typed. Emails are unique regardless of case. */
  readonly email: string
  readonly plan: string
  readonly role: Role
  /** Increases with every write to the account's designs, to validate cached reads. */
  readonly changes: number
  readonly designCount: number
  readonly trashCount: number
  readonly createdAt: number
  /** The account cannot sign in or use keys; its designs are not shared. Null if active. */
  readonly suspendedAt: number | null
  /** It is suspended, some of its data may be removed, and its removal can only be completed. */
  readonly isBeingRemoved: boolean
}

export interface Usage {
  readonly designs: number
  readonly trashed: number
  readonly exports: Readonly<Record<ExportStatus, number>>
  readonly assets: number
  readonly assetBytes: number
  /** Assets, export files and versions, which count toward the plan's limit. */
  readonly storedBytes: number
}

export interface ApiKey {
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** SHA-256 in hexadecimal. The key itself is never stored. */
  readonly hash: string
  readonly last4: string
  readonly scopes: readonly Scope[]
  readonly createdAt: number
  /** Accurate to the minute. */
  readonly lastUsedAt: number | null
  readonly expiresAt: number | null
  readonly revokedAt: number | null
}

export interface Invitation {
  readonly id: string
  readonly email: string
  readonly role: Role
  readonly plan: string
  /** The account that sent it. Null if it was sent from the command line. */
  readonly invitedBy: string | null
  readonly createdAt: number
  readonly expiresAt: number
  readonly acceptedAt: number | null
  readonly revokedAt: number | null
}

export interface Session {
  readonly id: string
  readonly accountId: string
  /** SHA-256 in hexadecimal. The token itself is never stored. */
  readonly hash: string
  readonly device: string
  readonly address: string
  readonly createdAt: number
  /** When the person proved who they are. Earlier than the session if they were signed in to a provider. */
  readonly signedInAt: number
  readonly lastUsedAt: number
  readonly expiresAt: number
}
