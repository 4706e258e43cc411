import type { Document, Page } from '../document.ts'
import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { LIMITS } from '../limits.ts'
import { entryRoom } from '../repeats/entry-room.ts'
import { rowsPerPage } from '../tables/row-height.ts'

/**
 * Adds a copy of a page after it for the rows and entries that its tables and repeats with
 * `overflow: pages` have no room for. They have equal heights, so the number of pages does not depend
 * on fonts, and the API, the painter and the app agree on it. The copies of IDs end with `~2`, `~3`
 * and so on. Beyond the limit of pages, the rest stays on the last.
 */
export function flowPages(document: Document): Document {
  if (!document.pages.some(({ elements }) => elements.some(isOverflowing))) return document
  const ids = new Set<string>()
  for (const page of document.pages) collectIds(page, ids)
  let left = LIMITS.pages - document.pages.length
  const pages = document.pages.flatMap((page) => {
    const flowed = flowPage(page, { ids, most: left + 1 })
    left -= flowed.length - 1
    return flowed
  })
  return { ...document, pages }
}

interface Flow {
  readonly ids: Set<string>
  /** The most pages that this page may become. */
  readonly most: number
}

function flowPage(page: Page, { ids, most }: Flow): Page[] {
  const pages: Page[] = []
  let rest: Element[] = page.elements
  for (let number = 1; ; number += 1) {
    const isLast = number >= most || !rest.some(isOverflowing)
    const elements = isLast ? rest : rest.map(withFirstItems)
    pages.push(number === 1 ? { ...page, elements } : copyPage(page, { elements, number, ids }))
    if (isLast) return pages
    rest = rest.flatMap(withRemainingItems)
  }
}

type Flowing = ElementOf<'table'> | ElementOf<'repeat'>

function isFlowing(element: Element): element is Flowing {
  if (element.type !== 'table' && element.type !== 'repeat') return false
  return element.overflow === 'pages' && element.visible !== false
}

function isOverflowing(element: Element): boolean {
  if (element.type === 'group') return element.visible !== false && element.elements.some(isOverflowing)
  return isFlowing(element) && firstCount(element) < itemCount(element)
}

function itemCount(element: Flowing): number {
  return (element.type === 'table' ? element.rows : element.entries)?.length ?? 0
}

function firstCount(element: Flowing): number {
  return element.type === 'table' ? firstRowCount(element) : entryRoom(element)
}

function withItems(element: Flowing, from: number, to?: number): Flowing {
  return element.type === 'table'
    ? { ...element, rows: (element.rows ?? []).slice(from, to) }
    : { ...element, entries: (element.entries ?? []).slice(from, to) }
}

function withFirstItems(element: Element): Element {
  if (element.type === 'group') return { ...element, elements: element.elements.map(withFirstItems) }
  return isFlowing(element) ? withItems(element, 0, firstCount(element)) : element
}

/** Tables and repeats that have ended are left out, and everything else is repeated. */
function withRemainingItems(element: Element): Element[] {
  if (element.type === 'group') return [{ ...element, elements: element.elements.flatMap(withRemainingItems) }]
  if (!isFlowing(element)) return [element]
  const count = firstCount(element)
  return count < itemCount(element) ? [withItems(element, count)] : []
}

/** Does not divide cells that span rows, unless a page has no room for them. */
function firstRowCount(table: ElementOf<'table'>): number {
  const rows = table.rows ?? []
  const capacity = rowsPerPage(complete<'table'>(table))
  if (rows.length <= capacity) return rows.length
  const ends = rows.map((row, index) => {
    const spans = row.map((cell) => (typeof cell === 'object' && cell !== null ? (cell.rowSpan ?? 1) : 1))
    return index + Math.max(1, ...spans)
  })
  for (let count = capacity; count > 0; count -= 1) {
    if (ends.slice(0, count).every((end) => end <= count)) return count
  }
  return capacity
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

function collectIds({ id, elements }: { id: string; elements: readonly Element[] }, ids: Set<string>): void {
  ids.add(id)
  for (const element of elements) {
    ids.add(element.id)
    if ('elements' in element) collectIds(element, ids)
  }
}
