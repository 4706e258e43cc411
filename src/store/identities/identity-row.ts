import type { IdentityRow } from '../account-tables.ts'

/** A person at an identity provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  readonly accountId: string
  /** At the time of linking, for display. */
  readonly email: string
  readonly createdAt: number
}

export function toIdentityRow({ issuer, subject, accountId, email, createdAt }: Identity): IdentityRow {
  return { issuer, subject, account_id: accountId, email, created_at: createdAt }
}
