import { type Document } from '../../../document/document.ts'
import { fillDocument } from '../../../document/fill-document.ts'
import { type SlotData } from './slot-values.ts'

/** What somebody has filled in so far. */
export interface Filling {
  readonly data: SlotData
  /** Of the design that is made of it; undefined where it is as the template's. */
  readonly title?: string | undefined
  /** Of the design that was being filled. */
  readonly revision?: number | undefined
}

export const NOTHING_FILLED: Filling = { data: {} }

export function isNothing({ data, title }: Filling): boolean {
  return title === undefined && Object.keys(data).length === 0
}

/** A filling that was kept, as far as `document` still takes it. */
export function fillingFrom(kept: unknown, document: Document): Filling {
  if (!isRecord(kept)) return NOTHING_FILLED
  const { title, data, revision } = kept
  return {
    data: fittingData(data, document),
    ...(typeof title === 'string' && { title }),
    ...(typeof revision === 'number' && { revision }),
  }
}

/** The values of `data` that `document` takes: its slots may be others by now. */
export function fittingData(data: unknown, document: Document): SlotData {
  if (!isRecord(data)) return {}
  // Each by itself fills the whole document once for each: seconds for many in a large one, and seldom needed.
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
