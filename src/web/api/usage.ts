import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type Usage = WebSchemas['Usage']

const POLL_MS = 5_000

/** Polls, for the current minute. */
export function usageQuery(days: number) {
  return queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => dataOf(web.GET('/web/usage', { params: { query: { days } }, signal })),
    refetchInterval: POLL_MS,
    placeholderData: keepPreviousData,
  })
}
