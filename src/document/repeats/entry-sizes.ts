import { isObject } from '../check-schema.ts'
import type { Size } from '../document.ts'
import type { Element, ElementOf, RepeatEntry } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'
import { createSizeEstimator, type EstimateSize, isSizedByContent } from '../layouts/estimate-size.ts'
import { fieldsOf } from '../list-slots.ts'
import { entryValues } from './entry-fields.ts'
import { growsWithEntries } from './grows-with-entries.ts'

type Repeat = ElementOf<'repeat'>

/** Fills the elements of an entry without reporting issues. */
export type FillEntry = (elements: Element[], values: Readonly<Record<string, unknown>>) => Element[]

/** Returns the size of an entry in CSS pixels, or null if it takes no room. */
export type SizeOfEntry = (entry: RepeatEntry) => Size | null

/**
 * Whether an entry is its only element, whose size the painter measures. Other entries are groups
 * of the size that `createEntrySizer` returns.
 */
export function isSingleItem(repeat: Repeat): boolean {
  const [only, ...others] = repeat.elements
  if (!only || others.length > 0 || (only.type !== 'group' && only.type !== 'text')) return false
  return growsWithEntries(repeat) || isSizedByContent(only)
}

/**
 * Creates a function that returns the sizes of entries: of the boxes of their elements with the
 * values of the entry. Sizes that depend on text are estimated without fonts, so that the API, the
 * painter and the app agree on them.
 */
export function createEntrySizer(repeat: Repeat, fill: FillEntry): SizeOfEntry {
  const estimate = createSizeEstimator((inner) => {
    const sizeOf = entrySizer(inner, { fill, estimate })
    return (inner.entries ?? []).flatMap((entry) => sizeOf(entry) ?? [])
  })
  return entrySizer(repeat, { fill, estimate })
}

interface Sizing {
  readonly fill: FillEntry
  readonly estimate: EstimateSize
}

function entrySizer(repeat: Repeat, { fill, estimate }: Sizing): SizeOfEntry {
  const { elements } = repeat
  const names = fieldsOf(repeat).map(({ name }) => name)
  const isSingle = isSingleItem(repeat)
  const stretched = isSingle ? stretchedSides(repeat) : {}
  const dependsOnContent = elements.some(isSizedByContent)
  let ordinary: Size | null | undefined
  return (entry) => {
    const values = entryValues(entry, names)
    const isOrdinary = !dependsOnContent && Object.values(values).every((value) => !isObject(value) && value !== null)
    if (isOrdinary && ordinary !== undefined) return ordinary
    const filled = fill(elements, values)
    const size = isSingle ? sizeOfSingle(filled) : extentOf(filled)
    if (isOrdinary) ordinary = size
    return size
  }

  function sizeOfSingle([only]: readonly Element[]): Size | null {
    return !only || only.visible === false ? null : estimate(only, stretched)
  }

  /** An element that an entry hides keeps its place, so that entries stand in columns. */
  function extentOf(filled: readonly Element[]): Size {
    let [width, height] = [0, 0]
    for (const [index, element] of filled.entries()) {
      const isShown = element.visible !== false || elements[index]?.visible !== false
      if (!isShown || element.placement === 'cover') continue
      const estimated = estimate(element)
      width = Math.max(width, element.x + Math.max(element.width, estimated.width))
      height = Math.max(height, element.y + Math.max(element.height, estimated.height))
    }
    return { width, height }
  }
}

/** The side that the layout of the repeat gives its entries. */
function stretchedSides({ width, height, layout = {} }: Repeat): Partial<Size> {
  const { align, direction, wrap, padding, hugs } = completeLayout(layout)
  if (align !== 'stretch' || wrap) return {}
  if (direction === 'row') return hugs.height ? {} : { height: height - padding.top - padding.bottom }
  return hugs.width ? {} : { width: width - padding.left - padding.right }
}
