import { type Expression, type Kysely, sql } from '#kysely'
import type { Template } from '../records.ts'
import type { Tables } from '../tables.ts'
import { hasAny } from './has-word.ts'
import { isVisible } from './list-templates.ts'
import { searchWords, toTemplate } from './template-row.ts'

/** A page is as wide for its height as another if their proportions differ by less than this factor. */
const SAME_PROPORTIONS = 1.15

/**
 * Lists what an account sees that has words of a template's tags, or its category, the most similar first: a category
 * counts as much as three words, and the same proportions as much as one.
 */
export async function similarTemplates(
  query: Kysely<Tables>,
  { accountId, template, limit }: { accountId: string; template: Template; limit: number },
): Promise<Template[]> {
  const words = [...new Set(template.tags.flatMap(searchWords))]
  const inCommon = sql<number>`${sum([
    sql`case when category = ${template.category} then 3 else 0 end`,
    ...words.map((word) => sql`case when ${hasAny('search_tags', [word])} then 1 else 0 end`),
  ])}`
  const rows = await query
    .selectFrom('templates')
    .selectAll()
    .where((eb) => isVisible(eb, accountId))
    .where('id', '!=', template.id)
    .where(inCommon, '>', 0)
    .orderBy(sum([inCommon, hasProportionsOf(template)]), 'desc')
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(toTemplate)
}

function hasProportionsOf({ width, height }: Template): Expression<number> {
  const [least, most] = [width / height / SAME_PROPORTIONS, (width / height) * SAME_PROPORTIONS]
  return sql<number>`case when width * 1.0 / height between ${sql.lit(least)} and ${sql.lit(most)} then 1 else 0 end`
}

function sum(terms: readonly Expression<unknown>[]): Expression<number> {
  return sql<number>`(${sql.join(terms, sql.raw(' + '))})`
}
