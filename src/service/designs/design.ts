import type { Size } from '../../document/document.ts'
import type { DesignQuery as StoredQuery, DesignSort } from '../../store/designs/list-designs.ts'
import type { Visibility } from '../../store/records.ts'
import type { EditWarning } from '../../content/edit-text.ts'
import { Failure, type Issue } from '../../failure.ts'
import type { Caller, Reader, Writer } from '../access/caller.ts'
import type { DesignInput, DesignUpdate, Sharing } from './design-input.ts'
import type { PageOf } from '../page-of.ts'

export type { Visibility }
export const VISIBILITIES = ['private', 'unlisted', 'public'] as const satisfies readonly Visibility[]

/** A design without its document. Times are ISO 8601 in UTC with milliseconds; lengths are CSS pixels. */
export interface Design {
  readonly _id: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly tags: readonly string[]
  readonly visibility: Visibility
  readonly sharing: Sharing
  /** Null outside of folders. */
  readonly folderId: string | null
  /** Also the design's ETag. */
  readonly revision: number
  readonly pageCount: number
  readonly fromTemplate: string | null
  /** Absolute and signed without expiry. Contains the revision. */
  readonly thumbnailUrl: string
  readonly createdAt: string
  readonly updatedAt: string
}

export interface PageView {
  /** 1-based. */
  readonly page: number
  readonly width: number
  readonly height: number
  readonly previewUrl: string
}

export interface OpenedDesign {
  readonly design: Design
  readonly documentJson: string
}

/** Operations on the document of a design. */
export interface DesignEdit {
  /** Not validated yet, since validation takes long for many. */
  readonly operations: unknown
  readonly dryRun?: boolean
  readonly expected?: Expected | undefined
}

/** After operations, or as it would be. */
export interface EditedDesign extends OpenedDesign {
  /** The IDs that each operation has made. */
  readonly created: readonly (readonly string[])[]
  readonly warnings: readonly EditWarning[]
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

/** `notFound` includes IDs of designs of other accounts. */
export interface TrashedDesigns {
  readonly trashed: readonly Trashing[]
  readonly notFound: readonly string[]
}

export interface RestoredDesigns {
  readonly restored: readonly Design[]
  readonly notFound: readonly string[]
}

/** `notFound` includes IDs of designs outside the trash. */
export interface DeletedDesigns {
  readonly deleted: readonly string[]
  readonly notFound: readonly string[]
}

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

/** The default `sort` is `-updatedAt`: most recently updated first. */
export type DesignQuery = PageOf & Omit<StoredQuery, keyof PageOf>

/** The revisions in `If-Match`. Omitted if the header is missing or `*`. */
export interface Expected {
  readonly revisions: readonly number[]
  readonly received: string
}

/** @throws `stale_revision` */
export function requireRevision(current: number, expected: Expected | undefined): void {
  if (expected === undefined || expected.revisions.includes(current)) return
  throw new Failure('stale_revision', { current, received: expected.received })
}

/** The designs of an account in the trash. */
export interface Trash {
  /** Moves a design to the trash. Idempotent. @throws `not_found`, `stale_revision` */
  trash(caller: Writer, id: string, expected?: Expected): Promise<Trashing>
  /** Moves designs to the trash, all or none. Designs already in the trash keep their times. */
  trashAll(caller: Writer, ids: readonly string[]): Promise<TrashedDesigns>
  listTrash(caller: Reader, page: PageOf): Promise<{ designs: TrashedDesign[]; total: number }>
  /** Restores a design. Returns a design outside the trash unchanged. */
  restore(caller: Writer, id: string): Promise<OpenedDesign>
  /** Restores designs, all or none. Returns designs outside the trash unchanged. */
  restoreAll(caller: Writer, ids: readonly string[]): Promise<RestoredDesigns>
  /** Deletes a trashed design permanently, with its exports. @throws `not_found` if it is not in the trash */
  removeTrashed(caller: Writer, id: string): Promise<void>
  /** Deletes those of the designs that are in the trash permanently, with their exports, all or none. */
  removeSeveralTrashed(caller: Writer, ids: readonly string[]): Promise<DeletedDesigns>
  removeAllTrashed(caller: Writer): Promise<{ removed: number }>
}

/** Designs of other accounts are `not_found`; trashed ones `design_trashed`, except in operations on the trash. */
export interface Designs extends Trash {
  /**
   * If the design `newDesignId` exists, returns it unchanged.
   * @throws `invalid_input` with what `findIssues` returns; `not_found` or `design_trashed` for the
   *   original
   */
  create(caller: Writer, input: DesignInput, newDesignId?: string): Promise<OpenedDesign>
  findIssues(caller: Writer, input: DesignInput): Promise<readonly Issue[]>
  get(caller: Reader, id: string): Promise<OpenedDesign>
  list(caller: Reader, query: DesignQuery): Promise<{ designs: Design[]; total: number }>
  /** @throws `not_found`, `design_trashed` */
  listPages(caller: Reader, id: string): Promise<{ pages: PageView[] }>
  /** The tags in use outside the trash, most used first; at most 1,000. */
  listTags(caller: Reader): Promise<{ tags: { tag: string; count: number }[] }>
  /**
   * A new size without a document resizes the current one. An update that changes nothing keeps the
   * revision.
   * @throws `invalid_input` with the document's issues, `not_found`, `design_trashed`,
   *   `stale_revision`
   */
  update(
    caller: Caller,
    id: string,
    change: { update: DesignUpdate; expected?: Expected | undefined; origin?: 'edited' | 'resized' | 'restored' },
  ): Promise<OpenedDesign>
  /**
   * Applies operations to a design, all or none. With `dryRun`, nothing is written. Without `expected`,
   * they are applied to whatever the design has become.
   * @throws `invalid_input` with the issues of the first operation that cannot be applied, `not_found`,
   *   `design_trashed`, `stale_revision`, `overloaded`
   */
  edit(caller: Writer, id: string, edit: DesignEdit): Promise<EditedDesign>
  /**
   * A private copy at revision 1, with `title` or "Copy of …", arranged for `size` if that differs. `newDesignId` works
   * as in `create`.
   * @throws `invalid_input` if the resized document would be too large
   */
  duplicate(
    caller: Caller,
    id: string,
    copy?: { title?: string | undefined; size?: Size | undefined; newDesignId?: string | undefined },
  ): Promise<OpenedDesign>
}
