import { type Asset, type Page } from './records.ts'

export interface AssetQuery extends Page {
  /** Words that the name contains, each anywhere; case and accents do not matter. Without words it filters nothing. */
  readonly q?: string
}

export interface AssetPage {
  readonly assets: readonly Asset[]
  readonly total: number
}

/** A design or a template that shows an asset. */
export interface AssetUse {
  readonly kind: 'design' | 'template'
  readonly id: string
  readonly title: string
  readonly revision: number
  readonly trashedAt: number | null
}

export interface AssetUsePage {
  readonly uses: readonly AssetUse[]
  readonly total: number
}

export interface AssetStore {
  /**
   * Where the account has an asset of the same bytes or id already, answers that one and writes nothing. Throws
   * `storage_full` if the account would have stored more than `storageBytes`, which is no limit if absent.
   */
  create(asset: Asset, storageBytes?: number): Promise<Asset>
  find(accountId: string, id: string): Promise<Asset | undefined>
  /** Of whichever account; for those who hold a signed link. */
  findAny(id: string): Promise<Asset | undefined>
  /** Those of the ids that the account has, in no particular order. Any number of ids. */
  findMany(accountId: string, ids: readonly string[]): Promise<readonly Asset[]>
  /** Latest first. */
  list(accountId: string, query: AssetQuery): Promise<AssetPage>
  /** How many of the account's designs, trashed ones too, and templates show each of its assets; those that none shows are left out. */
  countUses(assetIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Templates before designs, of each the latest made first. Throws `not_found`. */
  listUses(accountId: string, id: string, page: Page): Promise<AssetUsePage>
  /**
   * Returns the removed asset. Throws `not_found`, and `asset_in_use` while designs (trashed ones too) or templates of the account show it, or an
   * export that has not ended needs it.
   */
  remove(accountId: string, id: string): Promise<Asset>
  /** Those of the hashes that an asset of any account has. */
  hashesInUse(hashes: readonly string[]): Promise<ReadonlySet<string>>
  /**
   * Runs `work` unless an asset of any account has these bytes; none gets them before it has ended, since `create` waits.
   * It may be run again, must be short, and asks the store nothing. False where it was not run.
   */
  whileUnused(sha256: string, work: () => Promise<unknown>): Promise<boolean>
}
