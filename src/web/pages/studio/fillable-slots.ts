import { type Document } from '../../../document/document.ts'
import { complete, type Element, type ElementOf } from '../../../document/elements/element.ts'
import { listSlots, type Slot } from '../../../document/list-slots.ts'

/** A point of a picture: fractions of its width and height, from its left top corner. */
export type Focus = NonNullable<ElementOf<'image'>['focus']>

/** A part of a picture, in fractions of it. */
export type Crop = NonNullable<ElementOf<'image'>['crop']>

/** A slot with what a form asks its elements for. */
export interface FillableSlot extends Slot {
  /** How a picture stands in its box. Undefined where it is not cut there, or where data that says so would not fit all that bears the slot. */
  readonly framing: { readonly focus: Focus; readonly crop: Crop } | undefined
  /** Whether it is not shown as the document stands. */
  readonly isHidden: boolean
  /** What is to be known before it is filled, said at its field. */
  readonly note: string | undefined
}

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** The slots of `document`, which is valid, in the order in which they are met. */
export function fillableSlots(document: Document): FillableSlot[] {
  const bearers = new Map<string, Element[]>()
  for (const page of document.pages) collect(page.elements, bearers)
  return listSlots(document).map((slot) => {
    const elements = bearers.get(slot.name) ?? []
    const isHidden = elements[0]?.visible === false
    return { ...slot, framing: framingOf(elements), isHidden, note: isHidden ? 'Not shown for now.' : undefined }
  })
}

function collect(elements: readonly Element[], bearers: Map<string, Element[]>): void {
  for (const element of elements) {
    if (element.slot !== undefined) bearers.set(element.slot, [...(bearers.get(element.slot) ?? []), element])
    if (element.type === 'group') collect(element.elements, bearers)
  }
}

/** As the first of them has it, which the slot's default is of too. */
function framingOf(elements: readonly Element[]): FillableSlot['framing'] {
  const [first] = elements
  if (first?.type !== 'image' || elements.some(({ type }) => type !== 'image')) return undefined
  const { fit, focus, crop = WHOLE } = complete<'image'>(first)
  return fit === 'cover' ? { focus, crop } : undefined
}
