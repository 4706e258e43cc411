import { isObject } from './check-schema.ts'
import type { ElementOf } from './elements/element.ts'
import { TABLE_DEFAULTS, TABLE_LINE_DEFAULTS, type CellValue, type TableBorder } from './elements/table-element.ts'
import { within } from './scaled-number.ts'
import { scaleFontSize, scalePadding, scaleSides } from './scaled-length.ts'

export function scaleTable(table: ElementOf<'table'>, scale: number): ElementOf<'table'> {
  const { fontSize = TABLE_DEFAULTS.fontSize, padding = TABLE_DEFAULTS.padding, border = TABLE_DEFAULTS.border } = table
  return {
    ...table,
    fontSize: scaleFontSize(fontSize, scale),
    padding: scaleSides(padding, scale),
    border: scaleBorder(border, scale),
    columns: table.columns.map((column) => {
      const { width } = column
      const scaled = typeof width === 'number' ? { ...column, width: scalePadding(width, scale) } : column
      return withScaledFont(scaled, scale)
    }),
    ...(table.rows && { rows: table.rows.map((row) => row.map((cell) => scaleCell(cell, scale))) }),
    ...(table.headerStyle && { headerStyle: withScaledFont(table.headerStyle, scale) }),
    ...(table.rowHeight !== undefined && { rowHeight: scalePadding(table.rowHeight, scale) }),
  }
}

/** A row in data: cells in an array, or by the keys of columns. */
export function scaleTableRow(row: unknown, scale: number): unknown {
  if (Array.isArray(row)) return row.map((cell: CellValue) => scaleCell(cell, scale))
  if (!isObject(row)) return row
  return Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, scaleCell(cell as CellValue, scale)]))
}

function scaleCell(cell: CellValue, scale: number): CellValue {
  return typeof cell === 'object' && cell !== null ? withScaledFont(cell, scale) : cell
}

function withScaledFont<S extends { fontSize?: number }>(style: S, scale: number): S {
  return style.fontSize === undefined ? style : { ...style, fontSize: scaleFontSize(style.fontSize, scale) }
}

function scaleBorder(border: TableBorder, scale: number): TableBorder {
  const lines = Object.entries(border).map(([side, line]) => {
    if (line === null) return [side, line] as const
    return [side, { ...line, width: within((line.width ?? TABLE_LINE_DEFAULTS.width) * scale, 0, 100) }] as const
  })
  return Object.fromEntries(lines)
}
