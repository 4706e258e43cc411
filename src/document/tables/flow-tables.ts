import type { Document, Page } from '../document.ts'
import { complete, type Element, type ElementOf } from '../elements/element.ts'
import { LIMITS } from '../limits.ts'
import { rowsPerPage } from './row-height.ts'

/**
 * Adds a copy of a page after it for the rows that its tables with `overflow: pages` have no room
 * for. Rows of such tables have equal heights, so the number of pages does not depend on fonts, and
 * the API, the painter and the app agree on it. The copies of IDs end with `~2`, `~3` and so on.
 * A flowed document does not change again. Beyond the limit of pages, the rest stays on the last.
 */
export function flowTables(document: Document): Document {
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
    const elements = isLast ? rest : rest.map(withFirstRows)
    pages.push(number === 1 ? { ...page, elements } : copyPage(page, { elements, number, ids }))
    if (isLast) return pages
    rest = rest.flatMap(withRemainingRows)
  }
}

function isFlowing(element: Element): element is ElementOf<'table'> {
  return element.type === 'table' && element.overflow === 'pages' && element.visible !== false
}

function isOverflowing(element: Element): boolean {
  if (element.type === 'group') return element.visible !== false && element.elements.some(isOverflowing)
  return isFlowing(element) && firstRowCount(element) < (element.rows ?? []).length
}

function withFirstRows(element: Element): Element {
  if (element.type === 'group') return { ...element, elements: element.elements.map(withFirstRows) }
  return isFlowing(element) ? { ...element, rows: (element.rows ?? []).slice(0, firstRowCount(element)) } : element
}

/** Tables that have ended are left out, and everything else is repeated. */
function withRemainingRows(element: Element): Element[] {
  if (element.type === 'group') return [{ ...element, elements: element.elements.flatMap(withRemainingRows) }]
  if (!isFlowing(element)) return [element]
  const rows = (element.rows ?? []).slice(firstRowCount(element))
  return rows.length === 0 ? [] : [{ ...element, rows }]
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
    return copied.type === 'group' ? { ...copied, elements: copied.elements.map(copy) } : copied
  }
  return { ...page, id: copyId(page.id), elements: elements.map(copy) }
}

function collectIds({ id, elements }: { id: string; elements: readonly Element[] }, ids: Set<string>): void {
  ids.add(id)
  for (const element of elements) {
    ids.add(element.id)
    if (element.type === 'group') collectIds(element, ids)
  }
}
