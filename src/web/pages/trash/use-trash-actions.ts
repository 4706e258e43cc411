import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesigns } from '../../api/designs.ts'
import { bulkText, restoreDesigns } from '../../api/bulk-designs.ts'
import { doToMany } from '../../api/do-to-many.ts'
import { platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { hideTrashed, keepTrash, type TrashedDesign } from '../../api/trash.ts'
import { counted } from '../../parts/format.ts'
import { useToast } from '../../parts/toast.tsx'

type Designs = readonly TrashedDesign[]

/** Actions on designs in the trash. The designs leave the list at once, and return to it if the action fails. */
export function useTrashActions() {
  const queries = useQueryClient()
  const { say, fail } = useToast()
  const [isBusy, setBusy] = useState(false)

  const hide = async (designs: Designs): Promise<() => void> => {
    setBusy(true)
    await queries.cancelQueries({ queryKey: ['trash'] })
    const showAgain = keepTrash(queries)
    hideTrashed(queries, designs)
    return showAgain
  }

  const restore = async (designs: Designs): Promise<void> => {
    const showAgain = await hide(designs)
    const result = await restoreDesigns(designs.map(({ _id }) => _id))
    setBusy(false)
    if (result.left > 0) {
      showAgain()
      hideTrashed(
        queries,
        designs.filter(({ _id }) => result.done.has(_id)),
      )
    }
    if (result.done.size === 0) fail(bulkText(result, 'restored'))
    else say(designs.length === 1 ? `“${designs[0]?.title ?? ''}” restored.` : bulkText(result, 'restored'))
    await refreshDesigns(queries)
  }

  const remove = async (designs: Designs): Promise<void> => {
    const showAgain = await hide(designs)
    const { done, failed } = await doToMany(designs, { act: ({ _id: id }) => platen.removeTrashedDesign({ id }) })
    setBusy(false)
    if (failed.length > 0) {
      showAgain()
      hideTrashed(queries, done)
      const subject = designs.length === 1 ? 'It' : `${counted(failed.length, 'design')} of ${designs.length}`
      fail(`${subject} could not be deleted permanently. ${messageOf(failed[0]?.error)}`)
    }
    if (done.length > 0) {
      say(`${done.length === 1 ? `“${done[0]?.title ?? ''}”` : counted(done.length, 'design')} deleted permanently.`)
    }
    await refreshDesigns(queries)
  }

  const empty = async (): Promise<void> => {
    setBusy(true)
    try {
      const { removed } = await platen.emptyTrash()
      say(`${counted(removed, 'design')} deleted permanently.`)
    } catch (error) {
      fail(`The trash was not emptied. ${messageOf(error)}`)
    }
    setBusy(false)
    await refreshDesigns(queries)
  }

  return { isBusy, restore, remove, empty }
}
