import { sql } from '#kysely'
import { addEntries, type NewAuditEntry } from '../audit/audit-entry.ts'
import type { Database } from '../database.ts'
import { hasLeaseEnded, leaseEnd } from '../leases/lease-time.ts'
import type { JsonObject, Page } from '../records.ts'
import type { MailRow } from '../account-tables.ts'
import { addMails, type Mails, type NewMail } from './add-mails.ts'

/*
 * The outbox: one row per email, until it is sent. A claim takes the next due row under a lease and
 * counts an attempt; only its holder may end it. Then the row is deleted (sent), due later
 * (after a temporary failure), or failed, which only an admin changes. A lease that ends without
 * any of these makes the row due again.
 */

export interface StoredMail extends NewMail {
  readonly attempts: number
  /** The process that claimed it last, while it sends it. */
  readonly leasedBy: string | null
  /** Why the last attempt failed. */
  readonly problem: JsonObject | null
  /** Time of the next attempt; 0 means at once. */
  readonly dueAt: number
  readonly failedAt: number | null
}

export interface MailClaim {
  /** Identifies the process. */
  readonly claimant: string
  readonly now: number
  readonly leaseMs: number
  /** Emails that this process is sending: not claimed again, even if their leases ended during a suspend. */
  readonly holding: readonly string[]
}

export interface MailBacklog {
  readonly waiting: number
  /** Creation time of the oldest waiting email. */
  readonly oldestAt: number | null
  readonly failed: number
}

export type AuditOfMail = (mail: StoredMail) => NewAuditEntry

type Claimed = Pick<StoredMail, 'id' | 'attempts' | 'leasedBy'>

export type MailStore = ReturnType<typeof createMailStore>

export function createMailStore(database: Database) {
  const { query, dialect } = database
  const waiting = () => query.selectFrom('mails').where('failed_at', 'is', null)
  /** Compares the holder, too: an admin's retry resets the attempts. */
  const change = async ({ id, attempts, leasedBy }: Claimed, columns: Partial<MailRow>): Promise<boolean> => {
    const row = query.updateTable('mails').set({ ...columns, leased_until: 0, leased_by: null })
    const update = row.where('id', '=', id).where('attempts', '=', attempts).where('leased_by', '=', leasedBy)
    return (await update.executeTakeFirst()).numUpdatedRows > 0n
  }

  return {
    /** For emails without a change. Changes write their emails in their own transaction. */
    add: (mails: Mails): Promise<void> => database.write((transaction) => addMails(transaction, mails)),

    async claim({ claimant, now, leaseMs, holding }: MailClaim): Promise<StoredMail | undefined> {
      const row = await query
        .updateTable('mails')
        .set((eb) => ({
          attempts: eb('attempts', '+', 1),
          leased_by: claimant,
          leased_until: leaseEnd(dialect, leaseMs),
        }))
        // `=`, not `in`: PostgreSQL may run a locking subquery of `in` more than once.
        .where('id', '=', (eb) =>
          eb
            .selectFrom('mails as due')
            .select('due.id')
            .where('due.failed_at', 'is', null)
            .where('due.due_at', '<=', now)
            .where(hasLeaseEnded(dialect, 'due.leased_until'))
            .$if(holding.length > 0, (due) => due.where('due.id', 'not in', holding))
            .orderBy('due.due_at')
            .orderBy('due.id')
            .limit(1)
            .$call((due) => dialect.skipLocked(due)),
        )
        .returningAll()
        .executeTakeFirst()
      return row && toMail(row)
    },
    /** Extends the leases of the process on these emails. */
    async renew(claimant: string, ids: readonly string[], leaseMs: number): Promise<void> {
      if (ids.length === 0) return
      const held = query.updateTable('mails').where('leased_by', '=', claimant).where('id', 'in', ids)
      await held.set({ leased_until: leaseEnd(dialect, leaseMs) }).execute()
    },
    /** Removes a sent email. Returns false if another process has claimed it since. */
    async end({ id, attempts, leasedBy }: Claimed): Promise<boolean> {
      const deletion = query.deleteFrom('mails').where('id', '=', id).where('attempts', '=', attempts)
      return (await deletion.where('leased_by', '=', leasedBy).executeTakeFirst()).numDeletedRows > 0n
    },
    /** Returns false if another process has claimed it since. */
    retryAt: (claimed: Claimed, dueAt: number, problem: JsonObject): Promise<boolean> =>
      change(claimed, { due_at: dueAt, problem: JSON.stringify(problem) }),
    /** Returns false if another process has claimed it since. */
    fail: (claimed: Claimed, at: number, problem: JsonObject): Promise<boolean> =>
      change(claimed, { failed_at: at, problem: JSON.stringify(problem) }),

    async backlog(): Promise<MailBacklog> {
      const row = await query
        .selectFrom('mails')
        .select([
          sql<number>`count(case when failed_at is null then 1 end)`.as('waiting'),
          sql<number | null>`min(case when failed_at is null then created_at end)`.as('oldestAt'),
          sql<number>`count(failed_at)`.as('failed'),
        ])
        .executeTakeFirst()
      return row ?? { waiting: 0, oldestAt: null, failed: 0 }
    },
    async countWaiting(): Promise<number> {
      const counted = await waiting()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirst()
      return counted?.count ?? 0
    },
    /** Failed emails first, then waiting ones, each from the oldest. */
    async list({ limit, offset }: Page): Promise<{ readonly mails: readonly StoredMail[]; readonly total: number }> {
      const all = query.selectFrom('mails')
      const counted = await all.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
      const rows = await all
        .selectAll()
        .orderBy((eb) => eb.case().when('failed_at', 'is', null).then(1).else(0).end())
        .orderBy('created_at')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute()
      return { mails: rows.map(toMail), total: counted?.count ?? 0 }
    },
    /** Makes the email due at once, with all its attempts. Returns undefined if it does not exist. */
    retry: (id: string, auditOf?: AuditOfMail): Promise<StoredMail | undefined> =>
      database.write(async (transaction) => {
        const columns = { due_at: 0, attempts: 0, failed_at: null, problem: null, leased_until: 0, leased_by: null }
        const idle = transaction.updateTable('mails').set(columns).where('id', '=', id)
        const row = await idle.where(hasLeaseEnded(dialect, 'leased_until')).returningAll().executeTakeFirst()
        if (row !== undefined) {
          if (auditOf !== undefined) await addEntries(transaction, [auditOf(toMail(row))])
          return toMail(row)
        }
        // It is being sent.
        const sending = await transaction.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirst()
        return sending && toMail(sending)
      }),
    /** Returns false if it does not exist. If it is being sent, it may still arrive. */
    discard: (id: string, auditOf?: AuditOfMail): Promise<boolean> =>
      database.write(async (transaction) => {
        const row = await transaction.deleteFrom('mails').where('id', '=', id).returningAll().executeTakeFirst()
        if (row !== undefined && auditOf !== undefined) await addEntries(transaction, [auditOf(toMail(row))])
        return row !== undefined
      }),
    /** Deletes at most `limit` emails that failed before `before`. */
    async purge(before: number, limit: number): Promise<number> {
      const due = query.selectFrom('mails').select('id').where('failed_at', '<', before).limit(limit)
      return Number((await query.deleteFrom('mails').where('id', 'in', due).executeTakeFirst()).numDeletedRows)
    },
  }
}

function toMail(row: MailRow): StoredMail {
  return {
    ...{ id: row.id, kind: row.kind, to: row.recipient, data: JSON.parse(row.data) as JsonObject },
    ...{
      createdAt: row.created_at,
      attempts: row.attempts,
      leasedBy: row.leased_by,
      dueAt: row.due_at,
      failedAt: row.failed_at,
    },
    problem: row.problem === null ? null : (JSON.parse(row.problem) as JsonObject),
  }
}
