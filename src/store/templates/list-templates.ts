import {
  type Expression,
  type ExpressionBuilder,
  type Kysely,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import { type Tables } from '../tables.ts'
import { type TemplatePage, type TemplateQuery } from '../templates.ts'
import { searchWords, toTemplate } from './template-row.ts'

/** See `TemplateStore.list`. */
export async function listTemplates(query: Kysely<Tables>, asked: TemplateQuery): Promise<TemplatePage> {
  const { category } = asked
  const words = [...new Set(searchWords(asked.q ?? ''))]
  // Only signs, and no word: nothing has it.
  if (words.length === 0 && (asked.q ?? '').trim() !== '') return { templates: [], total: 0, categories: [] }

  const found = selectFound(query, asked.accountId, words)
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
    .limit(asked.limit)
    .offset(asked.offset)
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

/** The built-in ones, and the account's own. */
export function isVisible(eb: ExpressionBuilder<Tables, 'templates'>, accountId: string): Expression<SqlBool> {
  return eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId)])
}

/** A word in the title counts more than all words in the tags, and one there more than in the description. */
function score(words: readonly string[]): Expression<number> {
  const points = words.flatMap((word) => [
    sql<number>`case when ${has('search_title', word)} then 100 else 0 end`,
    sql<number>`case when ${has('search_tags', word)} then 10 else 0 end`,
  ])
  return sql<number>`${sql.join(points, sql.raw(' + '))}`
}

/** The words are letters and digits alone, so that there is no wildcard in them to escape. */
function has(column: 'search' | 'search_title' | 'search_tags', word: string): Expression<SqlBool> {
  return sql<SqlBool>`${sql.ref(column)} like ${writtenTogether(word) ? `%${word}%` : `% ${word}%`}`
}

/** Scripts that set no spaces between words: the beginning of one cannot be told, so it is found anywhere. */
function writtenTogether(word: string): boolean {
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u.test(
    word,
  )
}
