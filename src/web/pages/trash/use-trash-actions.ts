import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesigns } from '../../api/designs.ts'
import { doToMany } from '../../api/do-to-many.ts'
import { platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { hideTrashed, keepTrash, type TrashedDesign } from '../../api/trash.ts'
import { counted } from '../../parts/format.ts'
import { useToast } from '../../parts/toast.tsx'

type Designs = readonly TrashedDesign[]

/** What can be done with designs in the trash. They leave the list at once, and come back where it failed. */
export function useTrashActions() {
  const queries = useQueryClient()
  const { say, fail } = useToast()
  const [isBusy, setBusy] = useState(false)

  const takeOut = async (
    designs: Designs,
    task: { act: (id: string) => Promise<unknown>; was: string },
  ): Promise<void> => {
    setBusy(true)
    await queries.cancelQueries({ queryKey: ['trash'] })
    const showAgain = keepTrash(queries)
    hideTrashed(queries, designs)
    const { done, failed } = await doToMany(designs, { act: ({ _id }) => task.act(_id) })
    setBusy(false)
    if (failed.length > 0) {
      showAgain()
      hideTrashed(queries, done)
      const told = designs.length === 1 ? 'It' : `${counted(failed.length, 'design')} of ${designs.length}`
      fail(`${told} could not be ${task.was}. ${messageOf(failed[0]?.error)}`)
    }
    if (done.length > 0)
      say(`${done.length === 1 ? `“${done[0]?.title ?? ''}”` : counted(done.length, 'design')} ${task.was}.`)
    await refreshDesigns(queries)
  }

  return {
    isBusy,
    restore: (designs: Designs) => takeOut(designs, { act: (id) => platen.restoreDesign({ id }), was: 'restored' }),
    remove: (designs: Designs) =>
      takeOut(designs, { act: (id) => platen.removeTrashedDesign({ id }), was: 'deleted for good' }),
    empty: async (): Promise<void> => {
      setBusy(true)
      try {
        const { removed } = await platen.emptyTrash()
        say(`${counted(removed, 'design')} deleted for good.`)
      } catch (error) {
        fail(`The trash was not emptied. ${messageOf(error)}`)
      }
      setBusy(false)
      await refreshDesigns(queries)
    },
  }
}
