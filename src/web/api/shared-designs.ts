import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { platen } from './platen.ts'
import { ExplainedError } from './explain-error.ts'
import { dataOf, web, type WebSchemas } from './web.ts'

export type SharedDesign = WebSchemas['SharedDesign']

export function sharedQuery(id: string) {
  return queryOptions({
    queryKey: ['shared', id],
    queryFn: ({ signal }) => dataOf(web.GET('/web/shared/{id}', { params: { path: { id } }, signal })),
  })
}

/** Renders a shared design and returns its download URL. The server waits up to 20 seconds in each request. */
export async function renderShared(id: string, format: 'png' | 'pdf'): Promise<string> {
  for (;;) {
    const { status, downloadUrl, error } = await dataOf(
      web.POST('/web/shared/{id}/exports', { params: { path: { id } }, body: { format } }),
    )
    if (downloadUrl !== null) return downloadUrl
    if (error !== null) throw new ExplainedError(error.message)
    if (status === 'canceled')
      throw new ExplainedError('This download was canceled by the owner. Try again in an hour.')
  }
}

const PAGE = 60

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
