import type { Element } from '../../document/elements/element.ts'
import type { Cell, CellStyle, CellValue } from '../../document/elements/table-element.ts'
import { LIMITS } from '../../document/limits.ts'
import { hexOf, readColor } from '../read-css-color.ts'
import { familyFor } from '../fonts/substitute-font.ts'
import { fontSizePx, within } from '../numbers.ts'
import { baseOf, type PolotnoElement } from './polotno-base.ts'
import { readRichText } from './rich-text.ts'
import { weightOf } from './polotno-style.ts'
import { type Fields, fieldsOf, listOf, numberIn, textIn } from './polotno-values.ts'

export function convertTable(element: PolotnoElement): Element[] {
  const { fields, scale, draft, id } = element
  const columns = Math.round(within(numberIn(fields, 'cols', 1), 1, LIMITS.tableColumns))
  const count = Math.round(within(numberIn(fields, 'rows', 1), 1, LIMITS.tableRows))
  const cells = listOf(fields['cells']).map(fieldsOf)
  const rows = Array.from({ length: count }, (_, row) => cells.slice(row * columns, (row + 1) * columns))
  const widths = listOf(fields['colWidths']).map(Number)
  const borderWidth = within(numberIn(fields, 'borderWidth', 1) * scale, 0, 100)
  const line = { color: colorIn(fields, 'borderColor') ?? '#000000', width: borderWidth }
  const border = textIn(fields, 'borderStyle', 'solid') === 'none' || borderWidth === 0 ? null : line
  if (cells.some((cell) => cell['borders'] !== undefined))
    draft.note('Borders of single cells', 'Tables have one border for all cells; that of the table is used.', {
      element: id,
    })
  return [
    {
      ...baseOf(element),
      type: 'table',
      columns: Array.from({ length: columns }, (_, index) => ({ share: within(widths[index] ?? 1, 0.01, 1000) })),
      rows: rows.map((row) => row.flatMap((cell) => cellOf(cell, element))),
      align: 'center',
      ...cellStyle(fields, element),
      border: { outer: border, horizontal: border, vertical: border },
      padding: within(numberIn(fields, 'cellPadding', 4) * scale, 0, LIMITS.pageSidePx),
      rowHeight: within((numberIn(fields, 'height', 100) * scale) / count, 0, LIMITS.pageSidePx),
    },
  ]
}

/** A cell that another one covers has none of its own. */
function cellOf(cell: Fields, element: PolotnoElement): CellValue[] {
  if (textIn(cell, 'mergedInto') !== '') return []
  const [colSpan, rowSpan] = [numberIn(cell, 'colSpan', 1), numberIn(cell, 'rowSpan', 1)]
  const runs = readRichText(textIn(cell, 'text')).runs
  const value: Cell = {
    text: runs
      .map(({ text }) => text)
      .join('')
      .slice(0, LIMITS.textCharacters)
      .toWellFormed(),
    ...(colSpan > 1 && { colSpan: Math.round(colSpan) }),
    ...(rowSpan > 1 && { rowSpan: Math.round(rowSpan) }),
    ...cellStyle(cell, element),
  }
  return [value]
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
