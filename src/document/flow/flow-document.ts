import type { Document } from '../document.ts'
import { fillElements } from '../document-filler.ts'
import { expandRepeats } from '../repeats/expand-repeats.ts'
import { resolveBrand } from '../resolve-brand.ts'
import { flowPages } from './flow-pages.ts'

/**
 * Returns a filled document as it is drawn: with the pages that its tables and repeats add, and with a
 * group in place of each repeat. Depends on the names of fonts, but not on their files. A flowed document does not
 * change again.
 */
export function flowDocument(document: Document): Document {
  const { brand } = document
  return expandRepeats(flowPages(resolveBrand(document)), (elements, values) =>
    fillElements(elements, values, { brand }),
  )
}
