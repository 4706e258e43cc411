import { isObject } from './check-schema.ts'
import type { Document } from './document.ts'
import type { Element } from './elements/element.ts'
import { quoted } from './received.ts'

export interface HiddenSlotWarning {
  readonly code: 'slot_hidden'
  readonly message: string
  readonly page: number
  readonly elementId: string
}

/**
 * Warns about values for elements that the document hides, for example because an earlier `data`
 * hid them with `null`. `filled` is the document after filling; `pages` are 1-based.
 */
export function hiddenSlotWarnings(filled: Document, data: unknown, pages?: readonly number[]): HiddenSlotWarning[] {
  if (!isObject(data)) return []
  return filled.pages.flatMap(({ elements }, index) => {
    const page = index + 1
    if (pages !== undefined && !pages.includes(page)) return []
    return elements
      .flatMap((element) => hiddenIn(element, data))
      .map(({ id, slot }) => ({ code: 'slot_hidden', message: describeSlot(slot), page, elementId: id }))
  })
}

function hiddenIn(element: Element, data: Readonly<Record<string, unknown>>): { id: string; slot: string }[] {
  const { id, slot } = element
  if (element.visible !== false) {
    return element.type === 'group' ? element.elements.flatMap((child) => hiddenIn(child, data)) : []
  }
  return slot !== undefined && Object.hasOwn(data, slot) && !hides(data[slot]) ? [{ id, slot }] : []
}

function hides(value: unknown): boolean {
  return value === null || (isObject(value) && value['visible'] === false)
}

function describeSlot(slot: string): string {
  return `slot ${quoted(slot)} was filled, but its element is hidden in the design; add "visible": true to its value to show it`
}
