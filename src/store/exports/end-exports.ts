import { type Kysely, sql } from '#kysely'
import { Failure } from '../../failure.ts'
import { freeFileSets } from '../accounts/stored-bytes.ts'
import { chunked } from '../chunked.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Export } from '../export-records.ts'
import type { Tables } from '../tables.ts'
import { countExports, dropSnapshots, OUT_OF_QUEUE, toExport } from './export-row.ts'
import { changeQueue } from './queue-lines.ts'

interface Target {
  readonly accountId: string
  readonly id: string
}

export async function cancelExport(
  database: Database,
  transaction: Write,
  { accountId, id, now }: Target & { readonly now: number },
): Promise<Export> {
  await lockAccounts(database, transaction, [accountId])
  const canceled = await transaction
    .updateTable('exports')
    .set({ ...OUT_OF_QUEUE, status: 'canceled', completed_at: now })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('status', '=', 'queued')
    .returningAll()
    .executeTakeFirst()
  if (canceled !== undefined) {
    await dropSnapshots(transaction, [id])
    await changeQueue(transaction, accountId, { differenceMs: -canceled.cost_ms, left: [canceled] })
    return toExport(canceled)
  }
  const current = await readExport(transaction, { accountId, id })
  if (current.status === 'canceled') return current
  throw new Failure('export_not_cancelable', { id, status: current.status })
}

export async function removeExport(database: Database, transaction: Write, target: Target): Promise<Export> {
  await lockAccounts(database, transaction, [target.accountId])
  const current = await readExport(transaction, target)
  const removed = await transaction
    .deleteFrom('exports')
    .where('id', '=', target.id)
    .where('status', 'not in', ['queued', 'processing'])
    .returning(['account_id', 'status', 'file_set', 'bytes'])
    .execute()
  if (removed.length === 0) {
    throw new Failure('export_not_cancelable', { id: target.id, status: current.status })
  }
  await countExports(transaction, target.accountId, -1)
  await freeFileSets(transaction, removed)
  return current
}

export async function expireDueExports(
  database: Database,
  transaction: Write,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly string[]> {
  const due = await transaction
    .selectFrom('exports')
    .select(['id', 'account_id'])
    // A literal, since SQLite matches a partial index only with a constant.
    .where('status', '=', sql.lit('completed'))
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  // Waits for new exports that may be about to reuse these files.
  await lockAccounts(database, transaction, [...new Set(due.map(({ account_id }) => account_id))])
  const ids = due.map(({ id }) => id)
  const expired = await chunked(ids, (batch) =>
    transaction
      .updateTable('exports')
      .set({ status: 'expired' })
      .where('id', 'in', batch)
      .where('status', '=', 'completed')
      .returning(['id', 'account_id', 'file_set', 'bytes'])
      .execute(),
  )
  await freeFileSets(
    transaction,
    expired.map((row) => ({ ...row, status: 'completed' })),
  )
  return expired.map(({ id }) => id)
}

export async function fileSetsInUse(query: Kysely<Tables>, fileSets: readonly string[]): Promise<ReadonlySet<string>> {
  // Read in this order, so that an export that completes between the two reads is found.
  const beingWritten = await chunked(fileSets, (batch) =>
    query
      .selectFrom('exports')
      .select('id as name')
      .where('id', 'in', batch)
      .where('status', 'in', ['queued', 'processing'])
      .execute(),
  )
  const completed = await chunked(fileSets, (batch) =>
    query
      .selectFrom('exports')
      .select('file_set as name')
      .where('file_set', 'in', batch)
      .where('status', '=', 'completed')
      .execute(),
  )
  return new Set([...completed, ...beingWritten].map(({ name }) => name).filter((name) => name !== null))
}

async function readExport(transaction: Write, { accountId, id }: Target): Promise<Export> {
  const row = await transaction
    .selectFrom('exports')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (row === undefined) throw new Failure('not_found', { resource: 'export', id })
  return toExport(row)
}
