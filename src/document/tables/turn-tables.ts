import type { Document } from '../document.ts'
import type { Element, ElementOf } from '../elements/element.ts'
import type { CellValue, Column } from '../elements/table-element.ts'
import { type CellPlace, cellPlaces } from './place-cells.ts'

type Table = ElementOf<'table'>
type Align = NonNullable<Table['align']>

/**
 * Turns tables whose columns run from right to left into tables of reversed columns, which is all
 * that painters know.
 */
export function turnTables(document: Document): Document {
  if (!document.pages.some(({ elements }) => elements.some(hasTurned))) return document
  return { ...document, pages: document.pages.map((page) => ({ ...page, elements: page.elements.map(turnedIn) })) }
}

function hasTurned(element: Element): boolean {
  if (element.type === 'group') return element.elements.some(hasTurned)
  return element.type === 'table' && element.direction === 'rtl'
}

/** Returns unchanged elements themselves, for which layouts may be cached. */
function turnedIn(element: Element): Element {
  if (!hasTurned(element)) return element
  if (element.type === 'group') return { ...element, elements: element.elements.map(turnedIn) }
  return element.type === 'table' ? turned(element) : element
}

function turned({ direction: _, ...table }: Table): Table {
  const places = [...cellPlaces(table.rows ?? [])]
  const count = places.reduce((most, { column }) => Math.max(most, column + 1), table.columns.length)
  const columns = Array.from({ length: count }, (_none, index): Column => withSide(table.columns[index] ?? {}))
  const rows = (table.rows ?? []).map((_row, row) => turnedRow(places, { row, count }))
  return {
    ...table,
    turned: true,
    align: SIDES[table.align ?? 'start'],
    columns: columns.reverse(),
    rows,
    ...(table.headerStyle && { headerStyle: withSide(table.headerStyle) }),
  }
}

function turnedRow(places: readonly CellPlace[], { row, count }: { row: number; count: number }): CellValue[] {
  const cells: CellValue[] = []
  for (let column = count - 1; column >= 0; column -= 1) {
    const place = places.find((each) => covers(each, { row, column, count }))
    if (!place) cells.push(null)
    else if (place.row === row && place.column === column) cells.push(turnedCell(place, count))
  }
  return cells
}

function covers(place: CellPlace, { row, column, count }: { row: number; column: number; count: number }): boolean {
  const end = Math.min(count, place.column + place.colSpan)
  return place.row <= row && row < place.row + place.rowSpan && place.column <= column && column < end
}

function turnedCell({ value, column, colSpan }: CellPlace, count: number): CellValue {
  if (typeof value !== 'object' || value === null) return value
  return withSide({ ...value, ...(value.colSpan !== undefined && { colSpan: Math.min(colSpan, count - column) }) })
}

const SIDES: Readonly<Record<Align, Align>> = {
  start: 'right',
  end: 'left',
  left: 'right',
  right: 'left',
  center: 'center',
}

function withSide<S extends { align?: Align }>(style: S): S {
  return style.align === undefined ? style : { ...style, align: SIDES[style.align] }
}
