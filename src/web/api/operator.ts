import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type ServiceSummary = WebSchemas['ServiceSummary']
export type WatchedAccount = WebSchemas['WatchedAccount']
export type WatchedExport = WebSchemas['WatchedExport']

/** Of lists with pages. */
export const PAGE_SIZE = 25

const EVERY_MS = 5_000

export const summaryQuery = queryOptions({
  queryKey: ['operator', 'summary'],
  queryFn: ({ signal }) => dataOf(web.GET('/web/operator/summary', { signal })),
  refetchInterval: EVERY_MS,
})

/** `page` counts from 1. */
export function accountsQuery({ q, page }: { readonly q: string; readonly page: number }) {
  const query = { ...(q !== '' && { q }), limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  return queryOptions({
    queryKey: ['operator', 'accounts', q, page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/accounts', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  })
}

export function watchedExportsQuery({
  status,
  page,
}: {
  readonly status: WatchedExport['status']
  readonly page: number
}) {
  const query = { status, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
  return queryOptions({
    queryKey: ['operator', 'exports', status, page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/exports', { params: { query }, signal })),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  })
}

export interface AccountChange {
  readonly id: string
  readonly plan: string
  readonly role: WatchedAccount['role']
}

export function useChangeAccount() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: AccountChange) =>
      dataOf(web.PATCH('/web/operator/accounts/{id}', { params: { path: { id } }, body })),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  })
}
