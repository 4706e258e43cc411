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
  readonly createdAt: string
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
   * @throws `image_invalid`, `unsupported_upload`, `body_too_large`
   */
  create(caller: Caller, upload: Upload): Promise<Asset>
  /** @throws `not_found` */
  get(caller: Caller, id: string): Promise<Asset>
  list(caller: Caller, page: PageOf): Promise<{ assets: Asset[]; total: number }>
  /**
   * Removes it.
   *
   * @throws `not_found`; `asset_in_use` while a design or a template of the caller's names it, trashed ones included, or an
   *   export that waits or is being rendered shows it
   */
  remove(caller: Caller, id: string): Promise<void>
}
