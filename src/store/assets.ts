import { type Asset, type Page } from './records.ts'

export interface AssetPage {
  readonly assets: readonly Asset[]
  readonly total: number
}

export interface AssetStore {
  /** Where the account has an asset of the same bytes or id already, answers that one and writes nothing. */
  create(asset: Asset): Promise<Asset>
  find(accountId: string, id: string): Promise<Asset | undefined>
  /** Of whichever account; for those who hold a signed link. */
  findAny(id: string): Promise<Asset | undefined>
  /** Those of the ids that the account has, in no particular order. Any number of ids. */
  findMany(accountId: string, ids: readonly string[]): Promise<readonly Asset[]>
  /** Latest first. */
  list(accountId: string, page: Page): Promise<AssetPage>
  /**
   * Throws `not_found`, and `asset_in_use` while designs (trashed ones too) or templates of the account show it, or an
   * export that has not ended needs it.
   */
  remove(accountId: string, id: string): Promise<void>
  /** Those of the hashes that an asset of any account has. */
  hashesInUse(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Runs `work` unless an asset of any account has these bytes; none gets them before it has ended, since `create` waits.
   * It may be run again, must be short, and asks the store nothing. False where it was not run.
   */
  whileUnused(sha256: string, work: () => Promise<unknown>): Promise<boolean>
}
