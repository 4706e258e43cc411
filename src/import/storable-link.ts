import { checkLink } from '../document/check-link.ts'
import { LIMITS } from '../document/limits.ts'
import type { ImportDraft, Place } from './draft.ts'

/** Returns the link if a design can have it, and notes why not. Nothing is no link. */
export function storableLink(href: string, draft: ImportDraft, place?: Place): string | undefined {
  const link = href.trim()
  if (link === '') return undefined
  if (link.length <= LIMITS.urlCharacters && checkLink(link) === undefined) return link
  const how = `Links are http, https or mailto URLs of at most ${LIMITS.urlCharacters} characters; it was left out.`
  draft.note(`Link to “${link.slice(0, 80).toWellFormed()}”`, how, place)
  return undefined
}
