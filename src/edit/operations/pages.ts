import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Document, Page } from '../../document/document.ts'
import { LIMITS } from '../../document/limits.ts'
import { freeIds } from '../tree/free-ids.ts'
import { areIdentical, mapSame } from '../tree/replace-elements.ts'
import { type Properties, withProperties } from '../tree/with-properties.ts'
import { withFreeIds } from './duplicate.ts'

/** A place among the pages: next to a page that exists, or at the end. */
export type PageTarget = { readonly before: string } | { readonly after: string } | 'end'

/** Whether `count` more pages fit into a document. */
export function hasRoomForPages({ pages }: Document, count = 1): boolean {
  return pages.length + count <= LIMITS.pages
}

/** Adds a page, whose ID and whose elements’ IDs must be free. A full document stays as it is. */
export function addPage(document: Document, page: Page, target: PageTarget): Document {
  if (!hasRoomForPages(document)) return document
  return { ...document, pages: withPage(document.pages, page, target) }
}

/**
 * Adds a copy of a page after it, with new IDs. Returns the IDs of the copies too: of the page, and of
 * the elements directly on it. Returns the document itself, and no IDs, if it is full or lacks the page.
 */
export function duplicatePage(document: Document, id: string): { document: Document; ids: string[] } {
  const page = document.pages.find((each) => each.id === id)
  if (!page || !hasRoomForPages(document)) return { document, ids: [] }
  const ids = freeIds(document)
  const copy: Page = {
    ...page,
    id: ids.next(page.id),
    elements: page.elements.map((element) => withFreeIds(element, ids)),
  }
  const pages = withPage(document.pages, copy, { after: id })
  return { document: { ...document, pages }, ids: [copy.id, ...copy.elements.map((element) => element.id)] }
}

/** Moves a page. Next to itself, or to where it is, changes nothing. */
export function movePage(document: Document, id: string, target: PageTarget): Document {
  const page = document.pages.find((each) => each.id === id)
  if (!page || isSelf(id, target)) return document
  const others = document.pages.filter((each) => each !== page)
  const pages = withPage(others, page, target)
  return areIdentical(pages, document.pages) ? document : { ...document, pages }
}

function isSelf(id: string, target: PageTarget): boolean {
  return target !== 'end' && ('before' in target ? target.before : target.after) === id
}

function withPage(pages: readonly Page[], page: Page, target: PageTarget): Page[] {
  if (target === 'end') return [...pages, page]
  if ('before' in target) return pages.flatMap((each) => (each.id === target.before ? [page, each] : [each]))
  return pages.flatMap((each) => (each.id === target.after ? [each, page] : [each]))
}

/** Sets properties of pages, such as the name and the background, unchecked. */
export function setPages(document: Document, ids: ReadonlySet<string>, properties: Properties): Document {
  const pages = mapSame(document.pages, (page) => (ids.has(page.id) ? withProperties(page, properties) : page))
  return pages === document.pages ? document : { ...document, pages }
}

/**
 * Removes pages, and the descriptions of slots that nothing uses any more. A document keeps at least
 * one page: if none would remain, it stays as it is.
 */
export function removePages(document: Document, ids: ReadonlySet<string>): Document {
  const without = withoutPages(document, ids)
  return without === document ? document : withoutUnusedDescriptions(without)
}

/** Removes pages only. Slots may be left without an element, which `parseDocument` rejects. */
export function withoutPages(document: Document, ids: ReadonlySet<string>): Document {
  const pages = document.pages.filter(({ id }) => !ids.has(id))
  return pages.length === 0 || pages.length === document.pages.length ? document : { ...document, pages }
}
