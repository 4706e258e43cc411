import type { SelectQueryBuilder } from '#kysely'
import { addStoredBytes, freeFileSets } from '../accounts/stored-bytes.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { chunked } from '../chunked.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import type { Tables } from '../tables.ts'
import { countExports, fileSetsOf } from '../exports/export-row.ts'
import { changeQueue } from '../exports/queue-lines.ts'
import { type Leftovers, NO_LEFTOVERS, recordLeftovers } from '../leftovers.ts'
import { dropAllVersions } from '../versions/drop-versions.ts'
import { countDesigns } from './design-row.ts'

interface TrashedRow {
  readonly id: string
  readonly account_id: string
}

export interface Removal {
  readonly accountId: string
  /** Entries for the designs that were found. */
  readonly audit?: (designIds: readonly string[]) => Audit
}

export async function removeTrashedDesigns(
  database: Database,
  transaction: Write,
  target: Removal & ({ readonly ids: readonly string[] } | { readonly limit: number }),
): Promise<Leftovers> {
  await lockAccounts(database, transaction, [target.accountId])
  const trashed = selectTrashed(transaction).where('account_id', '=', target.accountId)
  const designs =
    'ids' in target
      ? await chunked(target.ids, (batch) => trashed.where('id', 'in', batch).execute())
      : await trashed.limit(target.limit).execute()
  if (designs.length > 0) await addEntries(transaction, target.audit?.(designs.map(({ id }) => id)) ?? [])
  return removeDesigns(transaction, designs)
}

export async function purgeDueDesigns(
  database: Database,
  transaction: Write,
  { before, limit }: { readonly before: number; readonly limit: number },
): Promise<Leftovers> {
  const due = await selectTrashed(transaction)
    .where('trashed_at', '<', before)
    .orderBy('trashed_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  await lockAccounts(database, transaction, [...new Set(due.map(({ account_id }) => account_id))])
  const ids = due.map(({ id }) => id)
  const stillDue = await chunked(ids, (batch) =>
    selectTrashed(transaction).where('trashed_at', '<', before).where('id', 'in', batch).execute(),
  )
  return removeDesigns(transaction, stillDue)
}

function selectTrashed(transaction: Write): SelectQueryBuilder<Tables, 'designs', TrashedRow> {
  return transaction.selectFrom('designs').select(['id', 'account_id']).where('trashed_at', 'is not', null)
}

async function removeDesigns(transaction: Write, designs: readonly TrashedRow[]): Promise<Leftovers> {
  const designIds = designs.map(({ id }) => id)
  // Deleted here rather than by the cascade, since queued exports are refunded.
  const exports = await chunked(designIds, (batch) =>
    transaction
      .deleteFrom('exports')
      .where('design_id', 'in', batch)
      .returning(['id', 'account_id', 'status', 'file_set', 'bytes', 'turn', 'line', 'cost_ms'])
      .execute(),
  )
  for (const [accountId, removed] of Map.groupBy(designs, ({ account_id }) => account_id)) {
    const ids = removed.map(({ id }) => id)
    await addStoredBytes(transaction, accountId, -(await dropAllVersions(transaction, accountId, ids)))
  }
  await chunked(designIds, async (batch) => {
    await transaction.deleteFrom('asset_uses').where('holder_id', 'in', batch).execute()
    await transaction.deleteFrom('designs').where('id', 'in', batch).execute()
    return []
  })
  await recordLeftovers(transaction, { thumbnailIds: designIds })
  for (const [accountId, removed] of Map.groupBy(designs, ({ account_id }) => account_id)) {
    await countDesigns(transaction, accountId, { trashed: -removed.length })
    const removedExports = exports.filter(({ account_id }) => account_id === accountId)
    if (removedExports.length > 0) await countExports(transaction, accountId, -removedExports.length)
    const queued = removedExports.filter(({ status }) => status === 'queued')
    const refundMs = queued.reduce((sum, { cost_ms }) => sum + cost_ms, 0)
    const left = removedExports.filter(({ turn }) => turn !== null)
    if (left.length > 0) await changeQueue(transaction, accountId, { differenceMs: -refundMs, left })
  }
  await freeFileSets(transaction, exports)
  return { ...NO_LEFTOVERS, thumbnailIds: designIds, fileSets: fileSetsOf(exports) }
}
