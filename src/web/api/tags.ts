import { queryOptions } from '@tanstack/react-query'
import { type Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type TagCount = Schemas['TagCount']

/** The API's limits, to report a long tag while it is typed. */
export const TAG_LIMITS = { items: 50, characters: 50 }

/** The tags in use, most used first. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }): Promise<readonly TagCount[]> => (await platen.listTags({ signal })).tags,
  staleTime: 60_000,
})
