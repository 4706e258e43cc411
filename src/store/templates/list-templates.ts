import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from '#kysely'
import { ofActiveAccount } from '../accounts/active-account.ts'
import type { Page, Template } from '../records.ts'
import type { Tables } from '../tables.ts'
import { searchWords, toTemplate } from './template-row.ts'

export interface TemplateQuery extends Page {
  readonly accountId: string
  /** Each word must begin a word of title, description, tags or category. */
  readonly q?: string
  readonly category?: string
  /** Only these, in this order. Searches order them by how well they match. */
  readonly ids?: readonly string[]
  /** Returns what also counts as a match of a word, including itself. Default: only itself. */
  readonly alternativesOf?: (word: string) => readonly string[]
}

export interface TemplatePage {
  readonly templates: readonly Template[]
  readonly total: number
  /** Categories of all templates that match `q`, sorted by name. */
  readonly categories: readonly { readonly name: string; readonly count: number }[]
}

/** Templates whose words are compared with what was typed. */
const MOST_TEMPLATES = 2_000

/** Lists the words of the templates that an account sees, as often as they have them. */
export async function listWords(query: Kysely<Tables>, accountId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('templates')
    .select('search')
    .where((eb) => isVisible(eb, accountId))
    .orderBy('updated_at', 'desc')
    .limit(MOST_TEMPLATES)
    .execute()
  return rows.flatMap(({ search }) => search.split(' ').filter((word) => word !== ''))
}

export async function listTemplates(query: Kysely<Tables>, request: TemplateQuery): Promise<TemplatePage> {
  const { category, ids, alternativesOf = (word: string) => [word] } = request
  const words = [...new Set(searchWords(request.q ?? ''))]
  const hasNoWords = words.length === 0 && (request.q ?? '').trim() !== ''
  if (hasNoWords || ids?.length === 0) return { templates: [], total: 0, categories: [] }

  const terms = words.map(alternativesOf)
  const matching = selectMatching(query, request.accountId, terms).$if(ids !== undefined, (select) =>
    select.where('id', 'in', ids ?? []),
  )
  const categories = await matching
    .select(({ fn }) => ['category as name', fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute()
  const page = await (category === undefined ? matching : matching.where('category', '=', category))
    .selectAll()
    .$if(words.length > 0, (select) => select.orderBy(score(terms), 'desc'))
    .$if(words.length === 0 && ids !== undefined, (select) => select.orderBy(placeIn(ids ?? [])))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(request.offset)
    .execute()
  const counted = categories.filter(({ name }) => category === undefined || name === category)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return { templates: page.map(toTemplate), total, categories }
}

type Matching = SelectQueryBuilder<Tables, 'templates', object>

/** What counts as a match of one word of a search: the word first, then its alternatives. */
type Term = readonly string[]

function selectMatching(query: Kysely<Tables>, accountId: string, terms: readonly Term[]): Matching {
  const visible: Matching = query.selectFrom('templates').where((eb) => isVisible(eb, accountId))
  return terms.reduce((matching, term) => matching.where(hasAny('search', term)), visible)
}

/** Built-in ones, those of the account, and those for everyone, unless their account is suspended. */
export function isVisible(eb: ExpressionBuilder<Tables, 'templates'>, accountId: string): Expression<SqlBool> {
  const isForEveryone = eb.and([eb('visibility', '=', 'everyone'), ofActiveAccount('templates')])
  return eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId), isForEveryone])
}

/**
 * A match in the title outweighs matches in the tags, and these outweigh matches in the
 * description; the word itself outweighs its alternatives.
 */
function score(terms: readonly Term[]): Expression<number> {
  const points = terms.flatMap((term) => [
    sql<number>`case when ${hasAny('search_title', term.slice(0, 1))} then 100 else 0 end`,
    sql<number>`case when ${hasAny('search_title', term)} then 30 else 0 end`,
    sql<number>`case when ${hasAny('search_tags', term.slice(0, 1))} then 10 else 0 end`,
    sql<number>`case when ${hasAny('search_tags', term)} then 3 else 0 end`,
  ])
  return sql<number>`${sql.join(points, sql.raw(' + '))}`
}

function placeIn(ids: readonly string[]): Expression<number> {
  const places = ids.map((id, index) => sql`when ${id} then ${sql.lit(index)}`)
  return sql<number>`case id ${sql.join(places, sql.raw(' '))} else ${sql.lit(ids.length)} end`
}

/** Whether a word of the column starts with one of these. */
export function hasAny(column: 'search' | 'search_title' | 'search_tags', term: Term): Expression<SqlBool> {
  return sql<SqlBool>`(${sql.join(
    term.map((word) => hasWord(column, word)),
    sql.raw(' or '),
  )})`
}

/** Does not escape wildcards, since words contain none. */
function hasWord(column: 'search' | 'search_title' | 'search_tags', word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${isUnspaced(word) ? `%${word}%` : `% ${word}%`}`
}

/** In scripts without spaces, a match anywhere counts. */
function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )
}
