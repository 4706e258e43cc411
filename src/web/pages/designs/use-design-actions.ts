import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import {
  changeShown,
  type Design,
  findKnownDesign,
  keepShown,
  refreshDesigns,
  refreshDesignsLater,
  removeShown,
  type Visibility,
} from '../../api/designs.ts'
import { doToMany, type DoneToMany } from '../../api/do-to-many.ts'
import { bulkText, restoreDesigns, trashDesigns } from '../../api/bulk-designs.ts'
import { platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { counted } from '../../parts/format.ts'
import { useToast } from '../../parts/toast.tsx'

/** Something that is being done to several designs. */
export interface UnderWay {
  /** `Moving to the trash`. */
  readonly text: string
  readonly done: number
  readonly of: number
}

/** Tags to be added to designs and taken from them. */
export interface TagsChange {
  readonly add: readonly string[]
  readonly remove: readonly string[]
}

type Designs = readonly Design[]

/** What can be done to designs, one or several alike. What is done shows at once; what fails is taken back and told. */
export interface DesignActions {
  readonly rename: (design: Design, title: string) => Promise<void>
  readonly changeTags: (designs: Designs, change: TagsChange) => Promise<void>
  readonly setVisibility: (designs: Designs, visibility: Visibility) => Promise<void>
  readonly duplicate: (designs: Designs) => Promise<void>
  /** Resolves to those that are in the trash now. `onHidden` hears when they have left the lists. */
  readonly trash: (designs: Designs, onHidden?: () => void) => Promise<Designs>
}

interface Task {
  readonly text: string
  readonly act: (design: Design) => Promise<unknown>
  /** Told of those that were done: `moved to the trash`. */
  readonly was: string
  /** Told where it failed: `The name stays as it was.` */
  readonly not: string
}

export function useDesignActions(): readonly [DesignActions, UnderWay | undefined] {
  const queries = useQueryClient()
  const { say, fail } = useToast()
  const [underWay, setUnderWay] = useState<UnderWay>()
  const actions = useMemo(() => {
    const perform = async (designs: Designs, { text, act, was, not }: Task): Promise<DoneToMany<Design>> => {
      const report = (done: number): void => setUnderWay({ text, done, of: designs.length })
      if (designs.length > 1) report(0)
      const ended = await doToMany(designs, { act, ...(designs.length > 1 && { onProgress: report }) })
      setUnderWay(undefined)
      if (ended.failed.length > 0) fail(failureText(ended, { was, not }))
      return ended
    }

    /** Shows the change, has the service make it, and takes it back for those designs where it did not. */
    const change = async (
      designs: Designs,
      task: Omit<Task, 'act'> & {
        readonly to: (design: Design) => Partial<Pick<Design, 'title' | 'tags' | 'visibility'>>
      },
    ): Promise<void> => {
      const changes = new Map(
        designs.map((design) => [design._id, task.to(findKnownDesign(queries, design._id) ?? design)]),
      )
      const before = new Map(designs.map((design) => [design._id, findKnownDesign(queries, design._id) ?? design]))
      await queries.cancelQueries({ queryKey: ['designs'] })
      for (const [id, to] of changes) changeShown(queries, id, (design) => ({ ...design, ...to }))
      const act = async ({ _id: id }: Design): Promise<void> => {
        const { title, tags, visibility, revision, updatedAt } = await platen.updateDesign({
          id,
          body: changes.get(id) ?? {},
        })
        changeShown(queries, id, (design) => ({ ...design, title, tags, visibility, revision, updatedAt }))
      }
      const { done, failed } = await perform(designs, { ...task, act })
      for (const { item } of failed) changeShown(queries, item._id, (design) => before.get(item._id) ?? design)
      if (done.length > 1) say(`${counted(done.length, 'design')} ${task.was}.`)
      await refreshDesignsLater(queries)
    }

    const restore = async (ids: ReadonlySet<string>): Promise<void> => {
      const result = await restoreDesigns([...ids])
      if (result.done.size === 0) fail(bulkText(result, 'restored'))
      else say(bulkText(result, 'restored'))
      await refreshDesigns(queries)
    }

    return {
      rename: (design, title) =>
        change([design], { text: 'Renaming', to: () => ({ title }), was: 'renamed', not: 'The name stays as it was.' }),
      changeTags: (designs, { add, remove }) =>
        change(designs, {
          text: 'Changing tags',
          to: ({ tags }) => ({ tags: [...new Set([...tags.filter((tag) => !remove.includes(tag)), ...add])] }),
          was: 'tagged',
          not: 'The tags stay as they were.',
        }),
      setVisibility: (designs, visibility) =>
        change(designs, {
          text: 'Changing visibility',
          to: () => ({ visibility }),
          was: `made ${visibility}`,
          not: 'The visibility stays as it was.',
        }),
      duplicate: async (designs) => {
        const { done } = await perform(designs, {
          text: 'Duplicating',
          act: ({ _id: id }) => platen.duplicateDesign({ id }),
          was: 'duplicated',
          not: 'No copy was made.',
        })
        if (done.length > 0) say(done.length === 1 ? 'Duplicated.' : `${counted(done.length, 'design')} duplicated.`)
        await refreshDesigns(queries)
      },
      trash: async (designs, onHidden) => {
        await queries.cancelQueries({ queryKey: ['designs'] })
        const showAgain = keepShown(queries)
        removeShown(queries, idsOf(designs))
        onHidden?.()
        const result = await trashDesigns([...idsOf(designs)])
        if (result.left > 0) {
          showAgain()
          removeShown(queries, result.done)
        }
        const text = bulkText(result, 'moved to the trash')
        if (result.done.size === 0) fail(text)
        else say(text, { label: 'Undo', run: () => void restore(result.done) })
        await refreshDesigns(queries)
        return designs.filter(({ _id }) => result.done.has(_id))
      },
    } satisfies DesignActions
  }, [queries, say, fail])
  return [actions, underWay]
}

function idsOf(designs: Designs): ReadonlySet<string> {
  return new Set(designs.map(({ _id }) => _id))
}

/** What was done, what was not, and why, as the service tells it. */
function failureText({ done, failed }: DoneToMany<Design>, { was, not }: Pick<Task, 'was' | 'not'>): string {
  const reason = messageOf(failed[0]?.error)
  if (done.length + failed.length === 1) return `${not} ${reason}`
  if (done.length === 0) return `None of the ${counted(failed.length, 'design')} was ${was}. ${reason}`
  return `${counted(failed.length, 'design')} of ${done.length + failed.length} could not be ${was}. ${reason}`
}
