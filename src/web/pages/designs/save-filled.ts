import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { fillDocument } from '../../../document/fill-document.ts'
import { isFailure } from '../../../failure.ts'
import { PlatenProblem, type Schemas } from '../../../sdk/create-platen.ts'
import { designQuery, type OpenDesign, refreshDesignsLater } from '../../api/designs.ts'
import { platen } from '../../api/platen.ts'
import { messageOf } from '../../api/problem.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { useToast } from '../../parts/toast.tsx'
import { type SlotData } from '../studio/slot-values.ts'

/** A design as it was when the filling began, and what was filled in since. */
export interface DesignFilling {
  readonly design: OpenDesign
  readonly data: SlotData
}

/** Somebody else, or another window, has changed it meanwhile. */
export function isStale(error: unknown): boolean {
  return error instanceof PlatenProblem && error.code === 'stale_revision'
}

/**
 * What is sent to have it saved. Placeholders that nobody filled stay such, to be filled another time.
 *
 * @throws {Failure} `invalid_input` for a value that does not fit
 */
export function changeOf({ design, data }: DesignFilling) {
  const document = fillDocument(checkedDocument(design.document), data, 'leave') as Schemas['Document']
  return { id: design._id, body: { document }, ifMatch: `"${design.revision}"` }
}

/** Saves, and shows the design. `onSaved` hears of it when that is done. */
export function useSaveFilled(onSaved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { say, fail } = useToast()
  return useMutation({
    mutationFn: async (filling: DesignFilling): Promise<OpenDesign> => platen.updateDesign(changeOf(filling)),
    onSuccess: async (design) => {
      say('Saved.')
      queries.setQueryData(designQuery(design._id).queryKey, design)
      await navigate({ to: '/designs/$id', params: { id: design._id } })
      onSaved()
      await refreshDesignsLater(queries)
    },
    // What is stale, and what does not fit a slot, is told in the form.
    onError: (error) => {
      if (!isStale(error) && !isFailure(error, 'invalid_input')) fail(`Nothing was saved. ${messageOf(error)}`)
    },
  })
}

/** Reads the design as it is by now. */
export function useLoadNewest(id: string, onLoaded: (design: OpenDesign) => void) {
  const queries = useQueryClient()
  const { fail } = useToast()
  return useMutation({
    mutationFn: () => queries.query({ ...designQuery(id), staleTime: 0 }),
    onSuccess: onLoaded,
    onError: (error) => fail(`It could not be loaded. ${messageOf(error)}`),
  })
}
