import { queryOptions } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type SharedDesign = WebSchemas['SharedDesign']

/** A design that its owner shows to others. */
export function sharedQuery(id: string) {
  return queryOptions({
    queryKey: ['shared', id],
    queryFn: ({ signal }) => dataOf(web.GET('/web/shared/{id}', { params: { path: { id } }, signal })),
  })
}

/** Asks for a shared design's file until it is there, and answers its address. */
export async function renderShared(id: string, format: 'png' | 'pdf'): Promise<string> {
  for (;;) {
    const { status, downloadUrl, error } = await dataOf(
      web.POST('/web/shared/{id}/exports', { params: { path: { id } }, body: { format } }),
    )
    if (downloadUrl !== null) return downloadUrl
    if (error !== null) throw new RenderFailed(error.message)
    if (status === 'canceled') throw new RenderFailed('Its owner canceled it. Try again in an hour.')
  }
}

/** The design could not be drawn; the message says why. */
export class RenderFailed extends Error {}
