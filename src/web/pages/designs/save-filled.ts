import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { fillDocument } from '../../../document/fill-document.ts'
import { isFailure } from '../../../failure.ts'
import { PlatenProblem, type Schemas } from '../../../sdk/create-platen.ts'
import { designQuery, type OpenDesign, refreshDesignsLater } from '../../api/designs.ts'
import { platen } from '../../api/platen.ts'
import { inForm, messageOf } from '../../api/problem.ts'
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

/** Saves, and shows the design. */
export function useSaveFilled(onSaved: () => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { say, fail } = useToast()
  return useMutation({
    mutationFn: async (filling: DesignFilling): Promise<OpenDesign> => platen.updateDesign(changeOf(filling)),
    onSuccess: async (design) => {
      onSaved()
      say('Saved.')
      queries.setQueryData(designQuery(design._id).queryKey, design)
      await navigate({ to: '/designs/$id', params: { id: design._id } })
      await refreshDesignsLater(queries)
    },
    // What is stale is told in the form, where something can be done about it.
    onError: (error) => {
      if (!isStale(error)) fail(`Nothing was saved. ${reasonOf(error)}`)
    },
  })
}

function reasonOf(error: unknown): string {
  const told = isFailure(error, 'invalid_input') ? error.details.issues[0]?.detail : undefined
  return told === undefined ? messageOf(error) : inForm(told)
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
