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
  return describeAll(listSlots(document), document.slots)
}

function describeAll(slots: readonly Slot[], descriptions: readonly SlotDescription[] = []): DescribedSlot[] {
  const places = new Map(descriptions.map(({ name }, index) => [name, index]))
  const placeOf = ({ name }: Slot): number => places.get(name) ?? descriptions.length
  return slots
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((slot) => describeSlot(slot, descriptions[placeOf(slot)]))
}

export function describeSlot(slot: Slot, description?: SlotDescription): DescribedSlot {
  const { label, help = null, group = null, required = false, maxLength = null, sample = null } = description ?? {}
  const { name, kind, default: own, fields } = slot
  return {
    ...{ name, label: label ?? slotLabel(name), help, group, kind },
    ...{ default: own, required: slot.required || required, maxLength, sample },
    ...(fields && { fields: describeAll(fields, description?.fields) }),
  }
}

/** A filled placeholder is gone, and its description with it. */
export function withoutUnusedDescriptions(document: Document): Document {
  const { slots: descriptions, ...rest } = document
  if (!descriptions) return document
  const used = usedDescriptions(descriptions, listSlots(document))
  if (used === descriptions) return document
  return used.length === 0 ? rest : { ...document, slots: [...used] }
}

/** Returns `descriptions` itself if all are in use. */
function usedDescriptions<Each extends SlotDescription>(
  descriptions: readonly Each[],
  slots: readonly Slot[],
): readonly Each[] {
  const named = new Map(slots.map((slot) => [slot.name, slot]))
  const used = descriptions.flatMap((description): Each[] => {
    const slot = named.get(description.name)
    if (!slot) return []
    const { fields, ...others } = description
    const kept = fields && usedDescriptions(fields, slot.fields ?? [])
    if (kept === fields) return [description]
    return [{ ...others, ...(kept?.length && { fields: kept }) } as Each]
  })
  return used.length === descriptions.length && used.every((each, index) => each === descriptions[index])
    ? descriptions
    : used
}
