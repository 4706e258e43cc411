import type { Kysely } from '#kysely'
import { chunked } from '../chunked.ts'
import type { Page } from '../records.ts'
import type { Tables } from '../tables.ts'

export interface AssetUse {
  readonly kind: 'design' | 'template'
  readonly id: string
  readonly title: string
  readonly revision: number
  readonly trashedAt: number | null
}

export interface AssetUsePage {
  readonly uses: readonly AssetUse[]
  readonly total: number
}

export async function countAssetUses(
  query: Kysely<Tables>,
  assetIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const counted = await chunked(assetIds, (batch) =>
    query
      .selectFrom('asset_uses')
      .select(({ fn }) => ['asset_id', fn.countAll<number>().as('count')])
      .where('asset_id', 'in', batch)
      .groupBy('asset_id')
      .execute(),
  )
  return new Map(counted.map(({ asset_id, count }) => [asset_id, count]))
}

/** Sorts by the holders' IDs (kind, then time), an order that the index provides, so that only the page is read. */
export async function listAssetUses(query: Kysely<Tables>, assetId: string, page: Page): Promise<AssetUsePage> {
  const total = (await countAssetUses(query, [assetId])).get(assetId) ?? 0
  const rows = await query
    .selectFrom('asset_uses')
    .select('holder_id')
    .where('asset_id', '=', assetId)
    .orderBy('holder_id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const ids = rows.map(({ holder_id }) => holder_id)
  const holders = new Map((await readHolders(query, ids)).map((holder) => [holder.id, holder]))
  return { uses: ids.map((id) => holders.get(id)).filter((use) => use !== undefined), total }
}

async function readHolders(query: Kysely<Tables>, ids: readonly string[]): Promise<AssetUse[]> {
  const designs = await chunked(ids, (batch) =>
    query
      .selectFrom('designs')
      .select(['id', 'title', 'revision', 'trashed_at as trashedAt'])
      .where('id', 'in', batch)
      .execute(),
  )
  const templates = await chunked(ids, (batch) =>
    query.selectFrom('templates').select(['id', 'title', 'revision']).where('id', 'in', batch).execute(),
  )
  return [
    ...designs.map((design) => ({ kind: 'design' as const, ...design })),
    ...templates.map((template) => ({ kind: 'template' as const, ...template, trashedAt: null })),
  ]
}
