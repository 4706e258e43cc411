import { Failure } from '../../failure.ts'
import type { Audit } from '../audit/audit-entry.ts'
import { takeStorage } from '../accounts/stored-bytes.ts'
import { chunked } from '../chunked.ts'
import { ofActiveAccount } from '../accounts/active-account.ts'
import { type Database, lockAccounts } from '../database.ts'
import type { Asset, Page } from '../records.ts'
import { toAsset, toRow } from './asset-row.ts'
import { type AssetPage, type AssetQuery, listAssets } from './list-assets.ts'
import { countUpload, removeAsset, withdrawUpload } from './remove-asset.ts'
import { type AssetUsePage, countAssetUses, listAssetUses } from './list-uses.ts'

export type AssetStore = ReturnType<typeof createAssetStore>

export function createAssetStore(database: Database) {
  const { query } = database
  const ofAccount = (accountId: string) => query.selectFrom('assets').selectAll().where('account_id', '=', accountId)
  return {
    /** Returns an existing asset with the same bytes or ID. Throws `storage_full` above `storageBytes`. */
    create: (asset: Asset, storageBytes = Infinity): Promise<Asset> =>
      database.write(async (transaction) => {
        await database.dialect.lockHash(transaction, asset.sha256)
        await lockAccounts(database, transaction, [asset.accountId])
        const same = await transaction
          .selectFrom('assets')
          .selectAll()
          .where('account_id', '=', asset.accountId)
          .where((eb) => eb.or([eb('sha256', '=', asset.sha256), eb('id', '=', asset.id)]))
          .executeTakeFirst()
        if (same !== undefined) {
          // The same ID is that of a request that is repeated.
          if (same.id !== asset.id) await countUpload(transaction, same)
          return toAsset(same)
        }
        const { accountId, bytes } = asset
        await takeStorage(transaction, { accountId, bytes, limitBytes: storageBytes })
        await transaction.insertInto('assets').values(toRow(asset)).execute()
        return asset
      }),
    async find(accountId: string, id: string): Promise<Asset | undefined> {
      const row = await ofAccount(accountId).where('id', '=', id).executeTakeFirst()
      return row && toAsset(row)
    },
    /** Finds an asset of any account that is not suspended, for signed URLs. */
    async findAny(id: string): Promise<Asset | undefined> {
      const assets = query.selectFrom('assets').selectAll().where('id', '=', id)
      const row = await assets.where(ofActiveAccount('assets')).executeTakeFirst()
      return row && toAsset(row)
    },
    async findMany(accountId: string, ids: readonly string[]): Promise<readonly Asset[]> {
      const rows = await chunked(ids, (batch) => ofAccount(accountId).where('id', 'in', batch).execute())
      return rows.map(toAsset)
    },
    /** Lists the account's fonts, oldest first. */
    async listFonts(accountId: string): Promise<readonly Asset[]> {
      const rows = await ofAccount(accountId)
        .where('font', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(toAsset)
    },
    list: (accountId: string, request: AssetQuery): Promise<AssetPage> => listAssets(query, accountId, request),
    /** Counts uses in designs (including trashed ones) and templates. Omits unused assets. */
    countUses: (assetIds: readonly string[]): Promise<ReadonlyMap<string, number>> => countAssetUses(query, assetIds),
    /** Lists templates before designs, each newest first. Throws `not_found`. */
    async listUses(accountId: string, id: string, page: Page): Promise<AssetUsePage> {
      const own = await ofAccount(accountId).where('id', '=', id).executeTakeFirst()
      if (own === undefined) throw new Failure('not_found', { resource: 'asset', id })
      return listAssetUses(query, id, page)
    },
    /** Undoes one upload. Deletes and returns the asset if it was the only one, and nothing uses the asset. */
    withdraw: (accountId: string, id: string): Promise<Asset | undefined> =>
      withdrawUpload(database, { accountId, id }),
    /** Throws `not_found`, or `asset_in_use` by a design (even trashed), a template or an unfinished export. */
    remove: (accountId: string, id: string, audit: Audit = []): Promise<Asset> =>
      removeAsset(database, { accountId, id, audit }),
    async hashesInUse(hashes: readonly string[]): Promise<ReadonlySet<string>> {
      const rows = await chunked(hashes, (batch) =>
        query.selectFrom('assets').select('sha256').where('sha256', 'in', batch).execute(),
      )
      return new Set(rows.map(({ sha256 }) => sha256))
    },
    /**
     * Runs `work` if no asset has these bytes, and returns whether it ran. `create` waits meanwhile.
     * `work` may run twice, must be short and must not use the store.
     */
    whileUnused: (sha256: string, work: () => Promise<unknown>): Promise<boolean> =>
      database.write(async (transaction) => {
        await database.dialect.lockHash(transaction, sha256)
        const used = transaction.selectFrom('assets').select('id').where('sha256', '=', sha256).limit(1)
        if ((await used.executeTakeFirst()) !== undefined) return false
        await work()
        return true
      }),
  }
}
