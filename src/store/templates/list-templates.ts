import { type Expression, type ExpressionBuilder, type Kysely, sql, type SqlBool } from '#kysely'
import { ofActiveAccount } from '../accounts/active-account.ts'
import type { Page, Template } from '../records.ts'
import type { Tables } from '../tables.ts'
import { type Matching, rateTemplates, type Term } from './rate-templates.ts'
import { searchWords, toTemplate } from './template-row.ts'

export interface TemplateQuery extends Page {
  readonly accountId: string
  /** Its words must begin words of title, description, tags or category. */
  readonly q?: string
  /** Whether templates must match all words, or as many as the best one does, or nearly. Default: all. */
  readonly match?: 'all' | 'most'
  readonly category?: string
  /** Only these, in this order. Searches order them by how well they match. */
  readonly ids?: readonly string[]
  /** IDs of built-in templates in the order of the gallery. */
  readonly order?: readonly string[]
  /** Returns what counts as a match of a word. Default: only the word itself. */
  readonly termOf?: (word: string) => Term
}

export interface TemplatePage {
  readonly templates: readonly Template[]
  readonly total: number
  /** Categories of all templates that match `q`, sorted by name. */
  readonly categories: readonly { readonly name: string; readonly count: number }[]
}

/** Templates whose words are compared with what was typed. */
const MOST_TEMPLATES = 2_000

/** Of a search; more would find nothing else, and each is compared with every template. */
const MAX_WORDS = 20

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
  const {
    category,
    ids,
    order,
    match = 'all',
    termOf = (word: string) => ({ forms: [word], alternatives: [] }),
  } = request
  const words = [...new Set(searchWords(request.q ?? ''))].slice(0, MAX_WORDS)
  const hasNoWords = words.length === 0 && (request.q ?? '').trim() !== ''
  if (hasNoWords || ids?.length === 0) return { templates: [], total: 0, categories: [] }

  const visible: Matching = query.selectFrom('templates').where((eb) => isVisible(eb, request.accountId))
  const listed = ids === undefined ? visible : visible.where('id', 'in', ids)
  const { matching, score } = await rateTemplates(query, listed, { terms: words.map(termOf), match })
  const categories = await matching
    .select(({ fn }) => ['category as name', fn.countAll<number>().as('count')])
    .groupBy('category')
    .orderBy('category')
    .execute()
  const page = await (category === undefined ? matching : matching.where('category', '=', category))
    .selectAll()
    .$if(score !== undefined, (select) => select.orderBy(score ?? sql`0`, 'desc'))
    .$if(score === undefined && ids !== undefined, (select) => select.orderBy(placeIn(ids ?? [])))
    .orderBy(sql`case when account_id is null then 1 else 0 end`)
    .$if(order !== undefined, (select) => select.orderBy(placeIn(order ?? [])))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(request.limit)
    .offset(request.offset)
    .execute()
  const counted = categories.filter(({ name }) => category === undefined || name === category)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  return { templates: page.map(toTemplate), total, categories }
}

/** Built-in ones, those of the account, and those for everyone, unless their account is suspended. */
export function isVisible(eb: ExpressionBuilder<Tables, 'templates'>, accountId: string): Expression<SqlBool> {
  const isForEveryone = eb.and([eb('visibility', '=', 'everyone'), ofActiveAccount('templates')])
  return eb.or([eb('account_id', 'is', null), eb('account_id', '=', accountId), isForEveryone])
}

function placeIn(ids: readonly string[]): Expression<number> {
  const places = ids.map((id, index) => sql`when ${id} then ${sql.lit(index)}`)
  return sql<number>`case id ${sql.join(places, sql.raw(' '))} else ${sql.lit(ids.length)} end`
}
