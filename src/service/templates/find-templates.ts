import type { Store } from '../../store/store.ts'
import type { TemplatePage, TemplateQuery } from '../../store/templates/list-templates.ts'
import { searchWords } from '../../store/templates/template-row.ts'
import { correctWords } from './correct-words.ts'
import { divideTerms, KNOWN_WORDS } from './translate-word.ts'
import { alternativesOf, meaningOf } from './search-words.ts'

export interface FoundTemplates extends TemplatePage {
  /** What was searched instead, since nothing matched what was typed. */
  readonly corrected: string | undefined
}

/** Searches by synonyms, plurals, sizes and translations, and corrects typing errors if nothing matches. */
export async function findTemplates(
  store: Store,
  { q: typed, ...query }: Omit<TemplateQuery, 'alternativesOf'>,
): Promise<FoundTemplates> {
  const q = typed === undefined || typed.trim() === '' ? undefined : meaningOf(typed)
  const search = (words: string | undefined): Promise<TemplatePage> =>
    store.templates.list({ ...query, alternativesOf, ...(words !== undefined && { q: words }) })
  const found = await search(q)
  if (q === undefined || found.categories.length > 0) return { ...found, corrected: undefined }
  const words = searchWords(q)
  const divided = divideTerms(words)
  const inParts = divided === words.join(' ') ? found : await search(divided)
  if (inParts.categories.length > 0) return { ...inParts, corrected: undefined }
  const known = await store.templates.listWords(query.accountId)
  const corrected = correctWords(words, known) ?? correctWords(words, [...known, ...KNOWN_WORDS])
  if (corrected === undefined) return { ...found, corrected }
  const second = await search(corrected)
  return second.categories.length > 0 ? { ...second, corrected } : { ...found, corrected: undefined }
}
