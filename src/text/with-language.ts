import type { Complete } from '../document/elements/element.ts'

/** Returns a text with the language of its document, unless it has its own. */
export function withLanguage(element: Complete<'text'>, language: string | undefined): Complete<'text'> {
  return language === undefined || element.language !== undefined ? element : { ...element, language }
}
