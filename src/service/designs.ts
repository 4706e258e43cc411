import { type DesignSort } from '../store/designs.ts'
import { type Visibility } from '../store/records.ts'
import { type Caller } from './caller.ts'
import { type PageOf, type Sent } from './sent.ts'

export type { Visibility }
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const satisfies readonly Visibility[]

/** What whoever sees an unlisted or public design may do with it; without effect while it is private. */
export interface Sharing {
  readonly download: boolean
  /** Begin a design of their own from it. */
  readonly copy: boolean
}

/** As lists show it. Times are ISO 8601 in UTC with milliseconds; lengths are CSS pixels. */
export interface Design {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly tags: readonly string[]
  readonly visibility: Visibility
  readonly sharing: Sharing
  /** Also the design's ETag. */
  readonly revision: number
  readonly pageCount: number
  readonly fromTemplate: string | null
  /** Absolute and signed without an end; names the revision, so it changes with it. */
  readonly thumbnailUrl: string
  readonly createdAt: string
  readonly updatedAt: string
}

/** A page of a design or a template. */
export interface PageView {
  /** 1-based. */
  readonly page: number
  readonly width: number
  readonly height: number
  /** Absolute and signed without an end; names the revision, so it changes with it. */
  readonly previewUrl: string
}

/** One design with its content. The document is handed on as the text that is stored: see `withDocument`. */
export interface OpenedDesign {
  readonly design: Design
  readonly documentJson: string
}

export interface TrashedDesign extends Design {
  readonly trashedAt: string
  readonly purgeAt: string
}

export interface Trashing {
  readonly _id: string
  readonly trashedAt: string
  readonly purgeAt: string
}

/** Result of trashing several designs. `notFound` also holds the ids of designs of other accounts. */
export interface TrashedDesigns {
  readonly trashed: readonly Trashing[]
  readonly notFound: readonly string[]
}

/** Result of restoring several designs. `notFound` also holds the ids of designs of other accounts. */
export interface RestoredDesigns {
  readonly restored: readonly Design[]
  readonly notFound: readonly string[]
}

/** Designs that one bulk request can name. */
export const MAX_BULK_DESIGNS = 500

export type { DesignSort }
export const DESIGN_SORTS = [
  '-updatedAt',
  'updatedAt',
  '-createdAt',
  'createdAt',
  'title',
  '-title',
] as const satisfies readonly DesignSort[]

export interface DesignQuery extends PageOf {
  /** Words of the title. */
  readonly q?: string
  readonly tag?: string
  readonly visibility?: Visibility
  /** Default `-updatedAt`: the newest change first. */
  readonly sort?: DesignSort
}

/** The revisions that an `If-Match` names. Absent where there was none, or `*`. */
export interface Expected {
  readonly revisions: readonly number[]
  /** The header as it came, for the message. */
  readonly received: string
}

/**
 * A client's own designs. Somebody else's id is `not_found`, as one that never was; a trashed one is `design_trashed`,
 * except where the trash itself is meant.
 */
export interface Designs {
  /**
   * Makes a design of `{ title, width, height, tags, visibility, sharing, document, fromTemplate, data }`. `fromTemplate` may also
   * name a design, the caller's own or one that is shared to be copied: see `findOriginal`.
   *
   * @throws `invalid_input` with all faults; `not_found` or `design_trashed` for what it begins from, when nothing else is wrong
   */
  create(caller: Caller, sent: Sent): Promise<OpenedDesign>
  get(caller: Caller, id: string): Promise<OpenedDesign>
  /** `total` counts all that the query finds. */
  list(caller: Caller, query: DesignQuery): Promise<{ designs: Design[]; total: number }>
  /** Its pages as pictures. @throws `not_found`, `design_trashed` */
  listPages(caller: Caller, id: string): Promise<{ pages: PageView[] }>
  /** The tags in use outside the trash, most used first; at most 1,000. */
  listTags(caller: Caller): Promise<{ tags: { tag: string; count: number }[] }>
  /**
   * Changes `{ title, tags, visibility, sharing, document, width, height }`. Another size without a document resizes the document.
   * What changes nothing keeps the revision.
   *
   * @throws `invalid_input`, `not_found`, `design_trashed`, `stale_revision` (nothing is written)
   */
  update(caller: Caller, id: string, change: { sent: Sent; expected?: Expected | undefined }): Promise<OpenedDesign>
  /** Moves it to the trash; done again, the answer is the same. @throws `not_found`, `stale_revision` */
  trash(caller: Caller, id: string, expected?: Expected): Promise<Trashing>
  /** Moves the designs of `{ ids }` to the trash, all or none. Designs trashed before keep their times. @throws `invalid_input` */
  trashAll(caller: Caller, sent: Sent): Promise<TrashedDesigns>
  /** A copy with `{ title }`, else "Copy of …"; private, revision 1. */
  duplicate(caller: Caller, id: string, sent: Sent): Promise<OpenedDesign>

  listTrash(caller: Caller, page: PageOf): Promise<{ designs: TrashedDesign[]; total: number }>
  /** Out of the trash; a design that is not in it is answered as it is. */
  restore(caller: Caller, id: string): Promise<OpenedDesign>
  /** Restores the designs of `{ ids }`, all or none. Designs outside the trash are returned unchanged. @throws `invalid_input` */
  restoreAll(caller: Caller, sent: Sent): Promise<RestoredDesigns>
  /** For good, with its exports. @throws `not_found` where it is not in the trash */
  removeTrashed(caller: Caller, id: string): Promise<void>
  /** Empties the trash; `removed` tells how many there were. */
  removeAllTrashed(caller: Caller): Promise<{ removed: number }>
}
