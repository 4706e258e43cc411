import type { Kysely } from '#kysely'
import { fold, foldedWords } from '../fold.ts'
import type { Asset, Page } from '../records.ts'
import type { Tables } from '../tables.ts'
import { toAsset } from './asset-row.ts'

export interface AssetQuery extends Page {
  /** Each word must occur in the name, ignoring case and accents. */
  readonly q?: string
  readonly kind?: 'image' | 'font'
}

export interface AssetPage {
  readonly assets: readonly Asset[]
  readonly total: number
}

export async function listAssets(query: Kysely<Tables>, accountId: string, request: AssetQuery): Promise<AssetPage> {
  const { kind } = request
  const words = foldedWords(request.q ?? '')
  if (words.length > 0) return searchAssets(query, accountId, { ...request, words })
  const all = query
    .selectFrom('assets')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (assets) => assets.where('font', kind === 'font' ? 'is not' : 'is', null))
  const page = newestFirst(query, accountId, kind).selectAll().limit(request.limit).offset(request.offset)
  const total = (await all.executeTakeFirst())?.count ?? 0
  return { assets: (await page.execute()).map(toAsset), total }
}

/** Compares names in memory, since the engines fold letters differently. Accounts have few uploads. */
async function searchAssets(
  query: Kysely<Tables>,
  accountId: string,
  { words, kind, limit, offset }: AssetQuery & { readonly words: readonly string[] },
): Promise<AssetPage> {
  const candidates = await newestFirst(query, accountId, kind).select(['id', 'name']).execute()
  const found = candidates.filter(({ name }) => {
    const folded = fold(name)
    return words.every((word) => folded.includes(word))
  })
  const ids = found.slice(offset, offset + limit).map(({ id }) => id)
  const page = ids.length === 0 ? [] : await newestFirst(query, accountId).selectAll().where('id', 'in', ids).execute()
  return { assets: page.map(toAsset), total: found.length }
}

function newestFirst(query: Kysely<Tables>, accountId: string, kind?: AssetQuery['kind']) {
  return query
    .selectFrom('assets')
    .where('account_id', '=', accountId)
    .$if(kind !== undefined, (assets) => assets.where('font', kind === 'font' ? 'is not' : 'is', null))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}
