import { type Expression, type Kysely, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from '#kysely'
import type { Tables, TemplateRow } from '../tables.ts'
import { hasAny, hasWhole } from './has-word.ts'

/** What counts as a match of one word of a search. */
export interface Term {
  /** The word as it was typed, and its singular. */
  readonly forms: readonly string[]
  /** Synonyms and translations. */
  readonly alternatives: readonly string[]
}

/**
 * Whole words come before beginnings of words, and these before what only stands for the word. Within each, titles come
 * before tags, and tags before descriptions, by so little that two words never outweigh the kind of one match.
 */
const POINTS = { whole: 100, beginning: 90, alternative: 60 } as const
const FIELDS = [
  { column: 'search_title', points: 4 },
  { column: 'search_tags', points: 2 },
  { column: 'search', points: 0 },
] as const

/** Weights are whole numbers, since both databases add these exactly. */
const WEIGHT_OF_EVERY_WORD = 100

/** Of the weight of the best match, templates must have this part to be listed with it. */
const LEAST_PART = 0.5

export type Matching = SelectQueryBuilder<Tables, 'templates', object>

export interface Rated {
  readonly matching: Matching
  /** Higher is better. Undefined without terms. */
  readonly score: Expression<number> | undefined
}

/**
 * Selects the templates of `visible` that match all terms, or with `most` those that match as many as the best one, or
 * nearly: a rare word weighs more than a frequent one.
 */
export async function rateTemplates(
  query: Kysely<Tables>,
  visible: Matching,
  { terms, match }: { readonly terms: readonly Term[]; readonly match: 'all' | 'most' },
): Promise<Rated> {
  if (terms.length === 0) return { matching: visible, score: undefined }
  const points = terms.map((term, index) => pointsOf(term).as(nameOf(index)))
  const rated: Matching = query.selectFrom(
    visible.selectAll('templates').select(points).$castTo<TemplateRow>().as('templates'),
  )
  const weights = await weigh(rated, terms.length)
  const score = sum(weights.map((weight, index) => sql`${sql.lit(weight)} * ${columnOf(index)}`))
  if (match === 'all') {
    return { matching: terms.reduce((all, _, index) => all.where(isMatched(index), '=', true), rated), score }
  }
  const covered = sum(
    weights.map((weight, index) => sql`case when ${isMatched(index)} then ${sql.lit(weight)} else 0 end`),
  )
  const best = await rated.select(sql<number | null>`max(${covered})`.as('most')).executeTakeFirst()
  const least = Math.max(1, Math.ceil((best?.most ?? 0) * LEAST_PART))
  return { matching: rated.where(covered, '>=', sql<number>`${sql.lit(least)}`), score }
}

/** Weighs each term by how few templates have its own word, or else its alternatives; zero if none has. */
async function weigh(rated: Matching, terms: number): Promise<number[]> {
  const indexes = Array.from({ length: terms }, (_, index) => index)
  const counts = indexes.flatMap((index) => [
    sql<number>`count(case when ${columnOf(index)} >= ${sql.lit(POINTS.beginning)} then 1 end)`.as(`own_${index}`),
    sql<number>`count(case when ${isMatched(index)} then 1 end)`.as(`all_${index}`),
  ])
  const row = await rated.select([sql<number>`count(*)`.as('total'), ...counts]).executeTakeFirst()
  const found: ReadonlyMap<string, number> = new Map(Object.entries(row ?? {}))
  const total = found.get('total') ?? 0
  return indexes.map((index) => {
    const matched = found.get(`own_${index}`) || found.get(`all_${index}`) || undefined
    return matched === undefined ? 0 : Math.round(WEIGHT_OF_EVERY_WORD * Math.log(1 + total / matched))
  })
}

function pointsOf({ forms, alternatives }: Term): RawBuilder<number> {
  const kinds = [
    ...FIELDS.map(({ column, points }) => ({ holds: hasWhole(column, forms), points: POINTS.whole + points })),
    ...FIELDS.map(({ column, points }) => ({ holds: hasAny(column, forms), points: POINTS.beginning + points })),
    ...FIELDS.map(({ column, points }) => ({
      holds: hasAny(column, alternatives),
      points: POINTS.alternative + points,
    })),
  ]
  const cases = kinds.map(({ holds, points }) => sql`when ${holds} then ${sql.lit(points)}`)
  // Most templates match nothing, which one comparison shows.
  const none = sql`when not ${hasAny('search', [...forms, ...alternatives])} then 0`
  return sql<number>`case ${none} ${sql.join(cases, sql.raw(' '))} else 0 end`
}

function isMatched(index: number): Expression<SqlBool> {
  return sql<SqlBool>`(${columnOf(index)} > 0)`
}

function columnOf(index: number): Expression<number> {
  return sql<number>`${sql.ref(nameOf(index))}`
}

function nameOf(index: number): string {
  return `points_${index}`
}

function sum(terms: readonly Expression<unknown>[]): Expression<number> {
  return sql<number>`(${sql.join(terms, sql.raw(' + '))})`
}
