import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  updateCachedDesign,
  type Design,
  findCachedDesign,
  snapshotLists,
  refreshDesigns,
  refreshDesignsLater,
  removeCachedDesigns,
  type Visibility,
} from '../../api/design-queries.ts'
import { runForAll, type BatchResult } from '../../api/run-for-all.ts'
import { changeDesignTags, moveDesigns, restoreDesigns, trashDesigns } from '../../api/bulk-designs.ts'
import { foldersQuery } from '../../api/folder-queries.ts'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { bulkText, moveTo, RESTORE, TAG, TRASH } from '../../parts/bulk-text.ts'
import { count, counted } from '../../parts/format-text.ts'
import { useToast } from '../../api/use-toast.ts'

export interface TaskProgress {
  readonly text: string
  readonly done: number
  readonly total: number
}

export interface TagsChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

type Designs = readonly Design[]

export interface DesignActions {
  readonly rename: (design: Design, title: string) => Promise<void>
  readonly changeTags: (designs: Designs, change: TagsChange) => Promise<void>
  readonly setVisibility: (designs: Designs, visibility: Visibility) => Promise<void>
  readonly duplicate: (designs: Designs) => Promise<void>
  /** Null is outside of folders. */
  readonly move: (ids: readonly string[], folderId: string | null) => Promise<void>
  /** Resolves to the designs that were moved. Calls `onHidden` once they have left the lists. */
  readonly trash: (designs: Designs, onHidden?: () => void) => Promise<Designs>
}

interface Task {
  readonly text: string
  readonly act: (design: Design) => Promise<unknown>
  /** Completes “Couldn’t …” for one design: `update the tags`. */
  readonly attempt: string
  /** The same for several designs, whose number follows, if the words differ: `update the tags of`. */
  readonly attemptOn?: string
}

export function useDesignActions(): readonly [DesignActions, TaskProgress | undefined] {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  const [progress, setProgress] = useState<TaskProgress>()
  const actions = useMemo(() => {
    const perform = async (designs: Designs, { text, act, ...attempt }: Task): Promise<BatchResult<Design>> => {
      const report = (done: number): void => setProgress({ text, done, total: designs.length })
      if (designs.length > 1) report(0)
      const result = await runForAll(designs, { act, ...(designs.length > 1 && { onProgress: report }) })
      setProgress(undefined)
      if (result.failed.length > 0) showError(describeFailure(result, attempt))
      return result
    }

    const change = async (
      designs: Designs,
      task: Omit<Task, 'act'> & {
        readonly changesFor: (design: Design) => Partial<Pick<Design, 'title' | 'tags' | 'visibility'>>
        readonly describeDone?: (designs: string) => string
      },
    ): Promise<void> => {
      const before = new Map(designs.map((design) => [design._id, findCachedDesign(queries, design._id) ?? design]))
      const changes = new Map([...before].map(([id, design]) => [id, task.changesFor(design)]))
      await queries.cancelQueries({ queryKey: ['designs'] })
      for (const [id, changed] of changes) updateCachedDesign(queries, id, (design) => ({ ...design, ...changed }))
      const act = async ({ _id: id }: Design): Promise<void> => {
        const { title, tags, visibility, revision, updatedAt } = await platen.updateDesign({
          id,
          body: changes.get(id) ?? {},
        })
        updateCachedDesign(queries, id, (design) => ({ ...design, title, tags, visibility, revision, updatedAt }))
      }
      const { done, failed } = await perform(designs, { ...task, act })
      for (const { item } of failed) updateCachedDesign(queries, item._id, (design) => before.get(item._id) ?? design)
      if (done.length > 1 && task.describeDone) showSuccess(task.describeDone(counted(done.length, 'design')))
      await refreshDesignsLater(queries)
    }

    const restore = async (ids: ReadonlySet<string>): Promise<void> => {
      const result = await restoreDesigns([...ids])
      if (result.done.size === 0) showError(bulkText(result, RESTORE))
      else showSuccess(bulkText(result, RESTORE))
      await refreshDesigns(queries)
    }

    /** The page of a single design shows the change at once, too. */
    const refreshOpenDesign = (): Promise<void> => queries.invalidateQueries({ queryKey: ['design'] })

    const nameOfFolder = async (id: string | null): Promise<string | undefined> => {
      if (id === null) return undefined
      const tree = await queries.query(foldersQuery).catch(() => undefined)
      return tree?.folders.find(({ _id }) => _id === id)?.name
    }

    const moveBack = async (before: Designs, moved: ReadonlySet<string>): Promise<void> => {
      const designs = before.filter(({ _id }) => moved.has(_id))
      for (const [folderId, together] of Map.groupBy(designs, (design) => design.folderId)) {
        const result = await moveDesigns([...idsOf(together)], folderId)
        if (result.done.size === 0) showError(bulkText(result, moveTo(await nameOfFolder(folderId))))
      }
      await Promise.all([refreshDesigns(queries), refreshOpenDesign()])
    }

    return {
      rename: (design, title) =>
        change([design], { text: 'Renaming', attempt: 'rename the design', changesFor: () => ({ title }) }),
      changeTags: async (designs, { add, remove }) => {
        const ids = idsOf(designs)
        await queries.cancelQueries({ queryKey: ['designs'] })
        const revert = snapshotLists(queries)
        for (const id of ids) {
          updateCachedDesign(queries, id, (design) => {
            const tags = [...new Set([...design.tags.filter((tag) => !remove.includes(tag)), ...add])]
            return { ...design, tags }
          })
        }
        const result = await changeDesignTags([...ids], { add, remove })
        if (result.done.size < ids.size) {
          revert()
          showError(bulkText(result, TAG))
        } else if (ids.size > 1) showSuccess(`Tags updated on ${counted(ids.size, 'design')}`)
        await Promise.all([refreshDesignsLater(queries), refreshOpenDesign()])
      },
      move: async (ids, folderId) => {
        const before = ids.flatMap((id) => findCachedDesign(queries, id) ?? [])
        const result = await moveDesigns(ids, folderId)
        const text = bulkText(result, moveTo(await nameOfFolder(folderId)))
        if (result.done.size === 0) showError(text)
        else showSuccess(text, { label: 'Undo', run: () => void moveBack(before, result.done) })
        await Promise.all([refreshDesigns(queries), refreshOpenDesign()])
      },
      setVisibility: (designs, visibility) =>
        change(designs, {
          text: 'Changing visibility',
          attempt: 'change the visibility',
          attemptOn: 'change the visibility of',
          changesFor: () => ({ visibility }),
          describeDone: (updated) => `${updated} are now ${visibility}`,
        }),
      duplicate: async (designs) => {
        const { done } = await perform(designs, {
          text: 'Duplicating',
          attempt: 'duplicate the design',
          attemptOn: 'duplicate',
          act: ({ _id: id }) => platen.duplicateDesign({ id }),
        })
        if (done.length > 0)
          showSuccess(done.length === 1 ? 'Duplicated' : `${counted(done.length, 'design')} duplicated`)
        await refreshDesigns(queries)
      },
      trash: async (designs, onHidden) => {
        await queries.cancelQueries({ queryKey: ['designs'] })
        const revert = snapshotLists(queries)
        removeCachedDesigns(queries, idsOf(designs))
        onHidden?.()
        const result = await trashDesigns([...idsOf(designs)])
        if (result.left > 0) {
          revert()
          removeCachedDesigns(queries, result.done)
        }
        const text = bulkText(result, TRASH)
        if (result.done.size === 0) showError(text)
        else showSuccess(text, { label: 'Undo', run: () => void restore(result.done) })
        await refreshDesigns(queries)
        return designs.filter(({ _id }) => result.done.has(_id))
      },
    } satisfies DesignActions
  }, [queries, showSuccess, showError])
  return [actions, progress]
}

function idsOf(designs: Designs): ReadonlySet<string> {
  return new Set(designs.map(({ _id }) => _id))
}

function describeFailure(
  { done, failed }: BatchResult<Design>,
  { attempt, attemptOn = attempt }: Pick<Task, 'attempt' | 'attemptOn'>,
): string {
  const total = done.length + failed.length
  const error = failed[0]?.error
  if (total === 1) return couldNot(attempt, error)
  const designs = counted(total, 'design')
  return couldNot(`${attemptOn} ${done.length === 0 ? designs : `${count(failed.length)} of ${designs}`}`, error)
}
