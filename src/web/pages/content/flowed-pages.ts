import type { Document, Page } from '../../../document/document.ts'
import { fillDefaults, fillDocument } from '../../../document/fill-document.ts'
import { flowDocument } from '../../../document/flow/flow-document.ts'
import { isFailure } from '../../../failure.ts'
import type { SlotData } from './slot-inputs.ts'

/** Returns the pages with `data`, including those that tables add. Ignores values that are still invalid. */
export function flowedPages(document: Document, data: SlotData): readonly Page[] {
  return flowDocument(filled(document, data)).pages
}

function filled(document: Document, data: SlotData): Document {
  try {
    return fillDocument(document, data, 'keep')
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    return fillDefaults(document)
  }
}
