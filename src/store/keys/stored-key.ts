import type { Database } from '../database.ts'
import type { ApiKey, Scope } from '../account-records.ts'
import type { KeyRow } from '../account-tables.ts'

export type NewKey = Omit<ApiKey, 'lastUsedAt' | 'revokedAt'>

/** Selects keys by their hashes, with the columns of their accounts. */
export function keysWithAccounts(query: Database['query'], hashes: readonly string[]) {
  return query
    .selectFrom('api_keys as key')
    .innerJoin('accounts as account', 'account.id', 'key.account_id')
    .selectAll('account')
    .select([
      'key.id as key_id',
      'key.account_id',
      'key.name',
      'key.hash',
      'key.last4',
      'key.scopes',
      'key.created_at as key_created_at',
      'key.last_used_at',
      'key.expires_at',
      'key.revoked_at',
    ])
    .where('key.hash', 'in', hashes)
}

export function toKey(row: KeyRow): ApiKey {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    hash: row.hash,
    last4: row.last4,
    scopes: JSON.parse(row.scopes) as Scope[],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  }
}

export function toRow(key: NewKey): KeyRow {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    hash: key.hash,
    last4: key.last4,
    scopes: JSON.stringify(key.scopes),
    created_at: key.createdAt,
    last_used_at: null,
    expires_at: key.expiresAt,
    revoked_at: null,
  }
}
