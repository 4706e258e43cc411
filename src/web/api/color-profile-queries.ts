import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

/** Change only when the service is restarted. */
export const colorProfilesQuery = queryOptions({
  queryKey: ['color-profiles'],
  queryFn: async ({ signal }): Promise<readonly Schemas['ColorProfile'][]> =>
    (await platen.listColorProfiles({ signal })).colorProfiles,
  staleTime: Infinity,
})
