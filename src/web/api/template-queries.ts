import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'

export type Template = Schemas['Template']
export type OpenTemplate = Schemas['OpenTemplate']

export interface TemplatesFilter {
  readonly q?: string
  readonly category?: string
}

export const TEMPLATES_KEY = ['templates'] as const
const PAGE = 60

export function templatesQuery({ q, category }: TemplatesFilter) {
  return infiniteQueryOptions({
    queryKey: [...TEMPLATES_KEY, 'list', { q, category }],
    queryFn: ({ pageParam, signal }) =>
      platen.listTemplates({ ...(q && { q }), ...(category && { category }), limit: PAGE, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { templates }) => count + templates.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: (before) => before,
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
