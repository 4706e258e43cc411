import type { Document } from '../../../document/document.ts'
import { fillDocument } from '../../../document/fill-document.ts'
import type { SlotData } from './slot-inputs.ts'

/** Returns the values that `document` accepts. */
export function fittingData(data: unknown, document: Document): SlotData {
  if (!isRecord(data)) return {}
  // Tries all values together first: each attempt fills the whole document, which can take seconds.
  const fitting = fits(data, document)
    ? data
    : Object.fromEntries(Object.entries(data).filter((entry) => fits(Object.fromEntries([entry]), document)))
  return fitting as SlotData
}

function fits(data: Readonly<Record<string, unknown>>, document: Document): boolean {
  try {
    fillDocument(document, data, 'keep')
    return true
  } catch {
    return false
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
