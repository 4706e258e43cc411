import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { platen } from './platen.ts'
import { couldNot } from './explain-error.ts'
import { useToast } from './use-toast.ts'

export type Asset = Schemas['Asset']

export const ASSETS_KEY = ['assets'] as const
const LISTS = [...ASSETS_KEY, 'list']
const PAGE = 60

export function assetsQuery(q: string, kind?: Asset['kind']) {
  return infiniteQueryOptions({
    queryKey: [...LISTS, q, kind],
    queryFn: ({ pageParam, signal }) =>
      platen.listAssets({ ...(q && { q }), ...(kind && { kind }), limit: PAGE, offset: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((count, { assets }) => count + assets.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: (before) => before,
  })
}

export function assetQuery(id: string) {
  return queryOptions({
    queryKey: [...ASSETS_KEY, 'one', id],
    queryFn: ({ signal }): Promise<Asset> => platen.getAsset({ id, signal }),
    staleTime: 5 * 60_000,
  })
}

export function assetUsesQuery(id: string) {
  return queryOptions({
    queryKey: [...ASSETS_KEY, 'uses', id],
    queryFn: ({ signal }) => platen.listAssetUses({ id, signal }),
  })
}

export function assetColorsQuery({ _id: id, contentType }: Pick<Asset, '_id' | 'contentType'>) {
  return queryOptions({
    queryKey: [...ASSETS_KEY, 'colors', id],
    queryFn: ({ signal }) => platen.listAssetColors({ id, signal }),
    enabled: contentType === 'image/svg+xml',
    staleTime: Infinity,
  })
}

export function useRemoveAsset() {
  const queries = useQueryClient()
  const { showSuccess, showError } = useToast()
  return useMutation({
    mutationFn: ({ _id }: Asset) => platen.removeAsset({ id: _id }),
    onSuccess: async (_nothing, { name }) => {
      showSuccess(`“${name}” deleted`)
      // Invalidates only the lists: a request for the uses of a deleted asset would return 404.
      await queries.invalidateQueries({ queryKey: LISTS })
    },
    onError: (error) => showError(couldNot('delete the asset', error)),
  })
}
