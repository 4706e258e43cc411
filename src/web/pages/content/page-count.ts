import type { Document } from '../../../document/document.ts'
import { fillDefaults, fillDocument } from '../../../document/fill-document.ts'
import { flowDocument } from '../../../document/flow/flow-document.ts'
import { isFailure } from '../../../failure.ts'
import type { SlotData } from './slot-inputs.ts'

/** Returns the number of pages with `data`, including those that tables add. Ignores values that are still invalid. */
export function pageCountOf(document: Document, data: SlotData): number {
  return flowDocument(filled(document, data)).pages.length
}

function filled(document: Document, data: SlotData): Document {
  try {
    return fillDocument(document, data, 'keep')
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    return fillDefaults(document)
  }
}
