import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type TrashedDesign = Schemas['TrashedDesign']

const PAGE_LENGTH = 100

export const trashQuery = infiniteQueryOptions({
  queryKey: ['trash'],
  queryFn: ({ pageParam, signal }) => platen.listTrash({ limit: PAGE_LENGTH, offset: pageParam, signal }),
  initialPageParam: 0,
  getNextPageParam: (last, _pages, offset) => {
    const next = offset + last.designs.length
    return last.designs.length > 0 && next < last.total ? next : undefined
  },
})

export function snapshotTrash(queries: QueryClient): () => void {
  const before = queries.getQueryData(trashQuery.queryKey)
  return () => void queries.setQueryData(trashQuery.queryKey, before)
}

export function removeCachedTrash(queries: QueryClient, designs: readonly TrashedDesign[]): void {
  const ids = new Set(designs.map(({ _id }) => _id))
  queries.setQueryData(
    trashQuery.queryKey,
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          designs: page.designs.filter(({ _id }) => !ids.has(_id)),
          total: page.total - ids.size,
        })),
      },
  )
}
