import type { Document } from './document.ts'
import { listUnfilled } from './list-unfilled.ts'

const MAX_LISTED_NAMES = 20

/** `document` must be filled with defaults only. `pages` are 1-based. */
export function unfilledWarnings(document: Document, pages?: readonly number[]): UnfilledWarning[] {
  return listUnfilled(document)
    .filter(({ page }) => pages === undefined || pages.includes(page))
    .map(({ page, elementId, names }) => ({
      code: 'placeholder_unfilled',
      message: describeNames(names),
      page,
      elementId,
    }))
}

export interface UnfilledWarning {
  readonly code: 'placeholder_unfilled'
  readonly message: string
  readonly page: number
  readonly elementId: string
}

function describeNames(names: readonly string[]): string {
  const listed = names.slice(0, MAX_LISTED_NAMES).map((name) => `{{${name}}}`)
  const more = names.length - listed.length
  const all = more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ')
  return names.length === 1
    ? `${all} is drawn as written: no data and no default`
    : `${all} are drawn as written: no data and no defaults`
}
