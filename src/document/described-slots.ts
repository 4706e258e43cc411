import type { Document } from './document.ts'
import { listSlots, type Slot } from './list-slots.ts'
import { slotLabel } from './slot-label.ts'
import type { SlotDescription } from './slot-description.ts'

/** A slot with its description, for forms. Null if the document does not describe it. */
export interface DescribedSlot extends Omit<Slot, 'fields'> {
  readonly label: string
  readonly help: string | null
  readonly group: string | null
  /** Of a value in `data`, in characters. */
  readonly maxLength: number | null
  /** A value that could be sent in `data`. */
  readonly sample: unknown
  readonly fields?: readonly DescribedSlot[]
}

/** Lists described slots in the order of their descriptions, then the others in document order. */
export function describedSlots(document: Document): DescribedSlot[] {
  const { slots: descriptions = [] } = document
  const places = new Map(descriptions.map(({ name }, index) => [name, index]))
  const placeOf = ({ name }: Slot): number => places.get(name) ?? descriptions.length
  return listSlots(document)
    .sort((a, b) => placeOf(a) - placeOf(b))
    .map((slot) => describeSlot(slot, descriptions[placeOf(slot)]))
}

export function describeSlot(slot: Slot, description?: SlotDescription): DescribedSlot {
  const { label, help = null, group = null, required = false, maxLength = null, sample = null } = description ?? {}
  const { name, kind, default: own, fields } = slot
  return {
    ...{ name, label: label ?? slotLabel(name), help, group, kind },
    ...{ default: own, required: slot.required || required, maxLength, sample },
    ...(fields && { fields: fields.map((field) => describeSlot(field)) }),
  }
}

/** A filled placeholder is gone, and its description with it. */
export function withoutUnusedDescriptions(document: Document): Document {
  const { slots: descriptions, ...rest } = document
  if (!descriptions) return document
  const names = new Set(listSlots(document).map(({ name }) => name))
  const used = descriptions.filter(({ name }) => names.has(name))
  if (used.length === descriptions.length) return document
  return used.length === 0 ? rest : { ...document, slots: used }
}
