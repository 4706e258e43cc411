import type { XmlElement } from '@rgrove/parse-xml'
import type { Element } from '../../document/elements/element.ts'
import type { Cell, CellStyle, CellValue, TableLine } from '../../document/elements/table-element.ts'
import type { Run, Text } from '../../document/elements/text.ts'
import { LIMITS } from '../../document/limits.ts'
import { hexOf } from '../../document/read-css-color.ts'
import { within } from '../numbers.ts'
import { childOf, childrenNamed } from '../read-xml.ts'
import { colorIn } from './drawing-color.ts'
import { readFill, readLine } from './read-drawing-fill.ts'
import { commonOf } from './shape-properties.ts'
import { type GroupSpace, isTrue, placeOf } from './shape-place.ts'
import { emuPx, type SlideContext } from './slide-part.ts'
import { readText } from './slide-text.ts'
import { readTableStyle, type TableStyle } from './table-style.ts'

export function convertTable(frame: XmlElement, space: GroupSpace, context: SlideContext): Element[] {
  const place = placeOf(childOf(frame, 'xfrm'), space)
  const table = childOf(frame, 'graphic', 'graphicData', 'tbl')
  if (!place || !table) return []
  const id = context.draft.id('table')
  const widths = childrenNamed(childOf(table, 'tblGrid'), 'gridCol').map(({ attributes }) => emuPx(attributes['w']))
  const { draft } = context
  const rows = draft.first(childrenNamed(table, 'tr'), LIMITS.tableRows, { noun: 'rows of a table', element: id })
  const columns = draft.first(widths, LIMITS.tableColumns, { noun: 'columns of a table', element: id })
  const total = widths.reduce((sum, width) => sum + width, 0)
  const style = readTableStyle(table, context)
  const heights = rows.map(({ attributes }) => emuPx(attributes['h']))
  const cells = rows.map((row, index) =>
    childrenNamed(row, 'tc').flatMap((cell) => readCell(cell, index, { style, context, id })),
  )
  const line = firstLine(rows, context) ?? style.line
  return [
    {
      ...commonOf(frame, context),
      ...place,
      id,
      type: 'table',
      width: total > 0 ? within(total * space.scaleX, 0, LIMITS.coordinatePx) : place.width,
      height: heightOf(cells, heights, place.height),
      columns: columns.map((width) => ({ share: within((width / (total || 1)) * 100, 0.01, 1000) })),
      rows: cells.map((row) => row.slice(0, LIMITS.tableColumns)),
      fontSize: 24,
      border: { outer: line, horizontal: line, vertical: line },
      padding: [4.8, 9.6, 4.8, 9.6],
      lineHeight: 1.2,
      rowHeight: within(Math.min(...heights, LIMITS.pageSidePx), 0, LIMITS.pageSidePx),
    },
  ]
}

/** Rows are as high as their text, and at least as the file says. */
function heightOf(cells: readonly (readonly CellValue[])[], heights: readonly number[], given: number): number {
  const rows = cells.map((row, index) => {
    const sizes = row.map((cell) => (typeof cell === 'object' && cell !== null ? (cell.fontSize ?? 24) * 1.2 + 9.6 : 0))
    return Math.max(heights[index] ?? 0, ...sizes)
  })
  const total = rows.reduce((sum, height) => sum + height, 0)
  return within(Math.max(total, given), 0, LIMITS.coordinatePx)
}

interface CellUse {
  readonly style: TableStyle
  readonly context: SlideContext
  readonly id: string
}

/** A cell that another one covers has none of its own. */
function readCell(cell: XmlElement, row: number, { style, context, id }: CellUse): CellValue[] {
  const { attributes } = cell
  if (isTrue(attributes['hMerge']) || isTrue(attributes['vMerge'])) return []
  const [colSpan, rowSpan] = [Number(attributes['gridSpan'] ?? 1), Number(attributes['rowSpan'] ?? 1)]
  const properties = childOf(cell, 'tcPr')
  const value: Cell = {
    ...style.cell(row),
    ...textOfCell(cell, style.textColor(row), { context, id }),
    ...backgroundOf(properties, context, id),
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    verticalAlign: { ctr: 'middle' as const, b: 'bottom' as const }[properties?.attributes['anchor'] ?? ''] ?? 'top',
  }
  return [value]
}

/** Cells have one style: that of their first run. */
function textOfCell(
  cell: XmlElement,
  color: string | undefined,
  { context, id }: Omit<CellUse, 'style'>,
): Pick<Cell, 'text'> & CellStyle {
  const content = readText(cell, context, id)
  if (!content) return { text: '' }
  const runs = content.runs ?? [{ text: content.text ?? '' }]
  const first: Run = { ...styleOf(content), ...runs[0], text: '' }
  if (new Set(runs.map((run) => JSON.stringify({ ...run, text: '' }))).size > 1)
    context.draft.note('Table cell with several styles', 'Cells have one style: that of the first words.', {
      element: id,
    })
  if (content.link !== undefined)
    context.draft.note('Link of a table cell', 'Cells have no links; it was left out.', { element: id })
  const align = (['center', 'right'] as const).find((name) => name === content.align)
  const hasOwnColor = ownColor(cell)
  const fill =
    hasOwnColor && typeof first.fill === 'string'
      ? first.fill
      : (color ?? (typeof first.fill === 'string' ? first.fill : undefined))
  return {
    text: runs
      .map(({ text }) => text)
      .join('')
      .replaceAll('\u2028', '\n'),
    ...(first.fontFamily !== undefined && { fontFamily: first.fontFamily }),
    ...(first.fontSize !== undefined && { fontSize: first.fontSize }),
    ...(first.fontWeight === 700 && { fontWeight: 700 }),
    ...(first.fontStyle === 'italic' && { fontStyle: 'italic' as const }),
    ...(fill !== undefined && { fill }),
    ...(first.underline === true && { underline: true }),
    ...(align && { align }),
  }
}

function styleOf({ fontFamily, fontSize, fontWeight, fontStyle, fill, underline }: Partial<Text>): Partial<Run> {
  const style = { fontFamily, fontSize, fontWeight, fontStyle, fill, underline }
  return Object.fromEntries(Object.entries(style).filter(([, value]) => value !== undefined))
}

function ownColor(cell: XmlElement): boolean {
  return childrenNamed(childOf(cell, 'txBody'), 'p').some(
    (paragraph) => childOf(paragraph, 'r', 'rPr', 'solidFill') !== undefined,
  )
}

function backgroundOf(
  properties: XmlElement | undefined,
  context: SlideContext,
  id: string,
): Pick<CellStyle, 'background'> {
  const fill = ['solidFill', 'gradFill', 'noFill']
    .map((name) => childOf(properties, name))
    .find((found) => found !== undefined)
  if (!fill) return {}
  const paint = readFill(fill, context, id)
  if (typeof paint === 'string' || paint === null) return { background: paint }
  const color = colorIn(childOf(fill, 'gsLst', 'gs'), context)
  return color ? { background: hexOf(color) } : {}
}

/** A table of a design has one border for all cells. */
function firstLine(rows: readonly XmlElement[], context: SlideContext): TableLine | null | undefined {
  const lines = rows
    .flatMap((row) => childrenNamed(row, 'tc'))
    .flatMap((cell) => ['lnB', 'lnT', 'lnR', 'lnL'].flatMap((name) => childOf(cell, 'tcPr', name) ?? []))
  if (lines.length === 0) return undefined
  const strokes = lines.flatMap((line) => readLine(line, undefined, context) ?? [])
  const [first] = strokes
  return first && typeof first.paint === 'string'
    ? { color: first.paint, width: within(first.width ?? 1, 0, 100) }
    : null
}
