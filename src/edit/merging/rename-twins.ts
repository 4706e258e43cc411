import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { isContainer } from '../tree/container.ts'
import { freeIds } from '../tree/free-ids.ts'
import { type Place, placesOf } from '../tree/place.ts'
import { mapSame, replaceElements } from '../tree/replace-elements.ts'
import { isSame } from './same-value.ts'

/** Gives new IDs to pages and elements of `mine` that both sides have added with the same ID, but are not the same. */
export function renameTwins(base: Document, mine: Document, theirs: Document): Document {
  const ids = freeIds({ ...mine, pages: [...mine.pages, ...theirs.pages] })
  const [before, added, others] = [placesOf(base), placesOf(mine), placesOf(theirs)]
  const isTwin = ({ id }: Element): boolean =>
    !before.has(id) && others.has(id) && added.has(id) && !areSame(added.get(id), others.get(id))
  const renamed = replaceElements(mine, (element) => [
    isTwin(element) ? { ...element, id: ids.next(element.id) } : element,
  ])
  const pages = mapSame(renamed.pages, (page) => {
    const other = theirs.pages.find(({ id }) => id === page.id)
    if (!other || base.pages.some(({ id }) => id === page.id) || isSame(page, other)) return page
    return { ...page, id: ids.next(page.id) }
  })
  return pages === renamed.pages ? renamed : { ...renamed, pages }
}

/** Whether two elements are equal apart from what they contain. */
function areSame(a: Place | undefined, b: Place | undefined): boolean {
  return isSame(a && alone(a.element), b && alone(b.element))
}

function alone(element: Element): Element {
  return isContainer(element) ? { ...element, elements: [] } : element
}
