import { type Expression, sql, type SqlBool } from '#kysely'

/**
 * Whether the row's account is not suspended, or the row has none, like built-in templates. For what people without a
 * session or key of the account can see.
 */
export function ofActiveAccount(table: 'designs' | 'exports' | 'assets' | 'templates'): Expression<SqlBool> {
  const accountId = sql.ref(`${table}.account_id`)
  return sql<SqlBool>`not exists (
    select 1 from accounts as holder where holder.id = ${accountId} and holder.suspended_at is not null)`
}
