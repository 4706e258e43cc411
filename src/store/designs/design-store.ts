import { Failure } from '../../failure.ts'
import { type Database } from '../database.ts'
import { type Leftovers, NO_LEFTOVERS } from '../leftovers.ts'
import { type Design, type DesignWithDocument, type Page } from '../records.ts'
import { createDesign, type NewDesign } from './create-design.ts'
import { designById, findWithDocument, toDesign } from './design-row.ts'
import { type DesignPage, type DesignQuery, listDesigns } from './list-designs.ts'
import { type CommunityQuery, listPublic } from './list-public.ts'
import { listTags, type TagCount } from './list-tags.ts'
import { purgeDueDesigns, removeTrashedDesigns } from './remove-designs.ts'
import { listTrash, restoreDesign, trashDesign, type TrashTarget } from './trash-design.ts'
import { type DesignSet, restoreDesigns, trashDesigns } from './trash-in-bulk.ts'
import { type DesignChange, type DesignTarget, updateDesign } from './update-design.ts'

/** Designs removed per transaction. */
const BATCH = 200

export type DesignStore = ReturnType<typeof createDesignStore>

export function createDesignStore(database: Database) {
  const { query } = database
  const untrashed = (id: string) => designById(query, id).where('trashed_at', 'is', null)
  const trashed = (id: string) => designById(query, id).where('trashed_at', 'is not', null)
  return {
    /** Writes revision 1. Returns the existing design and writes nothing if the account has one with this ID. */
    create: (design: NewDesign): Promise<DesignWithDocument> =>
      database.write((transaction) => createDesign(database, transaction, design)),
    /** Includes trashed designs; see `trashedAt`. */
    async find(accountId: string, id: string): Promise<Design | undefined> {
      const row = await designById(query, id).where('account_id', '=', accountId).executeTakeFirst()
      return row && toDesign(row)
    },
    /** As `find`, with the document, in one read. */
    findWithDocument: (accountId: string, id: string): Promise<DesignWithDocument | undefined> =>
      findWithDocument(designById(query, id).where('account_id', '=', accountId)),
    /** Finds a design of any account, excluding trashed ones: for signed links. */
    async findAny(id: string): Promise<Design | undefined> {
      const row = await untrashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    /** As `findAny`, with the document, in one read. */
    findAnyWithDocument: (id: string): Promise<DesignWithDocument | undefined> => findWithDocument(untrashed(id)),
    /** Finds a trashed design of any account. */
    async findTrashed(id: string): Promise<Design | undefined> {
      const row = await trashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    /** As `findTrashed`, with the document, in one read. */
    findTrashedWithDocument: (id: string): Promise<DesignWithDocument | undefined> => findWithDocument(trashed(id)),
    /** Excludes trashed designs. The first page and the unfiltered total cost the same for any number of designs. */
    list: (accountId: string, request: DesignQuery): Promise<DesignPage> => listDesigns(query, accountId, request),
    /** Public designs of all accounts, excluding trashed ones, last modified first. */
    listPublic: (request: CommunityQuery): Promise<DesignPage> => listPublic(query, request),
    /** Tags of the account's designs outside the trash, most used first, then by bytes; at most `limit`. */
    listTags: (accountId: string, limit: number): Promise<readonly TagCount[]> => listTags(query, accountId, limit),
    /**
     * Applies `change` to the current design in one transaction and returns the result. An empty change writes nothing.
     * `change` may throw and may run again, so it must have no effects. Throws `not_found`, `design_trashed`.
     */
    update: (
      target: DesignTarget,
      change: (current: DesignWithDocument) => DesignChange,
    ): Promise<DesignWithDocument> =>
      database.write((transaction) => updateDesign(database, transaction, { target, change })),
    /** Moves the design to the trash. Returns one that is already there unchanged. Throws `not_found`. */
    trash: (target: TrashTarget): Promise<Design> =>
      database.write((transaction) => trashDesign(database, transaction, target)),
    /** Restores the design from the trash. Returns one outside the trash unchanged. Throws `not_found`. */
    restore: (accountId: string, id: string): Promise<Design> =>
      database.write((transaction) => restoreDesign(database, transaction, { accountId, id })),
    /** Trashes designs in one transaction. Returns those found, in the order of `ids`, including those trashed before. */
    trashAll: (target: DesignSet & { readonly now: number }): Promise<readonly Design[]> =>
      database.write((transaction) => trashDesigns(database, transaction, target)),
    /** Restores designs in one transaction. Returns those found, in the order of `ids`, including those not in the trash. */
    restoreAll: (target: DesignSet): Promise<readonly Design[]> =>
      database.write((transaction) => restoreDesigns(database, transaction, target)),
    /** Latest trashed first. */
    listTrash: (accountId: string, page: Page): Promise<DesignPage> => listTrash(query, accountId, page),
    /** Permanently deletes a trashed design with its exports. Throws `not_found` if it is not in the trash. */
    async remove(accountId: string, id: string): Promise<Leftovers> {
      const removed = await database.write((transaction) =>
        removeTrashedDesigns(database, transaction, { accountId, ids: [id] }),
      )
      if (removed.thumbnailIds.length === 0) throw new Failure('not_found', { resource: 'design', id })
      return removed
    },
    /** Permanently deletes those of the designs that are in the trash, in one transaction. `thumbnailIds` has their IDs. */
    removeSeveral: (target: DesignSet): Promise<Leftovers> =>
      database.write((transaction) => removeTrashedDesigns(database, transaction, target)),
    /**
     * Empties the account's trash in batches, so that other writes do not wait for all of it. `thumbnailIds` has the IDs of the
     * removed designs. If it fails, designs removed before the failure stay removed.
     */
    async removeAllTrashed(accountId: string): Promise<Leftovers> {
      let all = NO_LEFTOVERS
      for (;;) {
        const removed = await database.write((transaction) =>
          removeTrashedDesigns(database, transaction, { accountId, limit: BATCH }),
        )
        const [thumbnailIds, fileSets] = [
          all.thumbnailIds.concat(removed.thumbnailIds),
          all.fileSets.concat(removed.fileSets),
        ]
        all = { ...all, thumbnailIds, fileSets }
        if (removed.thumbnailIds.length < BATCH) return all
      }
    },
    /**
     * Permanently deletes at most `limit` designs of all accounts that were trashed before `before`, longest trashed first.
     * `thumbnailIds` has their IDs.
     */
    purgeDue: (before: number, limit: number): Promise<Leftovers> =>
      database.write((transaction) => purgeDueDesigns(database, transaction, { before, limit })),
  }
}
