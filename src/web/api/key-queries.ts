import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { dataOf, web, type WebSchemas } from './web.ts'

export type Key = WebSchemas['Key']
export type KeyScope = Key['scopes'][number]

export interface NewKey {
  readonly name: string
  readonly scopes: readonly KeyScope[]
  /** ISO 8601; null if the key never expires. */
  readonly expiresAt: string | null
}

const PAGE = 50

export const keysQuery = infiniteQueryOptions({
  queryKey: ['keys'],
  queryFn: ({ pageParam, signal }) =>
    dataOf(web.GET('/web/keys', { params: { query: { limit: PAGE, offset: pageParam } }, signal })),
  initialPageParam: 0,
  getNextPageParam: ({ total }, pages) => {
    const shown = pages.reduce((count, { keys }) => count + keys.length, 0)
    return shown < total ? shown : undefined
  },
})

export function useCreateKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: NewKey) => dataOf(web.POST('/web/keys', { body })),
    onSuccess: () => queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
    // Drops the secret as soon as the dialog that shows it closes.
    gcTime: 0,
  })
}

export function useRenameKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { readonly id: string; readonly name: string }) =>
      dataOf(web.PATCH('/web/keys/{id}', { params: { path: { id } }, body: { name } })),
    onMutate: async ({ id, name }) => {
      await queries.cancelQueries({ queryKey: keysQuery.queryKey })
      const before = queries.getQueryData(keysQuery.queryKey)
      queries.setQueryData(keysQuery.queryKey, (keys) =>
        keys === undefined ? keys : { ...keys, pages: keys.pages.map((page) => withKeyName(page, id, name)) },
      )
      return before
    },
    onError: (_error, _sent, before) => queries.setQueryData(keysQuery.queryKey, before),
    onSettled: () => queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
}

/** Not optimistic: the page must not show a key as revoked before it is. */
export function useRevokeKey() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => dataOf(web.DELETE('/web/keys/{id}', { params: { path: { id } } })),
    // Not awaited, so that the component's own callbacks run while it is still mounted.
    onSettled: () => void queries.invalidateQueries({ queryKey: keysQuery.queryKey }),
  })
}

function withKeyName(page: WebSchemas['KeyList'], id: string, name: string): WebSchemas['KeyList'] {
  return { ...page, keys: page.keys.map((key) => (key._id === id ? { ...key, name } : key)) }
}
