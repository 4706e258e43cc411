import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshDesigns } from '../../api/design-queries.ts'
import { type BulkResult, deleteDesigns, restoreDesigns } from '../../api/bulk-designs.ts'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { removeCachedTrash, snapshotTrash, type TrashedDesign } from '../../api/trash-queries.ts'
import { type BulkAction, bulkText, DELETE, RESTORE } from '../../parts/bulk-text.ts'
import { counted } from '../../parts/format-text.ts'
import { useToast } from '../../api/use-toast.ts'

type Designs = readonly TrashedDesign[]

interface Change {
  readonly request: (ids: readonly string[]) => Promise<BulkResult>
  readonly action: BulkAction
}

export function useTrashActions() {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  const [isBusy, setBusy] = useState(false)

  const hide = async (designs: Designs): Promise<() => void> => {
    setBusy(true)
    await queries.cancelQueries({ queryKey: ['trash'] })
    const revert = snapshotTrash(queries)
    removeCachedTrash(queries, designs)
    return revert
  }

  const change = async (designs: Designs, { request, action }: Change): Promise<void> => {
    const revert = await hide(designs)
    const result = await request(designs.map(({ _id }) => _id))
    setBusy(false)
    if (result.left > 0) {
      revert()
      removeCachedTrash(
        queries,
        designs.filter(({ _id }) => result.done.has(_id)),
      )
    }
    if (result.done.size === 0) showError(bulkText(result, action))
    else showSuccess(designs.length === 1 ? `“${designs[0]?.title ?? ''}” ${action.was}` : bulkText(result, action))
    await refreshDesigns(queries)
  }
  const restore = (designs: Designs) => change(designs, { request: restoreDesigns, action: RESTORE })
  const remove = (designs: Designs) => change(designs, { request: deleteDesigns, action: DELETE })

  const empty = async (): Promise<void> => {
    setBusy(true)
    try {
      const { removed } = await platen.emptyTrash()
      showSuccess(`${counted(removed, 'design')} permanently deleted`)
    } catch (error) {
      showError(couldNot('empty the trash', error))
    }
    setBusy(false)
    await refreshDesigns(queries)
  }

  return { isBusy, restore, remove, empty }
}
