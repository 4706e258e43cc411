import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type AuditEntry = WebSchemas['AuditEntry']
export type AuditAction = AuditEntry['action']

const PAGE_SIZE = 25

export interface AuditFilter {
  readonly account?: string
  readonly action?: AuditAction
  /** Only entries of the last days. */
  readonly days?: number
}

const DAY_MS = 86_400_000

/** `page` is 1-based. */
export function auditQuery({ days, ...filter }: AuditFilter, page: number) {
  return queryOptions({
    queryKey: ['operator', 'audit', filter, days, page],
    queryFn: ({ signal }) => {
      const from = days === undefined ? {} : { from: new Date(Date.now() - days * DAY_MS).toISOString() }
      const query = { ...filter, ...from, ...slice(page) }
      return dataOf(web.GET('/web/operator/audit', { params: { query }, signal }))
    },
    placeholderData: keepPreviousData,
    // Other people and the command line change it too.
    staleTime: 0,
  })
}

/** `page` is 1-based. */
export function activityQuery(page: number) {
  return queryOptions({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => dataOf(web.GET('/web/activity', { params: { query: slice(page) }, signal })),
    placeholderData: keepPreviousData,
    // Other people and the command line change it too.
    staleTime: 0,
  })
}

function slice(page: number): { limit: number; offset: number } {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
}
