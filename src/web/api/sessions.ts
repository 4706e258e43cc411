import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type Session = WebSchemas['Session']

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/sessions', { signal })),
})

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => dataOf(web.DELETE('/web/sessions/{id}', { params: { path: { id } } })),
    // Not awaited, so that the component's own callbacks run while it is still mounted.
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(web.DELETE('/web/sessions')),
    onSettled: () => void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  })
}
