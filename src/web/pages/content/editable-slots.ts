import type { Document } from '../../../document/document.ts'
import { complete, type Element, type ElementOf } from '../../../document/elements/element.ts'
import { type DescribedSlot, describedSlots } from '../../../document/described-slots.ts'
import { resolveBrand } from '../../../document/resolve-brand.ts'

/** In fractions of the image, from the top left. */
export type Focus = NonNullable<ElementOf<'image'>['focus']>

/** In fractions of the image. */
export type Crop = NonNullable<ElementOf<'image'>['crop']>

export interface EditableSlot extends DescribedSlot {
  /** Undefined if the image is not cropped, or if the slot has elements that accept no focus. */
  readonly framing: { readonly focus: Focus; readonly crop: Crop } | undefined
  readonly isHidden: boolean
  /** Advice below the field. */
  readonly note: string | undefined
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

export function editableSlots(document: Document): EditableSlot[] {
  const elementsBySlot = new Map<string, Element[]>()
  for (const page of document.pages) collect(page.elements, elementsBySlot)
  // A color picker shows colors of the brand, not their names.
  return describedSlots(resolveBrand(document)).map((slot) => {
    const elements = elementsBySlot.get(slot.name) ?? []
    const isHidden = elements[0]?.visible === false
    const notes = [...(isHidden ? ['Hidden.'] : []), ...(slot.help === null ? [] : [slot.help])]
    return { ...slot, framing: framingOf(elements), isHidden, note: notes.join(' ') || undefined }
  })
}

function collect(elements: readonly Element[], elementsBySlot: Map<string, Element[]>): void {
  for (const element of elements) {
    if (element.slot !== undefined)
      elementsBySlot.set(element.slot, [...(elementsBySlot.get(element.slot) ?? []), element])
    if (element.type === 'group') collect(element.elements, elementsBySlot)
  }
}

/** Returns the framing of the first element, which also provides the slot's default. */
function framingOf(elements: readonly Element[]): EditableSlot['framing'] {
  const [first] = elements
  if (first?.type !== 'image' || elements.some(({ type }) => type !== 'image')) return undefined
  const { fit, focus, crop = WHOLE } = complete<'image'>(first)
  return fit === 'cover' ? { focus, crop } : undefined
}
