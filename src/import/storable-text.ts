import { LIMITS } from '../document/limits.ts'
import type { ImportDraft } from './draft.ts'

/** Returns what a text of a design can have: limited in length, without control characters. */
export function storableText(text: string, draft: ImportDraft, element: string): string {
  const clean = text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/\p{Cc}/gu, (character) => (/[\n\t]/.test(character) ? character : ''))
  if (clean.length <= LIMITS.textCharacters) return clean
  draft.note('Long text', `Texts have at most ${LIMITS.textCharacters} characters; the rest was left out.`, { element })
  return clean.slice(0, LIMITS.textCharacters).toWellFormed()
}
