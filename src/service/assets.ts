import { type Caller } from './caller.ts'
import { type PageOf } from './sent.ts'

/** An uploaded picture. A document names it as `asset:<_id>`. */
export interface Asset {
  readonly _id: string
  readonly kind: 'image'
  readonly name: string
  readonly contentType: string
  readonly width: number
  readonly height: number
  readonly bytes: number
  /** Absolute, signed anew with every answer, good for 24 hours. */
  readonly url: string
  /** The same of a small WebP. */
  readonly thumbnailUrl: string
  /** How many designs, those in the trash too, and templates of the caller's show it. */
  readonly uses: number
  readonly createdAt: string
}

/** A design or a template that shows an asset. */
export interface AssetUse {
  readonly kind: 'design' | 'template'
  readonly _id: string
  readonly title: string
  readonly thumbnailUrl: string
  /** When the design was moved to the trash; null where it is not in it. */
  readonly trashedAt: string | null
}

export interface AssetQuery extends PageOf {
  /** Words of the name. */
  readonly q?: string
}

export interface Upload {
  readonly bytes: Uint8Array
  /** The file's name as the client gave it. */
  readonly name?: string | undefined
  readonly id?: string | undefined
}

export interface Assets {
  /**
   * Keeps a PNG, JPEG or WebP after decoding it whole. Equal bytes are kept once for each account: sent again, they are
   * answered with the asset they already are.
   *
   * @throws `image_invalid`, `unsupported_upload`, `body_too_large`, `storage_full`
   */
  create(caller: Caller, upload: Upload): Promise<Asset>
  /** @throws `not_found` */
  get(caller: Caller, id: string): Promise<Asset>
  list(caller: Caller, query: AssetQuery): Promise<{ assets: Asset[]; total: number }>
  /** What shows it: templates before designs, of each the latest made first. @throws `not_found` */
  listUses(caller: Caller, id: string, page: PageOf): Promise<{ uses: AssetUse[]; total: number }>
  /**
   * Removes it.
   *
   * @throws `not_found`; `asset_in_use` while a design or a template of the caller's names it, trashed ones included, or an
   *   export that waits or is being rendered shows it
   */
  remove(caller: Caller, id: string): Promise<void>
}
