import type { Document } from '../../document/document.ts'
import { withoutUnusedDescriptions } from '../../document/described-slots.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'

/**
 * The top of a page or of a container, or the place directly above or beneath an element. `in` is a
 * page or, if no page has this ID, a container.
 */
export type Target =
  | { readonly page: string }
  | { readonly into: string }
  | { readonly in: string }
  | { readonly above: string }
  | { readonly beneath: string }

/** Inserts elements, whose IDs must be free, at a target that exists. */
export function insert(document: Document, elements: readonly Element[], target: Target): Document {
  if ('above' in target)
    return replaceElements(document, (each) => (each.id === target.above ? [each, ...elements] : [each]))
  if ('beneath' in target) {
    return replaceElements(document, (each) => (each.id === target.beneath ? [...elements, each] : [each]))
  }
  if ('into' in target) return insertInto(document, elements, target.into)
  const id = 'page' in target ? target.page : target.in
  const pages = mapSame(document.pages, (page) =>
    page.id === id ? { ...page, elements: [...page.elements, ...elements] } : page,
  )
  return pages === document.pages ? insertInto(document, elements, id) : { ...document, pages }
}

function insertInto(document: Document, elements: readonly Element[], container: string): Document {
  return replaceElements(document, (each) => [
    each.id === container && isContainer(each) ? { ...each, elements: [...each.elements, ...elements] } : each,
  ])
}

/** Removes elements with all that they contain, and the descriptions of slots that nothing uses any more. */
export function remove(document: Document, ids: ReadonlySet<string>): Document {
  const without = withoutElements(document, ids)
  return without === document ? document : withoutUnusedDescriptions(without)
}

/** Removes elements only. Slots may be left without an element, which `parseDocument` rejects. */
export function withoutElements(document: Document, ids: ReadonlySet<string>): Document {
  return replaceElements(document, (element) => (ids.has(element.id) ? [] : [element]))
}
