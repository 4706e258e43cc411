import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type Template = Schemas['Template']
export type OpenTemplate = Schemas['OpenTemplate']
export type Collection = Schemas['TemplateCollection']

export interface TemplatesFilter {
  readonly q?: string
  readonly category?: string
  /** The ID of a collection. */
  readonly collection?: string
}

/** Whether nothing is looked for, so that the gallery starts with suggestions. */
export function isUnfiltered({ q, category, collection }: TemplatesFilter): boolean {
  return q === undefined && category === undefined && collection === undefined
}

export const TEMPLATES_KEY = ['templates'] as const
const PAGE = 60
/** Templates in the widest row of a gallery. */
const ROW = 4

export function templatesQuery({ q, category, collection }: TemplatesFilter) {
  const filter = { ...(q && { q }), ...(category && { category }), ...(collection && { collection }) }
  return infiniteQueryOptions({
    queryKey: [...TEMPLATES_KEY, 'list', filter],
    queryFn: ({ pageParam, signal }) => platen.listTemplates({ ...filter, limit: PAGE, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { templates }) => count + templates.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: (before) => before,
  })
}

export const collectionsQuery = queryOptions({
  queryKey: [...TEMPLATES_KEY, 'collections'],
  queryFn: async ({ signal }) => (await platen.listTemplateCollections({ signal })).collections,
  staleTime: 5 * 60_000,
})

export const recentTemplatesQuery = queryOptions({
  queryKey: [...TEMPLATES_KEY, 'recent'],
  queryFn: async ({ signal }) => (await platen.listRecentTemplates({ limit: ROW, signal })).templates,
})

export function similarTemplatesQuery(id: string) {
  return queryOptions({
    queryKey: ['template', id, 'similar'],
    queryFn: async ({ signal }) => (await platen.listSimilarTemplates({ id, limit: ROW, signal })).templates,
    staleTime: 5 * 60_000,
  })
}

export function templateQuery(id: string) {
  return queryOptions({
    queryKey: ['template', id],
    queryFn: ({ signal }) => platen.getTemplate({ id, signal }),
    staleTime: 5 * 60_000,
  })
}

export function templatePagesQuery(id: string) {
  return queryOptions({
    queryKey: ['template', id, 'pages'],
    queryFn: async ({ signal }) => (await platen.listTemplatePages({ id, signal })).pages,
    staleTime: 5 * 60_000,
  })
}
