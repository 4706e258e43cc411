import { sql } from '#kysely'
import { foldedEmail } from '../accounts/email-key.ts'
import type { Database } from '../database.ts'
import { containing } from '../fold.ts'
import type { JsonObject, Page } from '../records.ts'
import type { AuditRow } from '../account-tables.ts'
import { addEntries, type Audit, type AuditAction, type AuditEntry, type AuditSource } from './audit-entry.ts'

export interface AuditQuery extends Page {
  /** Only entries that concern this account. */
  readonly concerning?: string
  /** Only entries whose account or actor has this ID, or this part in its email at the time. */
  readonly account?: string
  readonly action?: AuditAction
  /** Only entries at or after this time. */
  readonly from?: number
  /** Only entries before this time. */
  readonly until?: number
}

export type AuditStore = ReturnType<typeof createAuditStore>

export function createAuditStore(database: Database) {
  const { query } = database
  return {
    /** For events without a change. Changes write their entries in their own transaction. */
    add: (audit: Audit): Promise<void> => database.write((transaction) => addEntries(transaction, audit)),
    /** Newest first. */
    list: (request: AuditQuery): Promise<{ readonly entries: readonly AuditEntry[]; readonly total: number }> =>
      listEntries(query, request),
    /** Deletes at most `limit` entries before `before`. */
    async purge(before: number, limit: number): Promise<number> {
      const due = query.selectFrom('audit_entries').select('id').where('at', '<', before).limit(limit)
      const { numDeletedRows } = await query.deleteFrom('audit_entries').where('id', 'in', due).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

async function listEntries(
  query: Database['query'],
  { concerning, account, action, from, until, ...page }: AuditQuery,
) {
  let matching = query.selectFrom('audit_entries')
  if (concerning !== undefined) matching = matching.where('account_id', '=', concerning)
  if (account !== undefined) {
    const part = containing(foldedEmail(account))
    matching = matching.where((eb) =>
      eb.or([
        eb('account_id', '=', account),
        eb('actor_id', '=', account),
        sql<boolean>`account_email like ${part} escape '\\'`,
        sql<boolean>`actor_email like ${part} escape '\\'`,
      ]),
    )
  }
  if (action !== undefined) matching = matching.where('action', '=', action)
  if (from !== undefined) matching = matching.where('at', '>=', from)
  if (until !== undefined) matching = matching.where('at', '<', until)
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  const rows = await matching
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { entries: rows.map(toEntry), total: counted?.count ?? 0 }
}

function toEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action as AuditAction,
    accountId: row.account_id,
    accountEmail: row.account_email,
    actorId: row.actor_id,
    actorEmail: row.actor_email,
    source: row.source as AuditSource,
    target: row.target,
    address: row.address,
    requestId: row.request_id,
    details: JSON.parse(row.details) as JsonObject,
  }
}
