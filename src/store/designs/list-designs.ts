import { type Expression, type Kysely, type SelectQueryBuilder, sql, type SqlBool } from '#kysely'
import type { Database } from '../database.ts'
import { containing, foldedWords } from '../fold.ts'
import type { Design, Page, Visibility } from '../records.ts'
import type { Tables } from '../tables.ts'
import { toDesign } from './design-row.ts'
import { narrowSearch } from './narrow-search.ts'

export type DesignSort = 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt' | 'title' | '-title'

export interface DesignQuery extends Page {
  /** Each word must occur in the title, ignoring case and accents. */
  readonly q?: string
  readonly tag?: string
  readonly visibility?: Visibility
  /** `-` is descending; default `-updatedAt`. Ties are broken by ID in the same direction. */
  readonly sort?: DesignSort
}

export interface DesignPage {
  readonly designs: readonly Design[]
  readonly total: number
}

export interface Order {
  readonly column: 'updated_at' | 'created_at' | 'title_sort'
  readonly direction: 'asc' | 'desc'
}

const ORDERS: Readonly<Record<DesignSort, Order>> = {
  updatedAt: { column: 'updated_at', direction: 'asc' },
  '-updatedAt': { column: 'updated_at', direction: 'desc' },
  createdAt: { column: 'created_at', direction: 'asc' },
  '-createdAt': { column: 'created_at', direction: 'desc' },
  title: { column: 'title_sort', direction: 'asc' },
  '-title': { column: 'title_sort', direction: 'desc' },
}

export async function listDesigns(database: Database, accountId: string, request: DesignQuery): Promise<DesignPage> {
  const { query } = database
  const byTitle = await narrowSearch(database, { accountId, words: foldedWords(request.q ?? '') })
  const matching = selectMatching(query, { ...request, accountId, byTitle })
  const total = isUnfiltered(request) ? await readCounter(query, accountId) : await count(matching)
  return {
    designs: await readPage(query, matching, { ...request, total, order: ORDERS[request.sort ?? '-updatedAt'] }),
    total,
  }
}

interface Window {
  readonly limit: number
  readonly offset: number
  readonly total: number
  readonly order: Order
}

export async function readPage(query: Kysely<Tables>, matching: Matching, window: Window): Promise<readonly Design[]> {
  const { offset, total, order } = window
  const limit = Math.min(window.limit, total - offset)
  if (limit <= 0) return []

  // Walks the index from the nearer end, so that the last page costs as little as the first.
  const fromEnd = total - offset - limit
  const backward = fromEnd < offset
  const scanOrder = backward ? reversed(order) : order
  const ids = matching
    .select('id')
    .orderBy(scanOrder.column, scanOrder.direction)
    .orderBy('id', scanOrder.direction)
    .limit(limit)
    .offset(backward ? fromEnd : offset)
  // The subquery selects only IDs, so that skipped entries are read only in the index.
  const rows = await query
    .selectFrom('designs')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy(order.column, order.direction)
    .orderBy('id', order.direction)
    .execute()
  return rows.map(toDesign)
}

function isUnfiltered({ q, tag, visibility }: DesignQuery): boolean {
  return tag === undefined && visibility === undefined && foldedWords(q ?? '').length === 0
}

export type Matching = SelectQueryBuilder<Tables, 'designs', object>

interface Filters extends Omit<DesignQuery, keyof Page> {
  readonly accountId: string
  /** Replaces the condition on the account; see `narrowSearch`. */
  readonly byTitle: Expression<SqlBool> | undefined
}

function selectMatching(query: Kysely<Tables>, { accountId, byTitle, q, tag, visibility }: Filters): Matching {
  let matching: Matching = query
    .selectFrom('designs')
    .where((eb) => byTitle ?? eb('account_id', '=', accountId))
    .where('trashed_at', 'is', null)
  if (visibility !== undefined) matching = matching.where('visibility', '=', visibility)
  if (tag !== undefined) {
    matching = matching.where('id', 'in', (eb) =>
      eb.selectFrom('design_tags').select('design_id').where('account_id', '=', accountId).where('tag', '=', tag),
    )
  }
  return withWords(matching, q)
}

export function withWords(matching: Matching, q = ''): Matching {
  return foldedWords(q).reduce(
    (filtered, word) => filtered.where(sql<boolean>`title_search like ${containing(word)} escape '\\'`),
    matching,
  )
}

async function readCounter(query: Kysely<Tables>, accountId: string): Promise<number> {
  const account = await query
    .selectFrom('accounts')
    .select('design_count')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.design_count ?? 0
}

export async function count(matching: Matching): Promise<number> {
  const counted = await matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirst()
  return counted?.count ?? 0
}

function reversed(order: Order): Order {
  return { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' }
}
