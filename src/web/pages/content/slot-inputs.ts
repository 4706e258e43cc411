import type { Slot } from '../../../document/list-slots.ts'
import { isObject } from '../../../document/check-schema.ts'
import type { SlotValue } from '../../../document/slot-values.ts'
import type { EditableSlot, Focus } from './editable-slots.ts'

const CENTER: Focus = { x: 0.5, y: 0.5 }

/** Values by slot name. Null hides an element; an object overrides its properties. */
export type SlotData = Readonly<Record<string, SlotValue>>

export type SlotInput = 'text' | 'font' | 'image' | 'color' | 'list' | 'visibility'

export function inputOf({ kind }: Slot): SlotInput {
  switch (kind) {
    case 'text':
    case 'code':
    case 'placeholder':
      return 'text'
    case 'font':
      return 'font'
    case 'image':
    case 'svg':
      return 'image'
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'line':
    case 'path':
    case 'color':
      return 'color'
    case 'repeat':
      return 'list'
    case 'chart':
    case 'table':
    case 'group':
      return 'visibility'
  }
}

/** Reads own properties only: a slot can be named `constructor`. */
export function valueIn(data: SlotData, name: string): SlotValue | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined
}

export function withValue(data: SlotData, name: string, value: SlotValue | undefined): SlotData {
  const { [name]: _before, ...others } = data
  return value === undefined ? others : { ...others, [name]: value }
}

export function textOf(slot: Slot, value: SlotValue | undefined): string {
  return isText(value) ? String(value) : ownText(slot)
}

/** The document's own text is no answer to a required field. */
function ownText(slot: Slot): string {
  return slot.required ? '' : (slot.default ?? '')
}

function isText(value: SlotValue | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Returns undefined for the document's own text. */
export function textValue(slot: Slot, text: string): SlotValue | undefined {
  return text === ownText(slot) ? undefined : text
}

export interface ImageValue {
  readonly src: string
  readonly focus: Focus | undefined
}

export function imageOf(slot: EditableSlot, value: SlotValue | undefined): ImageValue {
  const entered = isObject(value) ? value : { src: value }
  const src = typeof entered['src'] === 'string' ? entered['src'] : (slot.default ?? '')
  return { src, focus: isFocus(entered['focus']) ? entered['focus'] : slot.framing?.focus }
}

/** Returns the document's focus for the document's image, and the center for any other image. */
export function firstFocus(slot: EditableSlot, src: string): Focus | undefined {
  return slot.framing === undefined || src === slot.default ? slot.framing?.focus : CENTER
}

export function imageValue(slot: EditableSlot, { src, focus }: ImageValue): SlotValue | undefined {
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

export function isShown(slot: EditableSlot, value: SlotValue | undefined): boolean {
  return value === undefined ? !slot.isHidden : value !== null
}

export function shownValue(slot: EditableSlot, isShown: unknown): SlotValue | undefined {
  if (isShown === !slot.isHidden) return undefined
  return slot.isHidden ? { visible: true } : null
}

/** Returns `#rrggbb`, the only form that the browser's color picker accepts; gray for other colors. */
export function sixDigits(color: string): string {
  const short = /^#([\da-f])([\da-f])([\da-f])/i.exec(color)
  if (/^#[\da-f]{6}/i.test(color)) return color.slice(0, 7)
  return short && color.length <= 5
    ? `#${short
        .slice(1, 4)
        .map((digit) => digit + digit)
        .join('')}`
    : '#808080'
}
