import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { SESSION_KEY } from './session-queries.ts'
import { dataOf, web } from './web.ts'

/** The new email that waits for its confirmation. */
export const emailChangeQuery = queryOptions({
  queryKey: ['email-change'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/account/email-change', { signal })),
  // Another device may confirm it.
  staleTime: 0,
})

export function useCancelEmailChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(web.DELETE('/web/account/email-change')),
    onSettled: () => void queries.invalidateQueries({ queryKey: emailChangeQuery.queryKey }),
  })
}

/** Updates the session of this browser, if it is of the same account. */
export function useConfirmEmail() {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (token: string) => dataOf(web.POST('/web/account/email-change/confirm', { body: { token } })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: SESSION_KEY })
      await queries.invalidateQueries({ queryKey: emailChangeQuery.queryKey })
      await router.invalidate()
    },
  })
}
