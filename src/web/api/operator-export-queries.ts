import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ExportErrorCode } from './export-error-codes.ts'
import { isInProgress } from './export-queries.ts'
import { POLL_MS, slice } from './operator-queries.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export type WatchedExport = WebSchemas['WatchedExport']
export type WatchedExportDetails = WebSchemas['WatchedExportDetails']
export type WatchedStatus = 'queued' | 'processing' | 'failed'

export interface WatchedExportFilter {
  readonly status: WatchedStatus
  readonly q?: string
  readonly code?: ExportErrorCode
  /** Milliseconds before each request: the list moves with the clock. */
  readonly lastMs?: number
  /** In ISO 8601. */
  readonly from?: string
  readonly to?: string
  /** 1-based. */
  readonly page: number
}

export function watchedExportsQuery(filter: WatchedExportFilter) {
  const { page, lastMs, ...rest } = filter
  return queryOptions({
    queryKey: ['operator', 'exports', filter.status, filter],
    queryFn: ({ signal }) => {
      const since = lastMs !== undefined && { from: new Date(Date.now() - lastMs).toISOString() }
      return dataOf(
        web.GET('/web/operator/exports', { params: { query: { ...rest, ...since, ...slice(page) } }, signal }),
      )
    },
    refetchInterval: POLL_MS,
    placeholderData: (known, before) => (before?.queryKey[2] === filter.status ? known : undefined),
  })
}

/** Polls while the export is in progress. */
export function watchedExportQuery(id: string) {
  return queryOptions({
    queryKey: ['operator', 'export', id],
    queryFn: ({ signal }) => dataOf(web.GET('/web/operator/exports/{id}', { params: { path: { id } }, signal })),
    refetchInterval: ({ state }) => (state.data && isInProgress(state.data) ? RETRY_POLL_MS : false),
  })
}

const RETRY_POLL_MS = 1_000

export function useRetryWatchedExport() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => dataOf(web.POST('/web/operator/exports/{id}/retry', { params: { path: { id } } })),
    onSuccess: (retried) => queries.setQueryData(watchedExportQuery(retried._id).queryKey, retried),
    onSettled: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  })
}
