import { AssetsMissing } from './assets-missing.ts'
import { chunked } from '../chunked.ts'
import type { Write } from '../database.ts'

interface Holder {
  readonly id: string
  readonly accountId: string
}

/** Requires the account's lock: an asset could be removed between the check and the insert. @throws AssetsMissing */
export async function writeAssetUses(transaction: Write, holder: Holder, assetIds: readonly string[]): Promise<void> {
  await requireAssets(transaction, holder, assetIds)
  await chunked(assetIds, async (batch) => {
    const rows = batch.map((id) => ({ asset_id: id, holder_id: holder.id }))
    await transaction.insertInto('asset_uses').values(rows).execute()
    return []
  })
}

export async function writeSnapshotAssets(
  transaction: Write,
  item: Holder,
  assetIds: readonly string[],
): Promise<void> {
  await requireAssets(transaction, item, assetIds)
  await chunked(assetIds, async (batch) => {
    const rows = batch.map((id) => ({ asset_id: id, export_id: item.id }))
    await transaction.insertInto('snapshot_assets').values(rows).execute()
    return []
  })
}

async function requireAssets(transaction: Write, { accountId }: Holder, assetIds: readonly string[]): Promise<void> {
  const found = await chunked(assetIds, (batch) =>
    transaction
      .selectFrom('assets')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', 'in', batch)
      .execute(),
  )
  const known = new Set(found.map(({ id }) => id))
  const missing = assetIds.filter((id) => !known.has(id))
  if (missing.length > 0) throw new AssetsMissing([...new Set(missing)])
}
