import { isFailure, Failure } from '../../failure.ts'
import type { RemoveLeftovers } from '../../exports/remove-leftovers.ts'
import { usableDesign } from '../../content/usable-design.ts'
import type { Audit } from '../../store/audit/audit-entry.ts'
import type { Design } from '../../store/records.ts'
import type { Store } from '../../store/store.ts'
import type { Actor, AuditBy } from '../audit/audit-by.ts'
import type { FileUrls } from '../files/file-urls.ts'
import { designAnswer, openedDesign, trashedDesign, trashTimes } from './describe-design.ts'
import { requireRevision, type Trash, type Trashing } from './design.ts'

interface TrashOptions {
  readonly store: Pick<Store, 'designs'>
  readonly urls: FileUrls
  readonly trashMs: number
  readonly now: () => number
  readonly auditBy: AuditBy
  readonly removeLeftovers: RemoveLeftovers
}

export function createTrash({ store, urls, trashMs, now, auditBy, removeLeftovers }: TrashOptions): Trash {
  const deletedBy =
    (caller: Actor) =>
    (ids: readonly string[]): Audit => {
      const [only] = ids
      const target = ids.length === 1 && only !== undefined ? { target: only } : {}
      return [auditBy(caller, { action: 'designs_deleted', ...target, details: { count: ids.length } })]
    }

  const trashing = (design: Parameters<typeof trashTimes>[0]): Trashing => ({
    _id: design.id,
    ...trashTimes(design, trashMs),
  })

  return {
    async trash(caller, id, expected) {
      const check = (current: { readonly revision: number }): void => requireRevision(current.revision, expected)
      return trashing(await store.designs.trash({ accountId: caller.accountId, id, now: now(), check }))
    },

    async trashAll(caller, ids) {
      const found = await store.designs.trashAll({ accountId: caller.accountId, ids, now: now() })
      return { trashed: found.map(trashing), notFound: absentFrom(idsOf(found), ids) }
    },

    async listTrash(caller, page) {
      const { designs, total } = await store.designs.listTrash(caller.accountId, page)
      return { designs: designs.map((design) => trashedDesign(design, { urls, trashMs })), total }
    },

    async restore(caller, id) {
      await store.designs.restore(caller.accountId, id)
      return openedDesign(usableDesign(id, await store.designs.findWithDocument(caller.accountId, id)), urls)
    },

    async restoreAll(caller, ids) {
      const found = await store.designs.restoreAll({ accountId: caller.accountId, ids })
      return { restored: found.map((design) => designAnswer(design, urls)), notFound: absentFrom(idsOf(found), ids) }
    },

    async removeTrashed(caller, id) {
      const leftovers = await store.designs
        .remove(caller.accountId, id, deletedBy(caller))
        .catch(async (error: unknown) => {
          const design = isFailure(error, 'not_found') && (await store.designs.find(caller.accountId, id))
          if (!design) throw error
          const reason = `Design "${id}" is not in the trash. Move it there with DELETE /api/designs/${id}.`
          throw new Failure('not_found', { resource: 'design', id, reason })
        })
      await removeLeftovers(leftovers)
    },

    async removeSeveralTrashed(caller, ids) {
      const leftovers = await store.designs.removeSeveral({
        accountId: caller.accountId,
        ids,
        audit: deletedBy(caller),
      })
      await removeLeftovers(leftovers)
      const notFound = absentFrom(leftovers.thumbnailIds, ids)
      return { deleted: absentFrom(notFound, ids), notFound }
    },

    async removeAllTrashed(caller) {
      const leftovers = await store.designs.removeAllTrashed({ accountId: caller.accountId, audit: deletedBy(caller) })
      await removeLeftovers(leftovers)
      return { removed: leftovers.thumbnailIds.length }
    },
  }
}

function idsOf(designs: readonly Design[]): string[] {
  return designs.map(({ id }) => id)
}

function absentFrom(found: readonly string[], ids: readonly string[]): string[] {
  const present = new Set(found)
  return ids.filter((id) => !present.has(id))
}
