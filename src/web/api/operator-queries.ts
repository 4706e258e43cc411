import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { sessionQuery } from './session-queries.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export type ServiceSummary = WebSchemas['ServiceSummary']
export type WatchedAccount = WebSchemas['WatchedAccount']

export const PAGE_SIZE = 25

export const POLL_MS = 5_000

export const summaryQuery = queryOptions({
  queryKey: ['operator', 'summary'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/operator/summary', { signal })),
  refetchInterval: POLL_MS,
})

/** `page` is 1-based. */
export function accountsQuery({ q, page }: { readonly q: string; readonly page: number }) {
  const query = { ...(q !== '' && { q }), ...slice(page) }
  return queryOptions({
    queryKey: ['operator', 'accounts', q, page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/accounts', { params: { query }, signal })),
    placeholderData: keepPreviousData,
    // Other people and the command line change it too.
    staleTime: 0,
  })
}

/** Returns the query parameters of a page, counted from 1. */
export function slice(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}

export interface AccountChange {
  readonly id: string
  readonly plan?: string
  readonly role?: WatchedAccount['role']
}

export function useChangeAccount() {
  const queries = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: ({ id, ...body }: AccountChange) =>
      dataOf(web.PATCH('/web/operator/accounts/{id}', { params: { path: { id } }, body })),
    onSuccess: async () => {
      // Owners can demote themselves, and then lose access to this page.
      const { account } = await queries.query({ ...sessionQuery, staleTime: 0 })
      if (account?.role !== 'owner') await router.navigate({ to: '/designs', search: {} })
      await router.invalidate()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  })
}

export function useRemoveTwoFactor() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(web.DELETE('/web/operator/accounts/{id}/two-factor', { params: { path: { id } } })),
    // Not awaited, so that the component's own callbacks run while it is still mounted.
    onSettled: () => void queries.invalidateQueries({ queryKey: ['operator'] }),
  })
}

export function useCreateResetLink() {
  return useMutation({
    mutationFn: (id: string) =>
      dataOf(web.POST('/web/operator/accounts/{id}/reset-link', { params: { path: { id } } })),
    // Drops the link as soon as the dialog that shows it closes.
    gcTime: 0,
  })
}
