import { type Slot } from '../../../document/list-slots.ts'
import { type SlotValue } from '../../../document/slot-values.ts'
import { type FillableSlot, type Focus } from './fillable-slots.ts'

const MIDDLE: Focus = { x: 0.5, y: 0.5 }

/** What was filled in, by the names of slots. What is absent is as the document has it; null hides; an object overrides properties. */
export type SlotData = Readonly<Record<string, SlotValue>>

/** How a slot is filled in a form. */
export type SlotInput = 'words' | 'picture' | 'colour' | 'shown'

export function inputOf({ kind }: Slot): SlotInput {
  switch (kind) {
    case 'text':
    case 'placeholder':
      return 'words'
    case 'image':
      return 'picture'
    case 'rect':
    case 'ellipse':
    case 'line':
    case 'path':
      return 'colour'
    case 'group':
      return 'shown'
  }
}

/** A slot may be called as what every object has: `constructor`. */
export function valueIn(data: SlotData, name: string): SlotValue | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

/** `data` with `value` for `name`; without it where that is undefined. */
export function withValue(data: SlotData, name: string, value: SlotValue | undefined): SlotData {
  const { [name]: _before, ...others } = data
  return value === undefined ? others : { ...others, [name]: value }
}

/** The words or the colour that a field shows. */
export function textOf(slot: Slot, value: SlotValue | undefined): string {
  return isWords(value) ? String(value) : (slot.default ?? '')
}

/** The words that were filled in; none where that is something else. */
export function textGiven(value: SlotValue | undefined): string {
  return isWords(value) ? String(value) : ''
}

function isWords(value: SlotValue | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** What is as the document has it need not be sent. Nor an empty field for a placeholder that has no default: it stays to be filled. */
export function textValue(slot: Slot, text: string): SlotValue | undefined {
  return text === (slot.default ?? '') ? undefined : text
}

/** A picture as it is filled in. */
export interface FilledPicture {
  readonly src: string
  /** Undefined where it cannot be set. */
  readonly focus: Focus | undefined
}

export function pictureOf(slot: FillableSlot, value: SlotValue | undefined): FilledPicture {
  const given = typeof value === 'object' && value !== null ? value : { src: value }
  const src = typeof given['src'] === 'string' ? given['src'] : (slot.default ?? '')
  return { src, focus: isFocus(given['focus']) ? given['focus'] : slot.framing?.focus }
}

/** Where the focus of the picture `src` begins: the document's is a point of its own picture, and says nothing of another. */
export function firstFocus(slot: FillableSlot, src: string): Focus | undefined {
  return slot.framing === undefined || src === slot.default ? slot.framing?.focus : MIDDLE
}

/** As short as it can be said: nothing, the source alone, or an object of what differs from the document. */
export function pictureValue(slot: FillableSlot, { src, focus }: FilledPicture): SlotValue | undefined {
  const own = slot.framing?.focus
  const isMoved = focus !== undefined && own !== undefined && (focus.x !== own.x || focus.y !== own.y)
  const source = textValue(slot, src)
  if (!isMoved) return source
  return { ...(source !== undefined && { src: source }), focus }
}

function isFocus(value: unknown): value is Focus {
  if (typeof value !== 'object' || value === null) return false
  return 'x' in value && 'y' in value && typeof value.x === 'number' && typeof value.y === 'number'
}

export function isShown(slot: FillableSlot, value: SlotValue | undefined): boolean {
  return value === undefined ? !slot.isHidden : value !== null
}

export function shownValue(slot: FillableSlot, isShown: unknown): SlotValue | undefined {
  if (isShown === !slot.isHidden) return undefined
  return slot.isHidden ? { visible: true } : null
}

/** `couple-names` as a person would write it: `Couple names`. */
export function labelOf({ name }: Pick<Slot, 'name'>): string {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1)
}

/** A colour as the browser's own picker takes it: six digits. */
export function sixDigits(colour: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])/i.exec(colour)
  if (/^#[\da-f]{6}/i.test(colour)) return colour.slice(0, 7)
  return short && colour.length <= 5
    ? `#${short
        .slice(1, 4)
        .map((digit) => digit + digit)
        .join('')}`
    : '#808080'
}
