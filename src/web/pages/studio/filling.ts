import { type Document } from '../../../document/document.ts'
import { fillDocument } from '../../../document/fill-document.ts'
import { type SlotData } from './slot-values.ts'

export interface Filling {
  readonly data: SlotData
  /** Title of the design to create; undefined for the template's. */
  readonly title?: string | undefined
  /** Revision of the design that the data is based on. */
  readonly revision?: number | undefined
}

export const NOTHING_FILLED: Filling = { data: {} }

export function isNothing({ data, title }: Filling): boolean {
  return title === undefined && Object.keys(data).length === 0
}

/** Restores a draft, without the values that `document` no longer accepts. */
export function fillingFrom(draft: unknown, document: Document): Filling {
  if (!isRecord(draft)) return NOTHING_FILLED
  const { title, data, revision } = draft
  return {
    data: fittingData(data, document),
    ...(typeof title === 'string' && { title }),
    ...(typeof revision === 'number' && { revision }),
  }
}

export function fittingData(data: unknown, document: Document): SlotData {
  if (!isRecord(data)) return {}
  // All at once first: each attempt fills the whole document, seconds for a large one.
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
