import type { Document } from './document.ts'
import { flowDocument } from './flow/flow-document.ts'
import { type Numbering, withPageNumbers } from './page-numbers.ts'
import { resolveBrand } from './resolve-brand.ts'
import { turnTables } from './tables/turn-tables.ts'

/**
 * Returns a filled document as it is drawn: with the pages that tables and repeats add, with page numbers, and
 * without repeats, tables that run from right to left, and references to the brand. Entries can contain numbers and
 * references, so they are copied first.
 * `first` is the numbering of its first page, if the document has only some of the pages.
 */
export function drawnDocument(document: Document, first?: () => Numbering): Document {
  return resolveBrand(withPageNumbers(turnTables(flowDocument(document)), first))
}
