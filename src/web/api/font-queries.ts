import { queryOptions } from '@tanstack/react-query'
import type { Schemas } from '../../sdk/create-platen.ts'
import { ASSETS_KEY } from './asset-queries.ts'
import { platen } from './platen.ts'

export type FontFamily = Schemas['Font']

/** Below the key of assets, so that an upload refreshes it. */
export const fontsQuery = queryOptions({
  queryKey: [...ASSETS_KEY, 'families'],
  queryFn: async ({ signal }): Promise<readonly FontFamily[]> => (await platen.listFonts({ signal })).fonts,
  staleTime: 5 * 60_000,
})

/** A font file of the account, as documents name it. */
export interface FontSource {
  readonly family: string
  readonly src: string
}

const PAGE = 100

export const fontSourcesQuery = queryOptions({
  queryKey: [...ASSETS_KEY, 'font-sources'],
  queryFn: async ({ signal }): Promise<readonly FontSource[]> => {
    const sources: FontSource[] = []
    for (let offset = 0; ; offset += PAGE) {
      const { assets } = await platen.listAssets({ kind: 'font', limit: PAGE, offset, signal })
      sources.push(...assets.flatMap(({ _id, font }) => (font ? [{ family: font.family, src: `asset:${_id}` }] : [])))
      if (assets.length < PAGE) return sources
    }
  },
  staleTime: 5 * 60_000,
})
