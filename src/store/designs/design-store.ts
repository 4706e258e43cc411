import { Failure } from '../../failure.ts'
import { type Database } from '../database.ts'
import { type DesignStore } from '../designs.ts'
import { createDesign } from './create-design.ts'
import { designById, findWithDocument, toDesign } from './design-row.ts'
import { listDesigns } from './list-designs.ts'
import { listPublic } from './list-public.ts'
import { listTags } from './list-tags.ts'
import { NO_LEFTOVERS } from '../leftovers.ts'
import { purgeDueDesigns, removeTrashedDesigns } from './remove-designs.ts'
import { listTrash, restoreDesign, trashDesign } from './trash-design.ts'
import { restoreDesigns, trashDesigns } from './trash-in-bulk.ts'
import { updateDesign } from './update-design.ts'

/** Designs removed in one transaction: as many as the sweep's. */
const BATCH = 200

/** The designs in this database. */
export function createDesignStore(database: Database): DesignStore {
  const { query } = database
  const untrashed = (id: string) => designById(query, id).where('trashed_at', 'is', null)
  const trashed = (id: string) => designById(query, id).where('trashed_at', 'is not', null)
  return {
    create: (design) => database.write((transaction) => createDesign(database, transaction, design)),
    async find(accountId, id) {
      const row = await designById(query, id).where('account_id', '=', accountId).executeTakeFirst()
      return row && toDesign(row)
    },
    findWithDocument: (accountId, id) => findWithDocument(designById(query, id).where('account_id', '=', accountId)),
    async findAny(id) {
      const row = await untrashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    findAnyWithDocument: (id) => findWithDocument(untrashed(id)),
    async findTrashed(id) {
      const row = await trashed(id).executeTakeFirst()
      return row && toDesign(row)
    },
    findTrashedWithDocument: (id) => findWithDocument(trashed(id)),
    list: (accountId, page) => listDesigns(query, accountId, page),
    listPublic: (page) => listPublic(query, page),
    listTags: (accountId, limit) => listTags(query, accountId, limit),
    update: (target, change) =>
      database.write((transaction) => updateDesign(database, transaction, { target, change })),
    trash: (target) => database.write((transaction) => trashDesign(database, transaction, target)),
    restore: (accountId, id) =>
      database.write((transaction) => restoreDesign(database, transaction, { accountId, id })),
    trashAll: (target) => database.write((transaction) => trashDesigns(database, transaction, target)),
    restoreAll: (target) => database.write((transaction) => restoreDesigns(database, transaction, target)),
    listTrash: (accountId, page) => listTrash(query, accountId, page),
    async remove(accountId, id) {
      const removed = await database.write((transaction) =>
        removeTrashedDesigns(database, transaction, { accountId, id, limit: 1 }),
      )
      if (removed.pictured.length === 0) throw new Failure('not_found', { resource: 'design', id })
      return removed
    },
    async removeAllTrashed(accountId) {
      let all = NO_LEFTOVERS
      for (;;) {
        const removed = await database.write((transaction) =>
          removeTrashedDesigns(database, transaction, { accountId, limit: BATCH }),
        )
        const [pictured, fileSets] = [all.pictured.concat(removed.pictured), all.fileSets.concat(removed.fileSets)]
        all = { ...all, pictured, fileSets }
        if (removed.pictured.length < BATCH) return all
      }
    },
    purgeDue: (before, limit) =>
      database.write((transaction) => purgeDueDesigns(database, transaction, { before, limit })),
  }
}
