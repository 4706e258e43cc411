import { isObject } from '../check-schema.ts'
import type { Element, ElementOf, RepeatEntry } from '../elements/element.ts'
import { fieldsOf } from '../list-slots.ts'
import { scaleTableRow } from '../scale-table.ts'
import { entryValues } from './entry-fields.ts'

type Repeat = ElementOf<'repeat'>

/**
 * Scales the lengths in values of `entries`: properties of elements, rows of tables and entries of
 * inner repeats. `resize` scales an element of the repeat.
 */
export function scaleEntries(
  repeat: Repeat,
  { scale, resize }: { readonly scale: number; readonly resize: (element: Element) => Element },
): NonNullable<Repeat['entries']> {
  const { entries = [] } = repeat
  const slotted = elementsBySlot(repeat.elements)
  const names = fieldsOf(repeat).map(({ name }) => name)
  return entries.map((entry): RepeatEntry => {
    const values = Object.entries(entryValues(entry, names))
    const scaled = values.map(([name, value]) => [name, scaleValue(value, slotted.get(name))] as const)
    const isChanged = scaled.some(([, value], index) => value !== values[index]?.[1])
    return isChanged ? Object.fromEntries(scaled) : entry
  })

  function scaleValue(value: unknown, element: Element | undefined): unknown {
    if (!element || typeof value !== 'object' || value === null) return value
    if (isObject(value)) return scaleOverride(value, element)
    if (!Array.isArray(value)) return value
    if (element.type === 'table') return value.map((row: unknown) => scaleTableRow(row, scale))
    if (element.type !== 'repeat') return value
    const resized = resize({ ...element, entries: value as RepeatEntry[] })
    return resized.type === 'repeat' ? resized.entries : value
  }

  /** Also adds properties that the scaled element needs with the override, such as the view box of a path. */
  function scaleOverride(override: Readonly<Record<string, unknown>>, element: Element): unknown {
    const own = Object.entries(resize(element))
    const unchanged = new Map(own.map(([name, value]) => [name, JSON.stringify(value)]))
    const scaled = Object.entries(resize({ ...element, ...override }))
    return Object.fromEntries(
      scaled.filter(([name, value]) => Object.hasOwn(override, name) || unchanged.get(name) !== JSON.stringify(value)),
    )
  }
}

/** The first element of each slot: all elements of a slot have the properties of its values. */
function elementsBySlot(elements: readonly Element[], slotted = new Map<string, Element>()): Map<string, Element> {
  for (const element of elements) {
    if (element.slot !== undefined && !slotted.has(element.slot)) slotted.set(element.slot, element)
    if (element.type === 'group') elementsBySlot(element.elements, slotted)
  }
  return slotted
}
