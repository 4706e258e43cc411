import type { Page } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { createArranger, type Measuring } from './arrange-element.ts'

/**
 * Returns `page` with the positions and sizes that depend on text: those of elements in layouts, of
 * groups that hug them, and of texts with `fit` `hug`. Everything that needs geometry works on the
 * result, which has neither of them and does not change again.
 */
export function arrangePage(page: Page, measuring: Measuring): Page {
  if (!page.elements.some(isArranged)) return page
  const arrange = createArranger(measuring)
  return { ...page, elements: page.elements.map((element) => arrange(element)) }
}

function isArranged(element: Element): boolean {
  if (element.type === 'text') return element.fit === 'hug'
  return element.type === 'group' && (Boolean(element.layout) || element.elements.some(isArranged))
}
