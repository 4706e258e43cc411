import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type Design = Schemas['Design']
export type OpenDesign = Schemas['OpenDesign']
export type Visibility = Schemas['Visibility']

export interface DesignsFilter {
  readonly q?: string
  /** The designs have all of them. */
  readonly tag?: readonly string[]
  readonly visibility?: Visibility
  readonly folder?: string
  readonly subfolders?: 'true'
  /** ISO 8601. */
  readonly updatedAfter?: string
  readonly updatedBefore?: string
  /** The designs opened last, in that order. Other filters are ignored. */
  readonly recent?: true
  readonly sort?: '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt' | 'title' | '-title'
}

interface DesignsPage {
  readonly designs: readonly Design[]
  readonly total: number
}

export const PAGE_LENGTH = 100
/** Short, so that scrolling through a hundred thousand designs doesn't keep them all in memory. */
const PAGE_CACHE_MS = 120_000
const LISTS = ['designs', 'page'] as const

/** `page` is 0-based. */
export function designsPageQuery(filter: DesignsFilter, page: number) {
  return queryOptions({
    queryKey: [...LISTS, filter, page],
    queryFn: ({ signal }): Promise<DesignsPage> => {
      const { recent, tag, ...rest } = filter
      const window = { limit: PAGE_LENGTH, offset: page * PAGE_LENGTH, signal }
      if (recent) return platen.listRecentDesigns(window)
      return platen.listDesigns({ ...rest, ...(tag && { tag: [...tag] }), ...window })
    },
    gcTime: PAGE_CACHE_MS,
  })
}

export function designQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: ({ signal }): Promise<OpenDesign> => platen.getDesign({ id, signal }),
  })
}

export function designPagesQuery({ _id: id, revision }: Pick<Design, '_id' | 'revision'>) {
  return queryOptions({
    queryKey: ['design', id, 'pages', revision],
    queryFn: async ({ signal }) => (await platen.listDesignPages({ id, signal })).pages,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
}

export function findCachedDesign(queries: QueryClient, id: string): Design | undefined {
  const openDesign = queries.getQueryData(designQuery(id).queryKey)
  if (openDesign) return openDesign
  for (const [, page] of queries.getQueriesData<DesignsPage>({ queryKey: LISTS })) {
    const found = page?.designs.find((design) => design._id === id)
    if (found) return found
  }
  return undefined
}

export function updateCachedDesign(queries: QueryClient, id: string, change: (design: Design) => Design): void {
  queries.setQueriesData<DesignsPage>({ queryKey: LISTS }, (page) => {
    if (!page?.designs.some((design) => design._id === id)) return page
    return { ...page, designs: page.designs.map((design) => (design._id === id ? change(design) : design)) }
  })
  queries.setQueryData(designQuery(id).queryKey, (openDesign) => openDesign && { ...openDesign, ...change(openDesign) })
}

/** Removes designs from the cached pages. Later designs move up; a refetch fills the pages that became short. */
export function removeCachedDesigns(queries: QueryClient, ids: ReadonlySet<string>): void {
  const lists = new Map<string, { filter: DesignsFilter; pages: Map<number, DesignsPage> }>()
  for (const [key, page] of queries.getQueriesData<DesignsPage>({ queryKey: LISTS })) {
    const [, , filter, number] = key as readonly [string, string, DesignsFilter, number]
    const filterKey = JSON.stringify(filter)
    const list = lists.get(filterKey) ?? { filter, pages: new Map<number, DesignsPage>() }
    if (page) lists.set(filterKey, { ...list, pages: list.pages.set(number, page) })
  }
  for (const { filter, pages } of lists.values()) {
    for (const [number, page] of withoutDesigns(pages, ids)) {
      queries.setQueryData(designsPageQuery(filter, number).queryKey, page)
    }
  }
}

function withoutDesigns(pages: ReadonlyMap<number, DesignsPage>, ids: ReadonlySet<string>): Map<number, DesignsPage> {
  const numbers = [...pages.keys()].sort((a, b) => a - b)
  const remaining = new Map<number, Design[]>()
  let removed = 0
  for (const number of numbers) {
    for (const [index, design] of (pages.get(number)?.designs ?? []).entries()) {
      if (ids.has(design._id)) {
        removed += 1
        continue
      }
      const page = Math.floor((number * PAGE_LENGTH + index - removed) / PAGE_LENGTH)
      remaining.set(page, [...(remaining.get(page) ?? []), design])
    }
  }
  return new Map(
    numbers.map((number) => {
      const total = pages.get(number)?.total ?? 0
      return [number, { designs: remaining.get(number) ?? [], total: total - removed }]
    }),
  )
}

/** Returns a function that restores the current lists, for an optimistic change that fails. */
export function snapshotLists(queries: QueryClient): () => void {
  const before = queries.getQueriesData<DesignsPage>({ queryKey: LISTS })
  return () => {
    for (const [key, page] of before) queries.setQueryData(key, page)
  }
}

export async function refreshDesigns(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: LISTS }),
    queries.invalidateQueries({ queryKey: ['trash'] }),
    refreshDependents(queries),
  ])
}

/** Refetches the lists when they are next opened: now, a changed design would jump to the front. */
export async function refreshDesignsLater(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }), refreshDependents(queries)])
}

/** Refetches tags and community designs now, and single designs when their page is next opened. */
async function refreshDependents(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['tags'] }),
    queries.invalidateQueries({ queryKey: ['community'] }),
    queries.invalidateQueries({ queryKey: ['folders'] }),
    queries.invalidateQueries({ queryKey: ['design'], refetchType: 'none' }),
  ])
}

export type TagCount = Schemas['TagCount']

export const TAG_LIMITS = { items: 50, characters: 50 }

export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  queryFn: async ({ signal }): Promise<readonly TagCount[]> => (await platen.listTags({ signal })).tags,
  staleTime: 60_000,
})
