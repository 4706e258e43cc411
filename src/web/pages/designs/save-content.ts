import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { PlatenProblem } from '../../../sdk/create-platen.ts'
import { designQuery, type OpenDesign, refreshDesignsLater } from '../../api/design-queries.ts'
import { platen } from '../../api/platen.ts'
import { couldNot } from '../../api/explain-error.ts'
import { useToast } from '../../api/use-toast.ts'
import { type DesignEdits, updateRequest } from './update-request.ts'

export function isStale(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'stale_revision'
}

export function useSaveContent(onSaved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { showSuccess, showError } = useToast()
  return useMutation({
    mutationFn: async (edits: DesignEdits): Promise<OpenDesign> => platen.updateDesign(updateRequest(edits)),
    onSuccess: async (design) => {
      onSaved()
      showSuccess('Saved')
      queries.setQueryData(designQuery(design._id).queryKey, design)
      await navigate({ to: '/designs/$id', params: { id: design._id } })
      await refreshDesignsLater(queries)
    },
    // The form shows a conflict itself, with a way to resolve it.
    onError: (error) => {
      if (!isStale(error)) showError(couldNot('save', error))
    },
  })
}

export function useLoadLatest(id: string, onLoaded: (design: OpenDesign) => void) {
  const queries = useQueryClient()
  const { showError } = useToast()
  return useMutation({
    mutationFn: () => queries.query({ ...designQuery(id), staleTime: 0 }),
    onSuccess: onLoaded,
    onError: (error) => showError(couldNot('load the latest version', error)),
  })
}
