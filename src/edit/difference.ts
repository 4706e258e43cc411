import type { Document } from '../document/document.ts'
import { differentElements } from './differing/different-elements.ts'
import { addedPages, changedPages, removedPages } from './differing/different-pages.ts'
import { changedDocument, changedSlots } from './differing/different-properties.ts'
import { Recording } from './differing/recording.ts'
import type { EditOperation } from './wire/edit-operation.ts'

/**
 * Returns the operations that turn `before` into `after`: none if both are equal, few for a small
 * change. Both must be valid. There may be more operations than one request can have. Ends after
 * `most`, since each takes time in proportion to the document: there are then as many, and some are missing.
 */
export function difference(before: Document, after: Document, most?: number): readonly EditOperation[] {
  if (before === after) return []
  const recording = new Recording(before, most)
  // The brand comes first, since elements may refer to new names, and slots last, since they need elements.
  changedDocument(recording, after)
  addedPages(recording, after)
  differentElements(recording, { before, after })
  removedPages(recording, after)
  changedPages(recording, after)
  changedSlots(recording, after)
  return recording.operations
}
