import type { Document, Page } from '../document.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import { fillElements } from '../document-filler.ts'
import { LIMITS } from '../limits.ts'
import { divideEntries } from '../repeats/entry-room.ts'
import type { FillEntry } from '../repeats/entry-sizes.ts'
import { collectIds } from '../repeats/expand-repeats.ts'
import { divideRows } from '../tables/divide-rows.ts'

/**
 * Adds a copy of a page after it for the rows and entries that its tables and repeats with
 * `overflow: pages` have no room for. Heights of rows are estimated without fonts, so the API, the
 * painter and the app agree on the number of pages; by their names, so references to the brand must be
 * resolved. The copies of IDs end with `~2`, `~3` and so on. Beyond the limit of pages, the rest stays on the last.
 */
export function flowPages(document: Document): Document {
  if (!document.pages.some(isFlowing)) return document
  const ids = new Set<string>()
  for (const page of document.pages) {
    ids.add(page.id)
    collectIds(page.elements, ids)
  }
  const fill: FillEntry = (elements, values) => fillElements(elements, values, { brand: document.brand })
  let left = LIMITS.pages - document.pages.length
  const pages = document.pages.flatMap((page) => {
    const flowed = flowPage(page, { ids, most: left + 1, fill })
    left -= flowed.length - 1
    return flowed
  })
  return pages.length === document.pages.length ? document : { ...document, pages }
}

/** Whether a page has tables or repeats that may add pages. */
export function isFlowing({ elements }: Page): boolean {
  return flowingIn(elements).length > 0
}

interface Flow {
  readonly ids: Set<string>
  /** The most pages that this page may become. */
  readonly most: number
  readonly fill: FillEntry
}

type Flowing = ElementOf<'table'> | ElementOf<'repeat'>
type Parts = ReadonlyMap<Element, readonly Flowing[]>

function flowPage(page: Page, { ids, most, fill }: Flow): Page[] {
  const parts = new Map(flowingIn(page.elements).map((element) => [element as Element, divide(element, fill)]))
  const count = Math.min(most, Math.max(1, ...[...parts.values()].map(({ length }) => length)))
  if (count === 1) return [page]
  return Array.from({ length: count }, (_, index) => {
    const elements = page.elements.flatMap((element) => elementsOn({ index, count, parts }, element))
    return index === 0 ? { ...page, elements } : copyPage(page, { elements, number: index + 1, ids })
  })
}

function flowingIn(elements: readonly Element[]): Flowing[] {
  return elements.flatMap((element) => {
    if (element.type === 'group') return element.visible === false ? [] : flowingIn(element.elements)
    if (element.type !== 'table' && element.type !== 'repeat') return []
    return element.overflow === 'pages' && element.visible !== false ? [element] : []
  })
}

function divide(element: Flowing, fill: FillEntry): Flowing[] {
  if (element.type === 'table') return divideRows(element)
  const parts = divideEntries(element, fill)
  return parts.length <= 1 ? [element] : parts.map((entries) => ({ ...element, entries }))
}

interface Place {
  readonly index: number
  readonly count: number
  readonly parts: Parts
}

/**
 * Tables and repeats that have ended are left out with the groups that they are in, such as a section with its heading.
 * Everything else is repeated, unless it says otherwise.
 */
function elementsOn(place: Place, element: Element): Element[] {
  if (!isShownOn(place, element)) return []
  if (element.type === 'group') {
    if (hasEnded(place, element)) return []
    return [{ ...element, elements: element.elements.flatMap((child) => elementsOn(place, child)) }]
  }
  const { index, count, parts } = place
  const own = parts.get(element)
  if (!own) return [element]
  return joined(index === count - 1 ? own.slice(index) : own.slice(index, index + 1))
}

function hasEnded({ index, parts }: Place, { elements }: ElementOf<'group'>): boolean {
  const lists = flowingIn(elements)
  return lists.length > 0 && lists.every((list) => (parts.get(list)?.length ?? 0) <= index)
}

function isShownOn({ index, count }: Place, { shownOn = 'all' }: Element): boolean {
  if (shownOn === 'all') return true
  return index === (shownOn === 'first' ? 0 : count - 1)
}

/** On the last page that is allowed, there is the rest. */
function joined(parts: readonly Flowing[]): Element[] {
  const [first] = parts
  if (!first) return []
  if (first.type === 'table') {
    return [{ ...first, rows: parts.flatMap((part) => (part.type === 'table' ? (part.rows ?? []) : [])) }]
  }
  return [{ ...first, entries: parts.flatMap((part) => (part.type === 'repeat' ? (part.entries ?? []) : [])) }]
}

function copyPage(
  page: Page,
  { elements, number, ids }: { elements: readonly Element[]; number: number; ids: Set<string> },
): Page {
  const copyId = (id: string): string => {
    let copied = `${id}~${number}`
    while (ids.has(copied)) copied += '~'
    ids.add(copied)
    return copied
  }
  const copy = (element: Element): Element => {
    const copied = { ...element, id: copyId(element.id) }
    return 'elements' in copied ? { ...copied, elements: copied.elements.map(copy) } : copied
  }
  return { ...page, id: copyId(page.id), elements: elements.map(copy) }
}
