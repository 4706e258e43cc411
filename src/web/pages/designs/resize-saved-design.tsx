import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { designQuery, type OpenDesign, refreshDesigns } from '../../api/design-queries.ts'
import { couldNot } from '../../api/explain-error.ts'
import { platen } from '../../api/platen.ts'
import { useToast } from '../../api/use-toast.ts'
import { isStale, ResizeDialog, type Resizing } from './resize-dialog.tsx'
import { sizeIn } from '../../parts/sizes.ts'

/** Loads the design first. A copy is opened. */
export function ResizeDesignById({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: design } = useQuery(designQuery(id))
  return design && <ResizeSavedDesign design={design} onClose={onClose} />
}

export function ResizeSavedDesign({ design, onClose }: { design: OpenDesign; onClose: () => void }) {
  const resizing = useResize(design, onClose)
  const { isPending, variables, error } = resizing
  return (
    <ResizeDialog
      design={design}
      onChange={(chosen) => resizing.mutate({ ...chosen, way: 'change' })}
      onCopy={(chosen) => resizing.mutate({ ...chosen, way: 'copy' })}
      busy={isPending ? variables.way : undefined}
      error={error}
      onClose={onClose}
    />
  )
}

interface Way extends Resizing {
  readonly way: 'change' | 'copy'
}

function useResize(design: OpenDesign, onDone: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  const { _id: id } = design
  const show = async (changed: OpenDesign): Promise<void> => {
    queries.setQueryData(designQuery(changed._id).queryKey, changed)
    await refreshDesigns(queries)
  }
  const undo = async (resized: OpenDesign): Promise<void> => {
    const { width, height, document } = design
    try {
      await show(await platen.updateDesign({ id, body: { width, height, document }, ifMatch: `"${resized.revision}"` }))
    } catch (error) {
      showError(couldNot('undo the resize', error))
    }
  }
  return useMutation({
    mutationFn: ({ size: { width, height }, way }: Way): Promise<OpenDesign> =>
      way === 'copy'
        ? platen.duplicateDesign({ id, body: { width, height } })
        : platen.resizeDesign({ id, body: { width, height }, ifMatch: `"${design.revision}"` }),
    onSuccess: async (resized, { unit }) => {
      onDone()
      const size = sizeIn(resized, unit)
      if (resized._id === id) showSuccess(`Resized to ${size}`, { label: 'Undo', run: () => void undo(resized) })
      else showSuccess(`Copy resized to ${size}`)
      await show(resized)
      if (resized._id !== id) await navigate({ to: '/designs/$id', params: { id: resized._id } })
    },
    onError: async (error) => {
      if (isStale(error)) await queries.invalidateQueries({ queryKey: designQuery(id).queryKey })
    },
  })
}
