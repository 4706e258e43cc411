import type { Element } from '../../document/elements/element.ts'
import type { Cell, CellStyle, CellValue } from '../../document/elements/table-element.ts'
import { LIMITS } from '../../document/limits.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { familyFor } from '../fonts/substitute-font.ts'
import { fontSizePx, within } from '../numbers.ts'
import { storableText } from '../storable-text.ts'
import { baseOf, ownBox } from './polotno-base.ts'
import type { PolotnoElement } from './polotno-context.ts'
import { readRichText } from './rich-text.ts'
import { weightOf } from './polotno-style.ts'
import { type Fields, fieldsOf, listOf, numberIn, textIn } from './polotno-values.ts'
import { withPlaceholders } from './polotno-variables.ts'

export function convertTable(element: PolotnoElement): Element[] {
  const { fields, scale, draft, id } = element
  const columns = Math.max(Math.round(numberIn(fields, 'cols', 3)), 1)
  const cells = listOf(fields['cells']).map(fieldsOf)
  const all = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  )
  const rows = draft.first(all, LIMITS.tableRows, { noun: 'rows of a table', element: id })
  const widths = Array.from(
    { length: Math.min(columns, Math.max(cells.length, LIMITS.tableColumns + 1)) },
    (_, index) => numberIn({ width: listOf(fields['colWidths'])[index] }, 'width', 1),
  )
  const shares = draft.first(widths, LIMITS.tableColumns, { noun: 'columns of a table', element: id })
  const borderWidth = within(numberIn(fields, 'borderWidth', 1) * scale, 0, 100)
  const line = { color: colorIn(fields, 'borderColor') ?? '#000000', width: borderWidth }
  const border = textIn(fields, 'borderStyle', 'solid') === 'none' || borderWidth === 0 ? null : line
  noteCells(element, cells)
  return [
    {
      ...baseOf(element, { ...ownBox({ width: 300, height: 200, ...fields }) }),
      type: 'table',
      columns: shares.map((share) => ({ share: within(share, 0.01, 1000) })),
      rows: rows.map((row, index) =>
        row
          .slice(0, shares.length)
          .flatMap((cell, column) =>
            cellOf(cell, element, { colSpan: shares.length - column, rowSpan: rows.length - index }),
          ),
      ),
      align: 'center',
      verticalAlign: 'middle',
      fontSize: fontSizePx(30 * scale),
      fontFamily: familyFor(draft, 'Roboto', { element: id }),
      ...cellStyle(fields, element),
      border: { outer: border, horizontal: border, vertical: border },
      padding: within(numberIn(fields, 'cellPadding', 4) * scale, 0, LIMITS.pageSidePx),
      rowHeight: within((numberIn(fields, 'height', 200) * scale) / Math.max(rows.length, 1), 0, LIMITS.pageSidePx),
    },
  ]
}

/** A cell that another one covers has none of its own. Spans end with the table. */
function cellOf(cell: Fields, element: PolotnoElement, most: { colSpan: number; rowSpan: number }): CellValue[] {
  if (textIn(cell, 'mergedInto') !== '') return []
  const spanIn = (name: 'colSpan' | 'rowSpan'): number => Math.round(Math.min(numberIn(cell, name, 1), most[name]))
  const [colSpan, rowSpan] = [spanIn('colSpan'), spanIn('rowSpan')]
  const runs = readRichText(textIn(cell, 'text')).runs
  if (runs.length > 1)
    element.draft.note('Table cell with several styles', 'Cells have one style: that of the cell.', {
      element: element.id,
    })
  const text = withPlaceholders(runs.map((run) => run.text).join(''), element)
  const value: Cell = {
    text: storableText(text, element.draft, element.id),
    ...(colSpan > 1 && { colSpan }),
    ...(rowSpan > 1 && { rowSpan }),
    ...cellStyle(cell, element),
  }
  return [value]
}

const CELL_TEXT = ['textTransform', 'letterSpacing', 'lineHeight', 'strokeWidth', 'cellPadding']

function noteCells({ fields, draft, id: element }: PolotnoElement, cells: readonly Fields[]): void {
  if (cells.some((cell) => cell['borders'] !== undefined))
    draft.note('Borders of single cells', 'Tables have one border for all cells; that of the table is used.', {
      element,
    })
  if (['dashed', 'dotted'].includes(textIn(fields, 'borderStyle')))
    draft.note('Dashed or dotted border of a table', 'A solid one is drawn.', { element })
  const own = cells.some((cell) => CELL_TEXT.some((name) => cell[name] !== undefined && cell[name] !== fields[name]))
  const set = textIn(fields, 'textTransform', 'none') !== 'none' || numberIn(fields, 'letterSpacing', 0) !== 0
  if (own || set || numberIn(fields, 'strokeWidth', 0) > 0)
    draft.note(
      'Table with text of another case, spacing, outline or padding',
      'Tables do not have these; they were left out.',
      {
        element,
      },
    )
  if (cells.some((cell) => numberIn(cell, 'opacity', 1) !== 1))
    draft.note('Translucent table cell', 'Cells are opaque.', { element })
  const heights = listOf(fields['rowHeights']).map(Number)
  if (heights.some((height) => Math.abs(height - (heights[0] ?? height)) > 0.005))
    draft.note('Rows of different heights', 'All rows of a table have at least one height.', { element })
}

function cellStyle(fields: Fields, { draft, scale, id }: PolotnoElement): CellStyle {
  const [fill, background] = [colorIn(fields, 'fill'), colorIn(fields, 'cellBackground')]
  const align = (['left', 'center', 'right'] as const).find((name) => name === textIn(fields, 'align'))
  const verticalAlign = (['top', 'middle', 'bottom'] as const).find((name) => name === textIn(fields, 'verticalAlign'))
  const decoration = textIn(fields, 'textDecoration')
  return {
    ...(fields['fontFamily'] !== undefined && {
      fontFamily: familyFor(draft, textIn(fields, 'fontFamily'), { element: id }),
    }),
    ...(fields['fontSize'] !== undefined && { fontSize: fontSizePx(numberIn(fields, 'fontSize', 30) * scale) }),
    ...(fields['fontWeight'] !== undefined && { fontWeight: weightOf(fields['fontWeight']) }),
    ...(textIn(fields, 'fontStyle') === 'italic' && { fontStyle: 'italic' as const }),
    ...(fill !== undefined && { fill }),
    ...(background !== undefined && { background }),
    ...(align && { align }),
    ...(verticalAlign && { verticalAlign }),
    ...(decoration.includes('underline') && { underline: true }),
    ...(decoration.includes('line-through') && { strikethrough: true }),
  }
}

function colorIn(fields: Fields, name: string): string | undefined {
  const color = readColor(textIn(fields, name))
  return color && hexOf(color)
}
