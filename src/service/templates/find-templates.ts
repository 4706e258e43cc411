import type { Store } from '../../store/store.ts'
import type { TemplatePage, TemplateQuery } from '../../store/templates/list-templates.ts'
import { searchWords } from '../../store/templates/template-row.ts'
import { GALLERY_ORDER } from './collections.ts'
import { correctWords } from './correct-words.ts'
import { meaningOf } from '../filler-words.ts'
import { termOf } from './search-words.ts'
import { divideTerms, KNOWN_TERMS, KNOWN_WORDS } from './translate-word.ts'

export interface FoundTemplates extends TemplatePage {
  /** What was searched instead, since nothing matched what was typed. */
  readonly corrected: string | undefined
  /** Whether no template matches all words, and these match some of them. */
  readonly isPartial: boolean
}

/**
 * Searches by synonyms, plurals, sizes and translations. If no template matches all words, divides compounds, then
 * corrects typing errors, and finally returns what matches most of the words.
 */
export async function findTemplates(
  store: Store,
  { q: typed, ...query }: Omit<TemplateQuery, 'termOf' | 'order' | 'match'>,
): Promise<FoundTemplates> {
  const search = (q: string | undefined, match: 'all' | 'most' = 'all'): Promise<TemplatePage> =>
    store.templates.list({ ...query, termOf, match, order: GALLERY_ORDER, ...(q !== undefined && { q }) })
  const q = typed === undefined || typed.trim() === '' ? undefined : meaningOf(typed, KNOWN_TERMS)
  const found = { ...(await search(q)), corrected: undefined, isPartial: false }
  const typedWords = q === undefined ? [] : searchWords(q)
  if (isFound(found) || typedWords.length === 0) return found

  const divided = divideTerms(typedWords)
  const inParts = await search(divided)
  if (isFound(inParts)) return { ...found, ...inParts }
  const words = divided.split(' ')
  const known = await store.templates.listWords(query.accountId)
  const right = correctWords(words, known) ?? correctWords(words, [...known, ...KNOWN_WORDS]) ?? words
  const isCorrected = right.some((word, index) => word !== words[index])
  const corrected = isCorrected ? right.join(' ') : undefined
  const second = isCorrected ? await search(divideTerms(right)) : found
  if (isFound(second)) return { ...second, corrected, isPartial: false }
  const closest = await search(divideTerms(right), 'most')
  return isFound(closest) ? { ...closest, corrected, isPartial: closest.total > 0 } : found
}

/** In any category, whichever was chosen. */
function isFound({ categories }: TemplatePage): boolean {
  return categories.length > 0
}
