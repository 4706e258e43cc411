import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { designQuery, type OpenDesign, refreshDesignsLater } from './design-queries.ts'
import { platen } from './platen.ts'

export type Version = Schemas['Version']
export type OpenVersion = Schemas['OpenVersion']

export const VERSION_NAME_CHARACTERS = 100

const PAGE_LENGTH = 100

export function versionsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['versions', id],
    queryFn: ({ pageParam, signal }) => platen.listVersions({ id, limit: PAGE_LENGTH, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + last.versions.length
      return last.versions.length > 0 && next < last.total ? next : undefined
    },
  })
}

/** The document of a revision never changes. */
export function versionQuery(id: string, revision: number) {
  return queryOptions({
    queryKey: ['version', id, revision],
    queryFn: ({ signal }): Promise<OpenVersion> => platen.getVersion({ id, revision, signal }),
    staleTime: Infinity,
  })
}

export async function refreshVersions(queries: QueryClient, id: string): Promise<void> {
  await queries.invalidateQueries({ queryKey: versionsQuery(id).queryKey })
}

/** Makes the version's document and size the current ones. */
export async function restoreVersion(queries: QueryClient, id: string, revision: number): Promise<OpenDesign> {
  const design = await platen.restoreVersion({ id, revision })
  queries.setQueryData(designQuery(id).queryKey, design)
  await Promise.all([refreshVersions(queries, id), refreshDesignsLater(queries)])
  return design
}
