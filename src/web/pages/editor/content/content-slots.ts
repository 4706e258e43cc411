import type { Document } from '../../../../document/document.ts'
import { isBrandKind } from '../../../../document/slot-description.ts'
import type { SlotValue } from '../../../../document/slot-values.ts'
import { type EditableSlot, editableSlots } from '../../content/editable-slots.ts'
import { inputOf, textOf } from '../../content/slot-inputs.ts'

export interface ContentSlot extends EditableSlot {
  /** Whether exports need a value. */
  readonly isNeeded: boolean
}

const known = new WeakMap<Document, readonly ContentSlot[]>()

/**
 * Returns the slots of a design for its form. The design has values of its own, which the fields show
 * even where exports require one; the label says so.
 */
export function contentSlots(document: Document): readonly ContentSlot[] {
  const found = known.get(document)
  if (found) return found
  const slots = editableSlots(document).map((slot) => ({
    ...slot,
    ...(slot.required && { label: `${slot.label} (required)`, required: false }),
    group: slot.group ?? (isBrandKind(slot.kind) ? 'Brand' : null),
    isNeeded: slot.required,
  }))
  known.set(document, slots)
  return slots
}

export function contentSlot(document: Document, name: string): ContentSlot | undefined {
  return contentSlots(document).find((slot) => slot.name === name)
}

/** Returns why a value that the design has is not enough. A placeholder can wait for the data of an export. */
export function emptyIssue(slot: ContentSlot, value: SlotValue | undefined): string | undefined {
  const isText = inputOf(slot) === 'text' && slot.kind !== 'placeholder'
  return slot.isNeeded && isText && textOf(slot, value).trim() === '' ? 'This field is required.' : undefined
}
