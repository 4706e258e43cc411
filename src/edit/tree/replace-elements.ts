import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from './container.ts'

/**
 * Replaces each element for which `change` returns other elements. Elements of containers are
 * changed first. Everything that contains no change keeps its identity, so that `===` tells what
 * must be drawn again.
 */
export function replaceElements(document: Document, change: (element: Element) => readonly Element[]): Document {
  const pages = mapSame(document.pages, (page) => {
    const elements = replaceAmong(page.elements, change)
    return elements === page.elements ? page : { ...page, elements }
  })
  return pages === document.pages ? document : { ...document, pages }
}

/** Replaces elements by others. None of them may contain another. */
export function replaceEach(document: Document, replacements: ReadonlyMap<Element, Element>): Document {
  return replaceElements(document, (element) => [replacements.get(element) ?? element])
}

function replaceAmong(siblings: Element[], change: (element: Element) => readonly Element[]): Element[] {
  const replaced = siblings.flatMap((element) => change(withReplacedElements(element, change)))
  return areIdentical(replaced, siblings) ? siblings : replaced
}

function withReplacedElements(element: Element, change: (element: Element) => readonly Element[]): Element {
  if (!isContainer(element)) return element
  const elements = replaceAmong(element.elements, change)
  return elements === element.elements ? element : { ...element, elements }
}

/** Like `map`, but returns `items` itself if every item stays the same. */
export function mapSame<T>(items: T[], change: (item: T) => T): T[] {
  const changed = items.map(change)
  return areIdentical(changed, items) ? items : changed
}

export function areIdentical(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index])
}
