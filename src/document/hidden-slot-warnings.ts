import { isObject } from './check-schema.ts'
import type { Document } from './document.ts'
import type { Element, ElementOf } from './elements/element.ts'
import { flowPages } from './flow/flow-pages.ts'
import { fieldsOf } from './list-slots.ts'
import { quoted } from './received.ts'
import { entryValues } from './repeats/entry-fields.ts'
import { resolveBrand } from './resolve-brand.ts'
import { runSlots } from './run-slots.ts'

export interface HiddenSlotWarning {
  readonly code: 'slot_hidden'
  readonly message: string
  readonly page: number
  readonly elementId: string
}

/**
 * Warns about values for elements that the document hides, for example because an earlier `data`
 * hid them with `null`. `filled` is the document after filling; `pages` are 1-based, with those that
 * tables and repeats add.
 */
export function hiddenSlotWarnings(filled: Document, data: unknown, pages?: readonly number[]): HiddenSlotWarning[] {
  if (!isObject(data)) return []
  return flowPages(resolveBrand(filled)).pages.flatMap(({ elements }, index) => {
    const page = index + 1
    if (pages !== undefined && !pages.includes(page)) return []
    return hiddenAmong(elements, data).map((hidden) => {
      return { code: 'slot_hidden', message: describeHidden(hidden), page, elementId: hidden.id }
    })
  })
}

interface Hidden {
  readonly id: string
  readonly slot: string
  /** Whether a run has the slot, whose value cannot show the element. */
  readonly isOfRun: boolean
}

type Values = Readonly<Record<string, unknown>>

function hiddenAmong(elements: readonly Element[], values: Values): Hidden[] {
  return elements.flatMap((element) => {
    if (element.visible === false) return hiddenSlots(element, values)
    if (element.type === 'group') return hiddenAmong(element.elements, values)
    return element.type === 'repeat' ? hiddenInEntries(element, values) : []
  })
}

/** The slots of an element and of its runs. */
function hiddenSlots(element: Element, values: Values): Hidden[] {
  const { id, slot } = element
  if (slot !== undefined && Object.hasOwn(values, slot)) {
    return decidesVisibility(values[slot]) ? [] : [{ id, slot, isOfRun: false }]
  }
  const filled = element.type === 'text' ? runSlots(element).filter((name) => Object.hasOwn(values, name)) : []
  return [...new Set(filled)].map((name) => ({ id, slot: name, isOfRun: true }))
}

/** Each element is reported once for all entries, which hide it for the same reason. */
function hiddenInEntries(repeat: ElementOf<'repeat'>, values: Values): Hidden[] {
  if (repeat.slot === undefined || !Object.hasOwn(values, repeat.slot)) return []
  const names = fieldsOf(repeat).map(({ name }) => name)
  const hidden = (repeat.entries ?? []).flatMap((entry) => hiddenAmong(repeat.elements, entryValues(entry, names)))
  return [...new Map(hidden.map((each) => [JSON.stringify(each), each])).values()]
}

/** The elements of entries are as the document has them, so a value that shows one still finds it hidden. */
function decidesVisibility(value: unknown): boolean {
  return value === null || (isObject(value) && typeof value['visible'] === 'boolean')
}

function describeHidden({ id, slot, isOfRun }: Hidden): string {
  const step = isOfRun ? `set "visible": true for ${quoted(id)}` : 'add "visible": true to its value'
  return `slot ${quoted(slot)} was filled, but its element is hidden in the design; ${step} to show it`
}
