import type { Document } from './document.ts'
import { elementTexts } from './element-texts.ts'
import { brandSlots } from './brand-slots.ts'
import { complete, type Element, type ElementOf } from './elements/element.ts'
import type { Paint } from './paint.ts'
import { splitPlaceholders } from './placeholders.ts'
import { runSlots } from './run-slots.ts'
import type { SlotKind } from './slot-description.ts'

export interface Slot {
  readonly name: string
  /**
   * Kind of the first element with the slot, `placeholder` if only `{{name}}` in texts or runs have
   * this name, or what the brand has.
   */
  readonly kind: SlotKind
  /** Current content; null if a string cannot express it, such as a gradient or a group. */
  readonly default: string | null
  /** Whether any `{{name}}` has no default. Slots of elements are never required. */
  readonly required: boolean
  /** Of a `repeat`: the slots and placeholders of its elements, which are the fields of an entry. */
  readonly fields?: readonly Slot[]
}

/** Lists slots and placeholders in document order, then those of the brand, each name once. */
export function listSlots(document: Document): Slot[] {
  const slots = new Map<string, Slot>()
  for (const page of document.pages) addElements(page.elements, slots)
  for (const slot of brandSlots(document)) if (!slots.has(slot.name)) slots.set(slot.name, slot)
  return [...slots.values()]
}

/** Lists the slots and placeholders of the elements of a repeat. */
export function fieldsOf({ elements }: Pick<ElementOf<'repeat'>, 'elements'>): Slot[] {
  const slots = new Map<string, Slot>()
  addElements(elements, slots)
  return [...slots.values()]
}

function addElements(elements: readonly Element[], slots: Map<string, Slot>): void {
  for (const element of elements) {
    if (element.slot !== undefined) addElement(element, element.slot, slots)
    if (element.type === 'text') addRuns(element, slots)
    addPlaceholders(elementTexts(element), slots)
    if (element.type === 'group') addElements(element.elements, slots)
  }
}

function addElement(element: Element, name: string, slots: Map<string, Slot>): void {
  const known = slots.get(name)
  if (known && known.kind !== 'placeholder') return
  slots.set(name, {
    name,
    kind: element.type,
    default: defaultOf(element),
    required: known?.required ?? false,
    ...(element.type === 'repeat' && { fields: fieldsOf(element) }),
  })
}

function addRuns(element: ElementOf<'text'>, slots: Map<string, Slot>): void {
  const own = runSlots(element)
  for (const { slot: name, text } of element.runs ?? []) {
    if (name === undefined || !own.includes(name)) continue
    const known = slots.get(name)
    const { kind = 'placeholder', required = false } = known ?? {}
    slots.set(name, { name, kind, required, default: known?.default ?? text })
  }
}

function addPlaceholders(texts: readonly string[], slots: Map<string, Slot>): void {
  for (const part of texts.flatMap((text) => [...splitPlaceholders(text)])) {
    if (typeof part === 'string') continue
    const known = slots.get(part.name)
    slots.set(part.name, {
      name: part.name,
      kind: known?.kind ?? 'placeholder',
      default: known?.default ?? part.fallback ?? null,
      required: known?.required === true || part.fallback === undefined,
    })
  }
}

function defaultOf(element: Element): string | null {
  switch (element.type) {
    case 'text':
      return markedText(element) ?? elementTexts(element).join('')
    case 'image':
    case 'svg':
      return element.src
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return colorOf(complete<'rect' | 'ellipse' | 'polygon' | 'star' | 'path'>(element).fill)
    case 'line':
      return colorOf(complete<'line'>(element).stroke.paint)
    case 'code':
      return element.data
    case 'chart':
    case 'table':
    case 'group':
    case 'repeat':
      return null
  }
}

function markedText({ slot, runs }: ElementOf<'text'>): string | undefined {
  return slot === undefined ? undefined : runs?.find((run) => run.slot === slot)?.text
}

function colorOf(paint: Paint | null): string | null {
  return typeof paint === 'string' ? paint : null
}
