import { type Leftovers } from './leftovers.ts'
import { type Design, type DesignContent, type DesignWithDocument, type Page, type Visibility } from './records.ts'

export type DesignSort = 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt' | 'title' | '-title'

export interface NewDesign extends Omit<Design, 'revision' | 'pageCount' | 'updatedAt' | 'trashedAt'> {
  readonly content: DesignContent
}

export interface DesignQuery extends Page {
  /** Words that the title contains, each anywhere; case and accents do not matter. Without words it filters nothing. */
  readonly q?: string
  /** Exactly this tag. */
  readonly tag?: string
  readonly visibility?: Visibility
  /** `-` is descending; default `-updatedAt`. Ties are broken by id, in the same direction. */
  readonly sort?: DesignSort
}

export interface DesignPage {
  readonly designs: readonly Design[]
  /** Exactly how many the query finds, beyond the page. */
  readonly total: number
}

export interface DesignTarget {
  readonly accountId: string
  readonly id: string
  readonly now: number
}

export interface TrashTarget extends DesignTarget {
  /** Called with the design as it is when nothing can change it any more. Where it throws, nothing is written. */
  readonly check?: (current: Design) => void
}

/** Designs of one account, for an operation on all of them at once. */
export interface DesignSet {
  readonly accountId: string
  /** Distinct. Ids that the account has no design for are skipped. */
  readonly ids: readonly string[]
}

/** Over all accounts' public designs. */
export interface CommunityQuery extends Page {
  /** As `DesignQuery.q`. */
  readonly q?: string
  /** Exactly this tag. */
  readonly tag?: string
}

export interface TagCount {
  readonly tag: string
  /** How many designs outside the trash have it. */
  readonly count: number
}

/** Only what is there is changed. */
export interface DesignChange {
  readonly title?: string
  readonly tags?: readonly string[]
  readonly visibility?: Visibility
  readonly allowsDownload?: boolean
  readonly allowsCopy?: boolean
  readonly width?: number
  readonly height?: number
  readonly content?: DesignContent
}

export interface DesignStore {
  /** Writes it as revision 1. Where the account has a design of that id already, answers that one and writes nothing. */
  create(design: NewDesign): Promise<DesignWithDocument>
  /** Trashed ones are found too: `trashedAt` tells. `undefined` where it is somebody else's. */
  find(accountId: string, id: string): Promise<Design | undefined>
  /** As `find`, with the document, in one read. */
  findWithDocument(accountId: string, id: string): Promise<DesignWithDocument | undefined>
  /** The design of whichever account; for those who hold a signed link. Trashed ones are not found. */
  findAny(id: string): Promise<Design | undefined>
  /** As `findAny`, with the document, in one read. */
  findAnyWithDocument(id: string): Promise<DesignWithDocument | undefined>
  /** The design of whichever account, if it is in the trash. */
  findTrashed(id: string): Promise<Design | undefined>
  /** As `findTrashed`, with the document, in one read. */
  findTrashedWithDocument(id: string): Promise<DesignWithDocument | undefined>
  /** Without those in the trash. Page 0 and the plain total cost the same for any number of designs. */
  list(accountId: string, query: DesignQuery): Promise<DesignPage>
  /** The public designs of all accounts, without those in the trash; newest change first. */
  listPublic(query: CommunityQuery): Promise<DesignPage>
  /** The tags of the account's designs outside the trash, most used first, then by their bytes; at most `limit`. */
  listTags(accountId: string, limit: number): Promise<readonly TagCount[]>
  /**
   * Reads, checks the revision, and writes what `change` makes of the design, in one transaction; answers the design as
   * it is then. `change` may throw, and is run again should the database ask for it, so it does nothing else. An empty
   * change writes nothing. Throws `not_found`, `design_trashed`, `stale_revision`.
   */
  update(target: DesignTarget, change: (current: DesignWithDocument) => DesignChange): Promise<DesignWithDocument>
  /** To the trash; one that is there already is answered as it is. Throws `not_found`, `stale_revision`. */
  trash(target: TrashTarget): Promise<Design>
  /** Out of the trash, unchanged; one that is not in it is answered as it is. Throws `not_found`. */
  restore(accountId: string, id: string): Promise<Design>
  /** Moves the designs to the trash in one transaction. Returns those found, in the order of `ids`, including those trashed before. */
  trashAll(target: DesignSet & { readonly now: number }): Promise<readonly Design[]>
  /** Restores the designs in one transaction. Returns those found, in the order of `ids`, including those not in the trash. */
  restoreAll(target: DesignSet): Promise<readonly Design[]>
  /** Latest trashed first. */
  listTrash(accountId: string, page: Page): Promise<DesignPage>
  /** For good, with its exports; only from the trash: throws `not_found` where the trash does not have it. */
  remove(accountId: string, id: string): Promise<Leftovers>
  /**
   * Empties the account's trash, some designs at a time, so that no other write waits for all of them. `pictured` has the
   * ids of the removed designs. If it fails, the designs removed before the failure stay removed.
   */
  removeAllTrashed(accountId: string): Promise<Leftovers>
  /**
   * Removes for good at most `limit` designs, of all accounts, that were trashed before `before`, longest trashed first.
   * `pictured` has their ids.
   */
  purgeDue(before: number, limit: number): Promise<Leftovers>
}
