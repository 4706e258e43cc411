import { Failure } from '../../failure.ts'
import { addStoredBytes } from '../accounts/stored-bytes.ts'
import { addEntries, type Audit } from '../audit/audit-entry.ts'
import { type Database, lockAccounts, type Write } from '../database.ts'
import { recordLeftovers } from '../leftovers.ts'
import type { Asset } from '../records.ts'
import type { AssetRow } from '../tables.ts'
import { toAsset } from './asset-row.ts'

interface AssetOfAccount {
  readonly accountId: string
  readonly id: string
}

/** Throws `not_found`, or `asset_in_use` by a design (even trashed), a template or an unfinished export. */
export async function removeAsset(
  database: Database,
  { accountId, id, audit }: AssetOfAccount & { readonly audit: Audit },
): Promise<Asset> {
  return database.write(async (transaction) => {
    const row = await lockAsset(database, transaction, { accountId, id })
    if (row === undefined) throw new Failure('not_found', { resource: 'asset', id })
    const { designs, exports } = await usesOf(transaction, id)
    if (designs > 0 || exports > 0) throw new Failure('asset_in_use', { id, designs, exports })
    await deleteRow(transaction, row)
    await addEntries(transaction, audit)
    return toAsset(row)
  })
}

export async function countUpload(transaction: Write, { id, uploads }: AssetRow): Promise<void> {
  await transaction
    .updateTable('assets')
    .set({ uploads: uploads + 1 })
    .where('id', '=', id)
    .execute()
}

/** Undoes one upload. Deletes and returns the asset if it was the only one, and nothing uses the asset. */
export async function withdrawUpload(
  database: Database,
  { accountId, id }: AssetOfAccount,
): Promise<Asset | undefined> {
  return database.write(async (transaction) => {
    const row = await lockAsset(database, transaction, { accountId, id })
    if (row === undefined) return undefined
    const { designs, exports } = await usesOf(transaction, id)
    if (row.uploads <= 1 && designs === 0 && exports === 0) {
      await deleteRow(transaction, row)
      return toAsset(row)
    }
    const uploads = Math.max(row.uploads - 1, 1)
    await transaction.updateTable('assets').set({ uploads }).where('id', '=', id).execute()
    return undefined
  })
}

async function lockAsset(
  database: Database,
  transaction: Write,
  { accountId, id }: AssetOfAccount,
): Promise<AssetRow | undefined> {
  // Prevents concurrent writes from adding a use of this asset.
  await lockAccounts(database, transaction, [accountId])
  const own = transaction.selectFrom('assets').selectAll().where('account_id', '=', accountId).where('id', '=', id)
  return own.executeTakeFirst()
}

async function deleteRow(transaction: Write, row: AssetRow): Promise<void> {
  await transaction.deleteFrom('assets').where('id', '=', row.id).execute()
  await recordLeftovers(transaction, { thumbnailIds: [row.id], assetHashes: [row.sha256] })
  await addStoredBytes(transaction, row.account_id, -row.bytes)
}

async function usesOf(transaction: Write, id: string): Promise<{ designs: number; exports: number }> {
  const count = async (table: 'asset_uses' | 'snapshot_assets'): Promise<number> => {
    const counted = await transaction
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('asset_id', '=', id)
      .executeTakeFirst()
    return counted?.count ?? 0
  }
  return { designs: await count('asset_uses'), exports: await count('snapshot_assets') }
}
