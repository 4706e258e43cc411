import { type DescribedSlot, describedSlots } from '../../../document/described-slots.ts'
import type { Document } from '../../../document/document.ts'
import { fillDocument } from '../../../document/fill-document.ts'
import type { SlotValue } from '../../../document/slot-values.ts'
import { Failure, isFailure } from '../../../failure.ts'
import type { Schemas } from '../../../sdk/create-platen.ts'
import type { OpenDesign } from '../../api/design-queries.ts'
import { checkedDocument } from '../../painter/checked-document.ts'
import { slotPointer } from '../content/slot-errors.ts'
import { type SlotData, valueIn } from '../content/slot-inputs.ts'

export interface DesignEdits {
  readonly design: OpenDesign
  readonly data: SlotData
}

/** Leaves placeholders without a value in place. Throws `invalid_input` for a value that is missing or does not fit. */
export function updateRequest({ design, data }: DesignEdits) {
  const document = filled(checkedDocument(design.document), data) as Schemas['Document']
  return { id: design._id, body: { document }, ifMatch: `"${design.revision}"` }
}

/** Whether a saved design must have a value. A placeholder can wait for the data of an export. */
export function isRequiredInDesign({ required, kind }: Pick<DescribedSlot, 'required' | 'kind'>): boolean {
  return required && kind !== 'placeholder'
}

function filled(document: Document, data: SlotData): Document {
  const issues = describedSlots(document)
    .filter((slot) => isRequiredInDesign(slot) && isEmpty(valueIn(data, slot.name)))
    .map(({ name }) => ({ pointer: slotPointer(name), detail: 'is required' }))
  try {
    const result = fillDocument(document, data, 'leave')
    if (issues.length === 0) return result
  } catch (error) {
    if (!isFailure(error, 'invalid_input')) throw error
    issues.push(...error.details.issues)
  }
  throw new Failure('invalid_input', { issues })
}

/** Whether the content was removed. Without a value, the design keeps its own. */
function isEmpty(value: SlotValue | undefined): boolean {
  return (typeof value === 'string' && value.trim() === '') || (Array.isArray(value) && value.length === 0)
}
