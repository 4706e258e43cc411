import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type Usage = WebSchemas['Usage']

const EVERY_MS = 5_000

/** Asked again while it is looked at, for the minute under way. */
export function usageQuery(days: number) {
  return queryOptions({
    queryKey: ['usage', days],
    queryFn: ({ signal }) => dataOf(web.GET('/web/usage', { params: { query: { days } }, signal })),
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  })
}
