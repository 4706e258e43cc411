import { type Expression, type Kysely, type SelectQueryBuilder, sql, type SqlBool } from '#kysely'
import type { Database } from '../database.ts'
import { containing, foldedWords } from '../fold.ts'
import { readFolderTree } from '../folders/folder-tree.ts'
import type { Design, Page, Visibility } from '../records.ts'
import type { Tables } from '../tables.ts'
import { containingWords } from './containing-words.ts'
import { toDesign } from './design-row.ts'

export type DesignSort = 'updatedAt' | '-updatedAt' | 'createdAt' | '-createdAt' | 'title' | '-title'

export interface DesignQuery extends Page {
  /** Each word must occur in the title, the tags or the document, ignoring case and accents. */
  readonly q?: string
  /** The designs have all of them. */
  readonly tags?: readonly string[]
  readonly visibility?: Visibility
  /** Null is outside of folders. An unknown folder has no designs. */
  readonly folderId?: string | null
  /** Whether to include subfolders of `folderId`. */
  readonly subfolders?: boolean
  readonly updated?: Period
  readonly created?: Period
  /** `-` is descending; default `-updatedAt`. Ties are broken by ID in the same direction. */
  readonly sort?: DesignSort
}

export interface Period {
  /** Inclusive, in Unix milliseconds. */
  readonly from?: number
  /** Exclusive. */
  readonly to?: number
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
  const byWords = await containingWords(database, { accountId, q: request.q })
  const folderIds = await foldersOf(query, accountId, request)
  const matching = selectMatching(query, { ...request, accountId, byWords, folderIds })
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

function isUnfiltered({ q, tags = [], visibility, folderId, updated, created }: DesignQuery): boolean {
  const filters = [visibility, folderId, updated, created]
  return tags.length === 0 && filters.every((filter) => filter === undefined) && foldedWords(q ?? '').length === 0
}

async function foldersOf(
  query: Kysely<Tables>,
  accountId: string,
  { folderId, subfolders = false }: DesignQuery,
): Promise<readonly string[] | null | undefined> {
  if (typeof folderId !== 'string' || !subfolders) return typeof folderId === 'string' ? [folderId] : folderId
  return (await readFolderTree(query, accountId)).within(folderId).map(({ id }) => id)
}

export type Matching = SelectQueryBuilder<Tables, 'designs', object>

interface Filters extends Omit<DesignQuery, keyof Page> {
  readonly accountId: string
  readonly byWords: Expression<SqlBool> | undefined
  /** Null selects designs outside of folders, undefined all. */
  readonly folderIds: readonly string[] | null | undefined
}

function selectMatching(query: Kysely<Tables>, filters: Filters): Matching {
  const { accountId, byWords, folderIds, tags = [], visibility, updated, created } = filters
  let matching: Matching = query
    .selectFrom('designs')
    .where('account_id', '=', accountId)
    .where('trashed_at', 'is', null)
  if (byWords !== undefined) matching = matching.where(byWords)
  if (visibility !== undefined) matching = matching.where('visibility', '=', visibility)
  if (folderIds === null) matching = matching.where('folder_id', 'is', null)
  else if (folderIds !== undefined)
    matching = matching.where('folder_id', 'in', folderIds.length > 0 ? folderIds : [''])
  for (const tag of tags) {
    matching = matching.where('id', 'in', (eb) =>
      eb.selectFrom('design_tags').select('design_id').where('account_id', '=', accountId).where('tag', '=', tag),
    )
  }
  return within(within(matching, 'updated_at', updated), 'created_at', created)
}

function within(matching: Matching, column: 'updated_at' | 'created_at', { from, to }: Period = {}): Matching {
  const begun = from === undefined ? matching : matching.where(column, '>=', from)
  return to === undefined ? begun : begun.where(column, '<', to)
}

/** For designs of all accounts, only by their titles. */
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
