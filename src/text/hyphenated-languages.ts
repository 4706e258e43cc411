import { complete, type Element } from '../document/elements/element.ts'
import { TEXT_LANGUAGE } from './measuring-canvas.ts'

/** Lists the languages of all texts that are hyphenated. `language` is that of texts without one. */
export function hyphenatedLanguages(elements: readonly Element[], language: string = TEXT_LANGUAGE): Set<string> {
  const languages = new Set<string>()
  for (const element of elements) {
    if (element.type === 'group') {
      for (const inner of hyphenatedLanguages(element.elements, language)) languages.add(inner)
    }
    if (element.type !== 'text' || complete<'text'>(element).hyphens !== 'auto') continue
    const own = element.language ?? language
    languages.add(own)
    for (const run of element.runs ?? []) languages.add(run.language ?? own)
  }
  return languages
}
