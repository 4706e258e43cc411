import { complete, type Complete, type Element } from '../../document/elements/element.ts'
import type { TableLine } from '../../document/elements/table-element.ts'
import { TABLE_LINE_DEFAULTS } from '../../document/elements/table-element.ts'
import type { PlacedCell } from '../../document/tables/place-cells.ts'
import { cellPadding } from '../../document/tables/row-height.ts'
import type { TableGrid } from '../../document/tables/table-grid.ts'
import { shownTable } from '../../paint/elements/paint-table.ts'
import { cellText } from '../../paint/tables/lay-out-table.ts'
import { fillMarkup, NO_FILL } from './drawing-fill.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import { widening, writeBody } from './text-body.ts'
import { placePart, transformMarkup } from './transform-markup.ts'
import { colorMarkup } from './theme-colors.ts'

type Table = Complete<'table'>

const TABLE = 'http://schemas.openxmlformats.org/drawingml/2006/table'
const ANCHORS = { top: 't', middle: 'ctr', bottom: 'b' } as const

/** Returns the elements of a table, for places where PowerPoint has none: groups, and turned or mirrored tables. */
export function partsOfTable({ tools }: PptxSlide, table: Table): readonly Element[] {
  return shownTable(table, tools.environment).parts
}

/** Whether a table can be one of PowerPoint. */
export function canBeTable({ rotation, flipX, flipY }: Table, { isGrouped }: Within): boolean {
  return !isGrouped && rotation % 360 === 0 && !flipX && !flipY
}

export function writeTable(slide: PptxSlide, table: Table, within: Within): string {
  if (table.width <= 0) return ''
  const { layout, shownRows } = shownTable(table, slide.tools.environment)
  const { columnLefts, rowTops, grid } = layout
  if (shownRows === 0 || grid.columnCount === 0) return ''
  const { units } = slide
  const height = rowTops[shownRows] ?? 0
  const width = columnLefts.at(-1) ?? 0
  const sizes = (edges: readonly number[], count: number): number[] =>
    Array.from({ length: count }, (_, index) => units.emu((edges[index + 1] ?? 0) - (edges[index] ?? 0)))
  const written = { slide, table, layout, shownRows, within }
  const cells = cellsByPlace(grid.cells, shownRows)
  const rows = sizes(rowTops, shownRows).map((h, row) =>
    markup('a:tr', { h }, ...columnLefts.slice(1).map((_, column) => writeCell(written, cells, { row, column }))),
  )
  const columns = sizes(columnLefts, grid.columnCount).map((w) => markup('a:gridCol', { w }))
  const properties = markup('a:tblPr', {
    firstRow: grid.hasHeader || undefined,
    bandRow: table.stripe !== null || undefined,
  })
  const content = markup('a:tbl', {}, properties, markup('a:tblGrid', {}, ...columns), ...rows)
  const placed = placePart(table, { x: 0, y: 0, width, height })
  return markup(
    'p:graphicFrame',
    {},
    markup(
      'p:nvGraphicFramePr',
      {},
      slide.identity(table),
      '<p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/>',
    ),
    transformMarkup(units, { ...placed, x: table.x, y: table.y }, { name: 'p:xfrm' }),
    markup('a:graphic', {}, markup('a:graphicData', { uri: TABLE }, content)),
  )
}

interface Written {
  readonly slide: PptxSlide
  readonly table: Table
  readonly layout: TableGrid
  readonly shownRows: number
  readonly within: Within
}

interface Place {
  readonly row: number
  readonly column: number
}

/** Cells by the places that they cover. */
type CellsByPlace = ReadonlyMap<string, PlacedCell>

function cellsByPlace(cells: readonly PlacedCell[], shownRows: number): CellsByPlace {
  const byPlace = new Map<string, PlacedCell>()
  for (const cell of cells) {
    const lastRow = Math.min(cell.row + cell.rowSpan, shownRows)
    for (let row = cell.row; row < lastRow; row += 1) {
      for (let column = cell.column; column < cell.column + cell.colSpan; column += 1) {
        byPlace.set(`${row} ${column}`, cell)
      }
    }
  }
  return byPlace
}

function writeCell(written: Written, cells: CellsByPlace, { row, column }: Place): string {
  const cell = cells.get(`${row} ${column}`)
  const rowSpan = cell ? Math.min(cell.rowSpan, written.shownRows - cell.row) : 1
  const isFirst = cell?.row === row && cell.column === column
  const attributes = cell && {
    rowSpan: cell.row === row && rowSpan > 1 ? rowSpan : undefined,
    gridSpan: cell.column === column && cell.colSpan > 1 ? cell.colSpan : undefined,
    hMerge: cell.column < column || undefined,
    vMerge: cell.row < row || undefined,
  }
  const { text, margins } = cell && isFirst ? cellBody(written, cell) : { text: emptyText(written), margins: {} }
  const properties = markup(
    'a:tcPr',
    { ...margins, anchor: cell ? ANCHORS[cell.style.verticalAlign] : undefined },
    bordersOf(written, cell, { row, column }),
    backgroundOf(written, cell, row),
  )
  return markup('a:tc', attributes ?? {}, markup('a:txBody', {}, '<a:bodyPr/><a:lstStyle/>', text), properties)
}

function emptyText({ slide, table }: Written): string {
  return markup('a:p', {}, markup('a:endParaRPr', { sz: slide.units.pointHundredths(table.fontSize) }))
}

function cellBody(
  { slide, table, layout, shownRows, within }: Written,
  cell: PlacedCell,
): { readonly text: string; readonly margins: Readonly<Record<string, number>> } {
  const { units } = slide
  const padding = cellPadding(table)
  const { columnLefts, rowTops } = layout
  const [top, bottom] = [rowTops[cell.row] ?? 0, rowTops[Math.min(cell.row + cell.rowSpan, shownRows)] ?? 0]
  const [left, right] = [columnLefts[cell.column] ?? 0, columnLefts[cell.column + cell.colSpan] ?? 0]
  const height = Math.max(0, bottom - top - padding.top - padding.bottom)
  const width = Math.max(0, right - left - padding.left - padding.right)
  const element = complete<'text'>({ ...cellText(table, cell, { width, height }), opacity: table.opacity })
  const body = writeBody(slide, element, { layout: slide.layoutOf(element), within, availablePx: width })
  const free = height - body.heightPx
  const align = cell.style.verticalAlign
  const theirs = align === 'top' ? 0 : align === 'middle' ? free / 2 : free
  const shift = cell.text === '' ? 0 : body.topPx - theirs
  const { leftPx, rightPx } = widening(element, body)
  const margin = (px: number): number => units.emu(Math.max(0, px))
  return {
    text: cell.text === '' ? emptyText({ slide, table, layout, shownRows, within }) : body.paragraphs,
    margins: {
      marL: margin(padding.left - leftPx),
      marR: margin(padding.right - rightPx),
      marT: margin(padding.top + shift),
      marB: margin(padding.bottom - shift),
    },
  }
}

function backgroundOf({ slide, table, layout, within }: Written, cell: PlacedCell | undefined, row: number): string {
  const first = layout.grid.hasHeader ? 1 : 0
  const isStriped = row >= first && (row - first) % 2 === 1
  const color = cell?.style.background ?? (isStriped ? table.stripe : null) ?? table.background
  const { width, height } = table
  const opacity = within.opacity * table.opacity
  const options = { colors: slide.tools.colors, opacity, box: { x: 0, y: 0, width, height } }
  return fillMarkup(color, options) ?? NO_FILL
}

/** The lines on the sides of a place. Places of one cell have none between them. */
function bordersOf(written: Written, cell: PlacedCell | undefined, { row, column }: Place): string {
  const { table, layout, shownRows } = written
  const { border } = table
  const header = border.header === undefined ? border.horizontal : border.header
  const lastRow = cell ? Math.min(cell.row + cell.rowSpan, shownRows) : row + 1
  const lastColumn = cell ? cell.column + cell.colSpan : column + 1
  const between = (edge: number): TableLine | null | undefined =>
    layout.grid.hasHeader && edge === 1 ? header : border.horizontal
  const sides = {
    'a:lnL': column === 0 ? border.outer : cell && cell.column < column ? null : border.vertical,
    'a:lnR': column + 1 === layout.grid.columnCount ? border.outer : column + 1 < lastColumn ? null : border.vertical,
    'a:lnT': row === 0 ? border.outer : cell && cell.row < row ? null : between(row),
    'a:lnB': row + 1 === shownRows ? border.outer : row + 1 < lastRow ? null : between(row + 1),
  }
  return Object.entries(sides)
    .map(([name, line]) => borderMarkup(written, name, line))
    .join('')
}

function borderMarkup({ slide, table, within }: Written, name: string, line: TableLine | null | undefined): string {
  const width = line ? (line.width ?? TABLE_LINE_DEFAULTS.width) : 0
  if (!line || width === 0) return markup(name, { w: 0 }, '<a:noFill/>')
  const color = colorMarkup(slide.tools.colors, line.color, within.opacity * table.opacity)
  return markup(name, { w: slide.units.emu(width) }, markup('a:solidFill', {}, color))
}
