import { LIMITS } from '../document/limits.ts'
import type { ImportDraft } from './draft.ts'

/** Returns what a text of a design can have: limited in length, without control characters. */
export function storableText(text: string, draft: ImportDraft, element: string): string {
  const clean = cleanText(text)
  if (clean.length <= LIMITS.textCharacters) return clean
  const what = `Text of ${clean.length} characters`
  draft.note(what, `Texts have at most ${LIMITS.textCharacters} characters; the rest was left out.`, { element })
  return clean.slice(0, LIMITS.textCharacters).toWellFormed()
}

/** Returns the text without control characters. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''))
}
