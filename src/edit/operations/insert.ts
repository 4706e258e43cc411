import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'

/** The end of a page or of a container, or the place directly above or beneath an element. */
export type Target = { readonly in: string } | { readonly above: string } | { readonly beneath: string }

/** Inserts elements, whose IDs must be free, at a target that exists. */
export function insert(document: Document, elements: readonly Element[], target: Target): Document {
  if ('above' in target)
    return replaceElements(document, (each) => (each.id === target.above ? [each, ...elements] : [each]))
  if ('beneath' in target) {
    return replaceElements(document, (each) => (each.id === target.beneath ? [...elements, each] : [each]))
  }
  const pages = mapSame(document.pages, (page) =>
    page.id === target.in ? { ...page, elements: [...page.elements, ...elements] } : page,
  )
  if (pages !== document.pages) return { ...document, pages }
  return replaceElements(document, (each) => [
    each.id === target.in && isContainer(each) ? { ...each, elements: [...each.elements, ...elements] } : each,
  ])
}

/** Removes elements with all that they contain. */
export function remove(document: Document, ids: ReadonlySet<string>): Document {
  return replaceElements(document, (element) => (ids.has(element.id) ? [] : [element]))
}
