import { type Document } from '../document/document.ts'
import { listUnfilled } from '../document/list-unfilled.ts'
import { type ExportWarning } from '../store/records.ts'

const LISTED_NAMES = 20

/**
 * Of a `document` that was asked for without data, and whose defaults are filled: which texts of `pages`, 1-based, show placeholders
 * as they are written. Without `pages`, of all.
 */
export function unfilledWarnings(document: Document, pages?: readonly number[]): UnfilledWarning[] {
  return listUnfilled(document)
    .filter(({ page }) => pages === undefined || pages.includes(page))
    .map(({ page, elementId, names }) => ({ code: 'placeholder_unfilled', message: told(names), page, elementId }))
}

type UnfilledWarning = ExportWarning & { readonly code: 'placeholder_unfilled' }

function told(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_NAMES).map((name) => `{{${name}}}`)
  const more = names.length - listed.length
  const all = more > 0 ? `${listed.join(', ')} and ${more} more` : listed.join(', ')
  const [stand, them] = names.length === 1 ? ['stands', 'it'] : ['stand', 'them']
  return `${all} ${stand} as written: no data came for ${them}, and there is no default`
}
