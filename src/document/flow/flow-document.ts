import type { Document } from '../document.ts'
import { fillElements } from '../document-filler.ts'
import { expandRepeats } from '../repeats/expand-repeats.ts'
import { flowPages } from './flow-pages.ts'

/**
 * Returns a filled document as it is drawn: with the pages that its tables and repeats add, and with a
 * group in place of each repeat. Does not depend on fonts. A flowed document does not change again.
 */
export function flowDocument(document: Document): Document {
  const { brand } = document
  return expandRepeats(flowPages(document), (elements, values) => fillElements(elements, values, { brand }))
}
