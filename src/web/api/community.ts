import { infiniteQueryOptions } from '@tanstack/react-query'
import { platen } from './platen.ts'

const PAGE = 60

/** Public designs of all accounts, most recently updated first. */
export function communityQuery(q: string) {
  return infiniteQueryOptions({
    queryKey: ['community', q],
    queryFn: ({ pageParam, signal }) =>
      platen.listCommunity({ ...(q && { q }), limit: PAGE, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { designs }) => count + designs.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: (before) => before,
  })
}
