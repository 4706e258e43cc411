import type { Document, Page } from './document.ts'
import type { Element, ElementOf } from './elements/element.ts'
import type { CellValue } from './elements/table-element.ts'

/** Written in a text, and drawn as the number of its page. It has no name, so no slot can be meant. */
export const PAGE_NUMBER = '{{|page}}'
/** Drawn as the number of pages. */
export const PAGE_COUNT = '{{|pages}}'

const PATTERN = /\{\{\s*\|\s*(?<what>pages?)\s*\}\}/g

/** What page numbers on a page show. */
export interface Numbering {
  /** 1-based, with the pages that tables and repeats add. */
  readonly page: number
  readonly pages: number
}

/**
 * Returns a flowed document with numbers in place of `{{|page}}` and `{{|pages}}` in texts and tables. `first` is that
 * of its first page, for a document with only some of the pages, and is called only if a number is shown. Returns
 * unchanged elements themselves.
 */
export function withPageNumbers(document: Document, first = (): Numbering => wholeOf(document)): Document {
  if (!document.pages.some(hasPageNumbers)) return document
  const start = first()
  const pages = document.pages.map((page, index): Page => {
    const numbering = { ...start, page: start.page + index }
    return hasPageNumbers(page) ? { ...page, elements: numberedElements(page.elements, numbering) } : page
  })
  return { ...document, pages }
}

function wholeOf({ pages }: Document): Numbering {
  return { page: 1, pages: pages.length }
}

/** Whether texts or tables of a page, a group or a repeat show page numbers. Entries of repeats are not searched. */
export function hasPageNumbers({ elements }: { readonly elements: readonly Element[] }): boolean {
  return elements.some((element) =>
    'elements' in element ? hasPageNumbers(element) : numberedElement(element, { page: 0, pages: 0 }) !== element,
  )
}

function numberedElements(elements: readonly Element[], numbering: Numbering): Element[] {
  return elements.map((element) => {
    if (!('elements' in element)) return numberedElement(element, numbering)
    if (!hasPageNumbers(element)) return element
    return { ...element, elements: numberedElements(element.elements, numbering) }
  })
}

function numberedElement(element: Element, numbering: Numbering): Element {
  const fill = (text: string): string => numbered(text, numbering)
  if (element.type === 'text') return numberedText(element, fill)
  return element.type === 'table' ? numberedTable(element, fill) : element
}

function numberedText(element: ElementOf<'text'>, fill: (text: string) => string): Element {
  const { text, runs } = element
  if (runs) {
    const filled = mapChanged(runs, (run) => withText(run, fill))
    return filled === runs ? element : { ...element, runs: filled, numbered: true }
  }
  const filled = text === undefined ? undefined : fill(text)
  return filled === undefined || filled === text ? element : { ...element, text: filled, numbered: true }
}

function numberedTable(element: ElementOf<'table'>, fill: (text: string) => string): Element {
  const columns = mapChanged(element.columns, (column) => {
    const title = column.title === undefined ? undefined : fill(column.title)
    return title === undefined || title === column.title ? column : { ...column, title }
  })
  const rows = element.rows && mapChanged(element.rows, (row) => mapChanged(row, (cell) => numberedCell(cell, fill)))
  return columns === element.columns && rows === element.rows ? element : { ...element, columns, ...(rows && { rows }) }
}

function numberedCell(cell: CellValue, fill: (text: string) => string): CellValue {
  if (typeof cell === 'string') return fill(cell)
  return typeof cell === 'object' && cell !== null ? withText(cell, fill) : cell
}

function withText<Part extends { readonly text: string }>(part: Part, fill: (text: string) => string): Part {
  const text = fill(part.text)
  return text === part.text ? part : { ...part, text }
}

function numbered(text: string, { page, pages }: Numbering): string {
  if (!text.includes('{{')) return text
  return text.replace(PATTERN, (_, what: string) => String(what === 'page' ? page : pages))
}

/** The list itself if no item has changed. */
function mapChanged<Item>(items: Item[], change: (item: Item) => Item): Item[] {
  const changed = items.map(change)
  return changed.every((item, index) => item === items[index]) ? items : changed
}
