import type { Document } from './document.ts'
import { flowDocument } from './flow/flow-document.ts'
import { resolveBrand } from './resolve-brand.ts'
import { turnTables } from './tables/turn-tables.ts'

/**
 * Returns a filled document as it is drawn: with the pages that tables and repeats add, and without
 * repeats, tables that run from right to left, and references to the brand. Entries can contain
 * references, so they are copied first.
 */
export function drawnDocument(document: Document): Document {
  return resolveBrand(turnTables(flowDocument(document)))
}
