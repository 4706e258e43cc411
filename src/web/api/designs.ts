import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { type Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type Design = Schemas['Design']
export type OpenDesign = Schemas['OpenDesign']
export type Visibility = Schemas['Visibility']

/** What a list of designs is narrowed to and ordered by. */
export interface DesignsFilter {
  readonly q?: string
  readonly tag?: string
  readonly visibility?: Visibility
  readonly sort?: '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt' | 'title' | '-title'
}

interface DesignsPage {
  readonly designs: readonly Design[]
  readonly total: number
}

/** The most that the service answers at once. */
export const PAGE_LENGTH = 100
/** Of a hundred thousand designs nobody needs all in memory: what was scrolled past is asked for anew after two minutes. */
const PAGE_KEPT_MS = 120_000
const LISTS = ['designs', 'page'] as const

/** The designs from `page * 100` on. */
export function designsPageQuery(filter: DesignsFilter, page: number) {
  return queryOptions({
    queryKey: [...LISTS, filter, page],
    queryFn: ({ signal }): Promise<DesignsPage> =>
      platen.listDesigns({ ...filter, limit: PAGE_LENGTH, offset: page * PAGE_LENGTH, signal }),
    gcTime: PAGE_KEPT_MS,
  })
}

export function designQuery(id: string) {
  return queryOptions({
    queryKey: ['design', id],
    queryFn: ({ signal }): Promise<OpenDesign> => platen.getDesign({ id, signal }),
  })
}

/** Its pages as pictures. Another revision has other ones. */
export function designPagesQuery({ _id: id, revision }: Pick<Design, '_id' | 'revision'>) {
  return queryOptions({
    queryKey: ['design', id, 'pages', revision],
    queryFn: async ({ signal }) => (await platen.listDesignPages({ id, signal })).pages,
    staleTime: Infinity,
    placeholderData: (before) => before,
  })
}

/** What is known of the design with this id, from whichever list or page it was seen in. */
export function findKnownDesign(queries: QueryClient, id: string): Design | undefined {
  const open = queries.getQueryData(designQuery(id).queryKey)
  if (open) return open
  for (const [, page] of queries.getQueriesData<DesignsPage>({ queryKey: LISTS })) {
    const found = page?.designs.find((design) => design._id === id)
    if (found) return found
  }
  return undefined
}

/** Shows `design` as `change` makes it, wherever it stands. */
export function changeShown(queries: QueryClient, id: string, change: (design: Design) => Design): void {
  queries.setQueriesData<DesignsPage>({ queryKey: LISTS }, (page) => {
    if (!page?.designs.some((design) => design._id === id)) return page
    return { ...page, designs: page.designs.map((design) => (design._id === id ? change(design) : design)) }
  })
  queries.setQueryData(designQuery(id).queryKey, (open) => open && { ...open, ...change(open) })
}

/** Takes designs out of every list, those after them moving up. Pages that end short then are filled when the lists are read again. */
export function removeShown(queries: QueryClient, ids: ReadonlySet<string>): void {
  const lists = new Map<string, { filter: DesignsFilter; pages: Map<number, DesignsPage> }>()
  for (const [key, page] of queries.getQueriesData<DesignsPage>({ queryKey: LISTS })) {
    const [, , filter, number] = key as readonly [string, string, DesignsFilter, number]
    const name = JSON.stringify(filter)
    const list = lists.get(name) ?? { filter, pages: new Map<number, DesignsPage>() }
    if (page) lists.set(name, { ...list, pages: list.pages.set(number, page) })
  }
  for (const { filter, pages } of lists.values()) {
    for (const [number, page] of withoutDesigns(pages, ids)) {
      queries.setQueryData(designsPageQuery(filter, number).queryKey, page)
    }
  }
}

/** The pages of one list without some of its designs. A page whose successor is not known ends short. */
function withoutDesigns(pages: ReadonlyMap<number, DesignsPage>, ids: ReadonlySet<string>): Map<number, DesignsPage> {
  const numbers = [...pages.keys()].sort((a, b) => a - b)
  const left = new Map<number, Design[]>()
  let removed = 0
  for (const number of numbers) {
    for (const [index, design] of (pages.get(number)?.designs ?? []).entries()) {
      if (ids.has(design._id)) {
        removed += 1
        continue
      }
      const page = Math.floor((number * PAGE_LENGTH + index - removed) / PAGE_LENGTH)
      left.set(page, [...(left.get(page) ?? []), design])
    }
  }
  return new Map(
    numbers.map((number) => {
      const total = pages.get(number)?.total ?? 0
      return [number, { designs: left.get(number) ?? [], total: total - removed }]
    }),
  )
}

/** What every list shows now, to be shown again if what is about to be done fails. */
export function keepShown(queries: QueryClient): () => void {
  const kept = queries.getQueriesData<DesignsPage>({ queryKey: LISTS })
  return () => {
    for (const [key, page] of kept) queries.setQueryData(key, page)
  }
}

/** Reads every list of designs again, in the background. */
export async function refreshDesigns(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: LISTS }),
    queries.invalidateQueries({ queryKey: ['trash'] }),
    refreshAround(queries),
  ])
}

/** Has the lists read again when they are next opened: read now, what was just changed would jump to the front, away from whoever changed it. */
export async function refreshDesignsLater(queries: QueryClient): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: LISTS, refetchType: 'none' }), refreshAround(queries)])
}

/** What else tells of designs. Their own pages are read again when they are next opened: the one that is open may be about to be left. */
async function refreshAround(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['tags'] }),
    queries.invalidateQueries({ queryKey: ['community'] }),
    queries.invalidateQueries({ queryKey: ['design'], refetchType: 'none' }),
  ])
}
