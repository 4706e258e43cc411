import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'
import { mapSame } from '../tree/replace-elements.ts'

export const DIRECTIONS = ['front', 'forward', 'backward', 'back'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** Moves elements in the order of their siblings: by one step, or to an end. They keep their own order. */
export function arrange(document: Document, ids: ReadonlySet<string>, direction: Direction): Document {
  const pages = mapSame(document.pages, (page) => {
    const elements = arrangeAmong(page.elements, ids, direction)
    return elements === page.elements ? page : { ...page, elements }
  })
  return pages === document.pages ? document : { ...document, pages }
}

function arrangeAmong(siblings: Element[], ids: ReadonlySet<string>, direction: Direction): Element[] {
  const inner = mapSame(siblings, (element) => {
    if (!isContainer(element)) return element
    const elements = arrangeAmong(element.elements, ids, direction)
    return elements === element.elements ? element : { ...element, elements }
  })
  const ordered = orderOf(inner, ids, direction)
  return ordered.every((element, index) => element === inner[index]) ? inner : ordered
}

function orderOf(siblings: readonly Element[], ids: ReadonlySet<string>, direction: Direction): Element[] {
  switch (direction) {
    case 'front':
      return [...siblings.filter(({ id }) => !ids.has(id)), ...siblings.filter(({ id }) => ids.has(id))]
    case 'back':
      return [...siblings.filter(({ id }) => ids.has(id)), ...siblings.filter(({ id }) => !ids.has(id))]
    case 'backward':
      return stepBack(siblings, ids)
    case 'forward':
      return stepBack(siblings.toReversed(), ids).toReversed()
  }
}

/** Swaps each chosen element with the one before it, unless that is chosen too. */
function stepBack(siblings: readonly Element[], ids: ReadonlySet<string>): Element[] {
  const ordered = [...siblings]
  for (let index = 1; index < ordered.length; index += 1) {
    const [before, element] = [ordered[index - 1], ordered[index]]
    if (before && element && ids.has(element.id) && !ids.has(before.id)) {
      ordered[index - 1] = element
      ordered[index] = before
    }
  }
  return ordered
}
