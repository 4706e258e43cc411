import type { Document, Page } from '../../document/document.ts'
import { slotNamesIn } from '../operations/slot-elements.ts'
import { placesOf } from '../tree/place.ts'

/** The fields of a page, for a form that follows the pages. */
export interface FieldPage<Slot> {
  readonly page: Page
  /** 1-based. */
  readonly number: number
  readonly slots: readonly Slot[]
}

/** Divides slots among the pages on which they are used first, in the given order. Leaves out pages without any. */
export function fieldPages<Slot extends { readonly name: string }>(
  document: Document,
  slots: readonly Slot[],
): FieldPage<Slot>[] {
  const pages = firstPages(document)
  return document.pages
    .map((page, index) => ({ page, number: index + 1, slots: slots.filter(({ name }) => pages.get(name) === page.id) }))
    .filter((each) => each.slots.length > 0)
}

function firstPages(document: Document): ReadonlyMap<string, string> {
  const pages = new Map<string, string>()
  for (const { element, page, parents } of placesOf(document).values()) {
    // Entries fill the slots of their elements.
    if (parents.some(({ type }) => type === 'repeat')) continue
    for (const name of slotNamesIn(element)) if (!pages.has(name)) pages.set(name, page.id)
  }
  return pages
}
