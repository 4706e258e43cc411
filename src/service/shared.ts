import { type Sharing, type Visibility } from './designs.ts'
import { type ExportError, type ExportStatus } from './exports.ts'
import { type Sent } from './sent.ts'

/** What a visitor may download it as. */
export const SHARED_FORMATS = ['png', 'pdf'] as const

/** A design as whoever has its link sees it: nothing in it tells whose it is. */
export interface SharedDesign {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly pageCount: number
  readonly visibility: Visibility
  readonly sharing: Sharing
  readonly updatedAt: string
  /** Absolute; answered while the design is shared and this its revision. */
  readonly pages: readonly { readonly page: number; readonly previewUrl: string }[]
}

export interface SharedExport {
  readonly status: ExportStatus
  /** Absolute; answered while the design is shared and may be downloaded. Null until completed. */
  readonly downloadUrl: string | null
  readonly error: ExportError | null
}

/** The unlisted and the public designs of all accounts, for anybody. What is private, or in the trash, is as absent as what never was. */
export interface Shared {
  /** @throws `not_found` */
  get(id: string): Promise<SharedDesign>
  /**
   * Has the design, as it is now, rendered as `{ format }` in its owner's account: once for each revision, format and day, however many
   * ask. Answers once that has ended, or as it stands after 20 seconds or when `signal` aborts: then one asks again.
   *
   * @throws `invalid_input`; `not_found` for one that may not be downloaded too; `export_too_large`; `overloaded` while others wait
   */
  export(id: string, asked: { readonly sent: Sent; readonly signal: AbortSignal }): Promise<SharedExport>
}
