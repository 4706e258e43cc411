import { isObject } from './check-schema.ts'
import { withRows } from './charts/chart-rows.ts'
import type { Element, ElementOf, RepeatEntry } from './elements/element.ts'
import { LINE_DEFAULTS } from './elements/line.ts'
import { marksRun } from './run-slots.ts'
import { withTableRows } from './tables/table-rows.ts'
import type { Override, SlotValue } from './slot-values.ts'

/**
 * Null hides the element, an object replaces whole properties, any other value sets its main content.
 * `FillTexts` fills runs marked with the slot.
 */
export function applyValue(element: Element, value: SlotValue): Element {
  if (value === null) return { ...element, visible: false }
  if (isList(value)) return withList(element, value)
  if (typeof value === 'object') return override(element, value)
  const text = String(value)
  switch (element.type) {
    case 'text':
      return marksRun(element) ? element : withText(element, text)
    case 'image':
    case 'svg':
      return { ...element, src: text }
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
    case 'path':
      return { ...element, fill: text }
    case 'line':
      return { ...element, stroke: { ...(element.stroke ?? LINE_DEFAULTS.stroke), paint: text } }
    case 'code':
      return { ...element, data: text }
    case 'chart':
    case 'table':
    case 'group':
    case 'repeat':
      return element
  }
}

function withList(element: Element, rows: readonly unknown[]): Element {
  if (element.type === 'chart') return withRows(element, rows)
  if (element.type === 'repeat') return { ...element, entries: rows as readonly RepeatEntry[] }
  return element.type === 'table' ? withTableRows(element, rows) : element
}

/** Whether `value` replaces the whole text of `element`, so that its placeholders require no data. */
export function replacesText(element: ElementOf<'text'>, value: SlotValue | undefined): boolean {
  if (typeof value === 'string' || typeof value === 'number') return !marksRun(element)
  return isOverride(value) && (Object.hasOwn(value, 'text') || Object.hasOwn(value, 'runs'))
}

export function replacesData(value: SlotValue | undefined): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true
  return isOverride(value) && Object.hasOwn(value, 'data')
}

/** Whether the rows of a table come from data, in which placeholders are not filled. */
export function replacesRows(value: SlotValue | undefined): boolean {
  return isList(value) || (isOverride(value) && Object.hasOwn(value, 'rows'))
}

/** Whether the entries of a repeat come from data. */
export function replacesEntries(value: SlotValue | undefined): boolean {
  return isList(value) || (isOverride(value) && Object.hasOwn(value, 'entries'))
}

export function replacesElements(value: SlotValue | undefined): value is Override {
  return isOverride(value) && Object.hasOwn(value, 'elements')
}

function isOverride(value: SlotValue | undefined): value is Override {
  return typeof value === 'object' && value !== null && !isList(value)
}

/** `Array.isArray` does not narrow readonly arrays. */
function isList(value: SlotValue | undefined): value is readonly unknown[] {
  return Array.isArray(value)
}

function override(element: Element, properties: Override): Element {
  // A text has either `text` or `runs`, so setting one removes the other.
  let base = element
  if (element.type === 'text' && Object.hasOwn(properties, 'text')) base = withText(element, '')
  if (element.type === 'text' && Object.hasOwn(properties, 'runs')) base = withoutText(element)
  return { ...base, ...properties }
}

/** Uses the style of the first run. */
function withText(element: ElementOf<'text'>, text: string): ElementOf<'text'> {
  const filled = { ...element, ...element.runs?.[0], text }
  delete filled.runs
  delete filled.slot
  if (element.slot !== undefined) filled.slot = element.slot
  return filled
}

function withoutText(element: ElementOf<'text'>): ElementOf<'text'> {
  const filled = { ...element }
  delete filled.text
  return filled
}

/** Whether an element is hidden once it has the value, if any. */
export function isHiddenBy(element: Element, value: SlotValue | undefined): boolean {
  if (value === null) return true
  const visible = isObject(value) ? (value['visible'] ?? element.visible) : element.visible
  return visible === false
}
