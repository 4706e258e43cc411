import { Failure } from '../../failure.ts'
import { ofActiveAccount } from '../accounts/active-account.ts'
import type { Database } from '../database.ts'
import { type Leftovers, NO_LEFTOVERS } from '../leftovers.ts'
import type { Design, DesignWithDocument, Page } from '../records.ts'
import { changeTags, moveDesigns, type TagsTarget } from './change-in-bulk.ts'
import { createDesign, type NewDesign } from './create-design.ts'
import { designById, findWithDocument, toDesign } from './design-row.ts'
import { type DesignPage, type DesignQuery, listDesigns } from './list-designs.ts'
import { type CommunityQuery, listPublic } from './list-public.ts'
import { listTags, type TagCount } from './list-tags.ts'
import { listRecent, recordOpening } from './list-recent.ts'
import { purgeDueDesigns, removeTrashedDesigns, type Removal } from './remove-designs.ts'
import { listTrash, restoreDesign, trashDesign, type TrashTarget } from './trash-design.ts'
import { type DesignSet, restoreDesigns, trashDesigns } from './trash-in-bulk.ts'
import { type DesignChange, updateDesign, type UpdateTarget } from './update-design.ts'

const BATCH = 200

export type DesignStore = ReturnType<typeof createDesignStore>

export function createDesignStore(database: Database) {
  const { query } = database
  const ofAny = (id: string) => designById(query, id).where(ofActiveAccount('designs'))
  const untrashed = (id: string) => ofAny(id).where('trashed_at', 'is', null)
  const trashed = (id: string) => ofAny(id).where('trashed_at', 'is not', null)
  return {
    /** Returns an existing design with this ID unchanged. */
    create: (design: NewDesign): Promise<DesignWithDocument> =>
      database.write((transaction) => createDesign(database, transaction, design)),
    /** Includes trashed designs. */
    async find(accountId: string, id: string): Promise<Design | undefined> {
      const row = await designById(query, id).where('account_id', '=', accountId).executeTakeFirst()
      return row && toDesign(row)
    },
    findWithDocument: (accountId: string, id: string): Promise<DesignWithDocument | undefined> =>
      findWithDocument(designById(query, id).where('account_id', '=', accountId)),
    /** Finds an untrashed design of any account that is not suspended, for signed URLs. */
    async findAny(id: string): Promise<Design | undefined> {
      const row = await untrashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    findAnyWithDocument: (id: string): Promise<DesignWithDocument | undefined> => findWithDocument(untrashed(id)),
    async findTrashed(id: string): Promise<Design | undefined> {
      const row = await trashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    findEvenTrashedWithDocument: (id: string): Promise<DesignWithDocument | undefined> => findWithDocument(ofAny(id)),
    /** Excludes trashed designs. Without filters, the total is not counted but read from the account. */
    list: (accountId: string, request: DesignQuery): Promise<DesignPage> => listDesigns(database, accountId, request),
    /** Lists public designs of all accounts, last modified first. Excludes trashed designs. */
    listPublic: (request: CommunityQuery): Promise<DesignPage> => listPublic(query, request),
    /** Lists the most used tags first, ties by their bytes. Excludes trashed designs. */
    listTags: (accountId: string, limit: number): Promise<readonly TagCount[]> => listTags(query, accountId, limit),
    /** `change` may throw and may run again, so it must have no effects. Throws `not_found`, `design_trashed`. */
    update: (
      target: UpdateTarget,
      change: (current: DesignWithDocument) => DesignChange,
    ): Promise<DesignWithDocument> =>
      database.write((transaction) => updateDesign(database, transaction, { target, change })),
    /** Returns a trashed design unchanged. Throws `not_found`. */
    trash: (target: TrashTarget): Promise<Design> =>
      database.write((transaction) => trashDesign(database, transaction, target)),
    /** Returns a design outside the trash unchanged. Throws `not_found`. */
    restore: (accountId: string, id: string): Promise<Design> =>
      database.write((transaction) => restoreDesign(database, transaction, { accountId, id })),
    /** Returns the designs found, in the order of `ids`. */
    trashAll: (target: DesignSet & { readonly now: number }): Promise<readonly Design[]> =>
      database.write((transaction) => trashDesigns(database, transaction, target)),
    /** Returns the designs found, in the order of `ids`. */
    restoreAll: (target: DesignSet): Promise<readonly Design[]> =>
      database.write((transaction) => restoreDesigns(database, transaction, target)),
    /** Skips trashed designs. Returns the designs found, in the order of `ids`. */
    changeTags: (target: TagsTarget): Promise<readonly Design[]> =>
      database.write((transaction) => changeTags(database, transaction, target)),
    /** Skips trashed designs. Returns the designs found, in the order of `ids`. Throws `not_found` for the folder. */
    moveAll: (target: DesignSet & { readonly folderId: string | null }): Promise<readonly Design[]> =>
      database.write((transaction) => moveDesigns(database, transaction, target)),
    /** Throws `not_found`, also for a design in the trash. */
    recordOpening: (opening: {
      readonly accountId: string
      readonly id: string
      readonly now: number
    }): Promise<void> => database.write((transaction) => recordOpening(database, transaction, opening)),
    /** Lists designs that were opened, the last one first. Excludes trashed designs. */
    listRecent: (accountId: string, page: Page): Promise<DesignPage> => listRecent(query, accountId, page),
    listTrash: (accountId: string, page: Page): Promise<DesignPage> => listTrash(query, accountId, page),
    /** Deletes a trashed design and its exports. Throws `not_found` if it is not in the trash. */
    async remove(accountId: string, id: string, audit?: Removal['audit']): Promise<Leftovers> {
      const removed = await database.write((transaction) =>
        removeTrashedDesigns(database, transaction, { accountId, ids: [id], ...(audit && { audit }) }),
      )
      if (removed.thumbnailIds.length === 0) throw new Failure('not_found', { resource: 'design', id })
      return removed
    },
    removeSeveral: (target: DesignSet & Removal): Promise<Leftovers> =>
      database.write((transaction) => removeTrashedDesigns(database, transaction, target)),
    /** Deletes in batches, so that other writes do not wait long. After a failure, earlier batches remain deleted. */
    async removeAllTrashed(removal: Removal): Promise<Leftovers> {
      let all = NO_LEFTOVERS
      for (;;) {
        const removed = await database.write((transaction) =>
          removeTrashedDesigns(database, transaction, { ...removal, limit: BATCH }),
        )
        const thumbnailIds = all.thumbnailIds.concat(removed.thumbnailIds)
        const fileSets = all.fileSets.concat(removed.fileSets)
        all = { ...all, thumbnailIds, fileSets }
        if (removed.thumbnailIds.length < BATCH) return all
      }
    },
    /** Deletes at most `limit` designs trashed before `before`, longest trashed first. */
    purgeDue: (before: number, limit: number): Promise<Leftovers> =>
      database.write((transaction) => purgeDueDesigns(database, transaction, { before, limit })),
  }
}
