import { Failure } from '../../failure.ts'
import { chunked } from '../chunked.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { countDesigns } from '../designs/design-row.ts'
import { countExports, fileSetsOf } from '../exports/export-row.ts'
import { type Leftovers, NO_LEFTOVERS } from '../leftovers.ts'
import { addStoredBytes, freeFileSets } from './stored-bytes.ts'
import { lockWithOwners } from './change-account.ts'

/** See `AccountChanges.mayBeRemoved`. */
export async function mayBeRemoved(database: Database, transaction: Write, id: string): Promise<void> {
  const { account, otherOwners } = await lockWithOwners(database, transaction, id)
  if (account.role !== 'owner' || otherOwners > 0) return
  // The service is as it was at its first start once nobody is left.
  const other = transaction.selectFrom('accounts').select('id').where('id', '<>', id).limit(1)
  if ((await other.executeTakeFirst()) !== undefined) throw new Failure('last_owner', {})
}

/** See `AccountChanges.remove`. Keys, sessions, idempotency keys and use by day go by the schema's cascades. */
export async function removeAccount(database: Database, transaction: Write, id: string): Promise<Leftovers> {
  await mayBeRemoved(database, transaction, id)
  const left = await removeSomeOwned(database, transaction, { id, limit: ALL })
  await transaction.deleteFrom('accounts').where('id', '=', id).execute()
  return left ?? NO_LEFTOVERS
}

const ALL = Number.MAX_SAFE_INTEGER

/** See `AccountChanges.removeSomeOwned`. What holds an asset goes before the asset. */
export async function removeSomeOwned(
  database: Database,
  transaction: Write,
  { id, limit }: { readonly id: string; readonly limit: number },
): Promise<Leftovers | undefined> {
  await lockAccounts(database, transaction, [id])
  const exports = await removeExports(transaction, id, limit)
  if (exports.count === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets }
  const designs = await removeDesigns(transaction, id, limit)
  if (designs.length === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets, pictured: designs }
  const templates = await removeTemplates(transaction, id, limit)
  const pictured = [...designs, ...templates]
  if (templates.length === limit) return { ...NO_LEFTOVERS, fileSets: exports.fileSets, pictured }
  const assets = await removeAssets(transaction, id, limit)
  const hasRemoved = exports.count + pictured.length + assets.length > 0
  return hasRemoved ? { fileSets: exports.fileSets, pictured, assets } : undefined
}

async function removeExports(
  transaction: Write,
  accountId: string,
  limit: number,
): Promise<{ readonly count: number; readonly fileSets: readonly string[] }> {
  const rows = await transaction
    .selectFrom('exports')
    .select(['id', 'account_id', 'status', 'file_set', 'bytes'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  await chunked(ids, async (some) => {
    await transaction.deleteFrom('exports').where('id', 'in', some).execute()
    return []
  })
  if (ids.length > 0) await countExports(transaction, accountId, -ids.length)
  await freeFileSets(transaction, rows)
  return { count: ids.length, fileSets: fileSetsOf(rows) }
}

/** Their documents and tags go with them; exports they have none any more. */
async function removeDesigns(transaction: Write, accountId: string, limit: number): Promise<readonly string[]> {
  const rows = await transaction
    .selectFrom('designs')
    .select(['id', 'trashed_at'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  const ids = rows.map(({ id }) => id)
  await removeHolders(transaction, 'designs', ids)
  const trashed = rows.filter(({ trashed_at }) => trashed_at !== null).length
  if (ids.length > 0) await countDesigns(transaction, accountId, { designs: trashed - ids.length, trashed: -trashed })
  return ids
}

async function removeTemplates(transaction: Write, accountId: string, limit: number): Promise<readonly string[]> {
  const own = transaction.selectFrom('templates').select('id').where('account_id', '=', accountId).limit(limit)
  const ids = (await own.execute()).map(({ id }) => id)
  await removeHolders(transaction, 'templates', ids)
  return ids
}

async function removeHolders(
  transaction: Write,
  table: 'designs' | 'templates',
  ids: readonly string[],
): Promise<void> {
  await chunked(ids, async (some) => {
    await transaction.deleteFrom('asset_uses').where('holder_id', 'in', some).execute()
    await transaction.deleteFrom(table).where('id', 'in', some).execute()
    return []
  })
}

async function removeAssets(transaction: Write, accountId: string, limit: number): Promise<Leftovers['assets']> {
  const assets = await transaction
    .selectFrom('assets')
    .select(['id', 'sha256', 'bytes'])
    .where('account_id', '=', accountId)
    .limit(limit)
    .execute()
  await chunked(
    assets.map(({ id }) => id),
    async (some) => {
      await transaction.deleteFrom('assets').where('id', 'in', some).execute()
      return []
    },
  )
  await addStoredBytes(transaction, accountId, -assets.reduce((sum, { bytes }) => sum + bytes, 0))
  return assets
}
