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
}

export interface TemplatePage {
  readonly templates: readonly Template[]
  readonly total: number
  /** Categories of all templates that match `q`, sorted by name. */
  readonly categories: readonly { readonly name: string; readonly count: number }[]
}

export async function listTemplates(query: Kysely<Tables>, request: TemplateQuery): Promise<TemplatePage> {
  const { category } = request
  const words = [...new Set(searchWords(request.q ?? ''))]
  if (words.length === 0 && (request.q ?? '').trim() !== '') return { templates: [], total: 0, categories: [] }

  const matching = selectMatching(query, request.accountId, words)
  const categories = await matching
    .select(({ fn }) => ['category as name', fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute()
  const page = await (category === undefined ? matching : matching.where('category', '=', category))
    .selectAll()
    .$if(words.length > 0, (select) => select.orderBy(score(words), 'desc'))
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

function selectMatching(query: Kysely<Tables>, accountId: string, words: readonly string[]): Matching {
  const visible: Matching = query.selectFrom('templates').where((eb) => isVisible(eb, accountId))
  return words.reduce((matching, word) => matching.where(hasWord('search', word)), visible)
}

/** Built-in ones, those of the account, and those for everyone, unless their account is suspended. */
export function isVisible(eb: ExpressionBuilder<Tables, 'templates'>, accountId: string): Expression<SqlBool> {
  const isForEveryone = eb.and([eb('visibility', '=', 'everyone'), ofActiveAccount('templates')])
  return eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId), isForEveryone])
}

/** A match in the title outweighs matches in the tags, and these outweigh matches in the description. */
function score(words: readonly string[]): Expression<number> {
  const points = words.flatMap((word) => [
    sql<number>`case when ${hasWord('search_title', word)} then 100 else 0 end`,
    sql<number>`case when ${hasWord('search_tags', word)} then 10 else 0 end`,
  ])
  return sql<number>`${sql.join(points, sql.raw(' + '))}`
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
