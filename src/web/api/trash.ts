import { infiniteQueryOptions } from '@tanstack/react-query'
import { type Schemas } from '../../sdk/create-platen.ts'
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
