import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { type Page, type Template } from '../records.ts'
import { type Tables } from '../tables.ts'
import { searchWords, toTemplate } from './template-row.ts'

export interface TemplateQuery extends Page {
  readonly accountId: string
  /** Each word must begin a word of title, description, tags or category. */
  readonly q?: string
  readonly category?: string
}

export interface TemplatePage {
  readonly templates: readonly Template[]
  readonly total: number
  /** Of everything that matches `q`, sorted by name. */
  readonly categories: readonly { readonly name: string; readonly count: number }[]
}

export async function listTemplates(query: Kysely<Tables>, request: TemplateQuery): Promise<TemplatePage> {
  const { category } = request
  const words = [...new Set(searchWords(request.q ?? ''))]
  if (words.length === 0 && (request.q ?? '').trim() !== '') return { templates: [], total: 0, categories: [] }

  const found = selectFound(query, request.accountId, words)
  const categories = await found
    .select(({ fn }) => ['category as name', fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute()
  const page = await (category === undefined ? found : found.where('category', '=', category))
    .selectAll()
    .$if(words.length > 0, (matching) => matching.orderBy(score(words), 'desc'))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(request.limit)
    .offset(request.offset)
    .execute()
  const counted = categories.filter(({ name }) => category === undefined || name === category)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return { templates: page.map(toTemplate), total, categories }
}

type Found = SelectQueryBuilder<Tables, 'templates', object>

function selectFound(query: Kysely<Tables>, accountId: string, words: readonly string[]): Found {
  const visible: Found = query.selectFrom('templates').where((eb) => isVisible(eb, accountId))
  return words.reduce((found, word) => found.where(has('search', word)), visible)
}

export function isVisible(eb: ExpressionBuilder<Tables, 'templates'>, accountId: string): Expression<SqlBool> {
  return eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)])
}

/** A word in the title outweighs any in the tags, and these any in the description. */
function score(words: readonly string[]): Expression<number> {
  const points = words.flatMap((word) => [
    sql<number>`case when ${has('search_title', word)} then 100 else 0 end`,
    sql<number>`case when ${has('search_tags', word)} then 10 else 0 end`,
  ])
  return sql<number>`${sql.join(points, sql.raw(' + '))}`
}

/** Words have no wildcards to escape. */
function has(column: 'search' | 'search_title' | 'search_tags', word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${isUnspaced(word) ? `%${word}%` : `% ${word}%`}`
}

/** In scripts without spaces, a match anywhere counts. */
function isUnspaced(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )
}
