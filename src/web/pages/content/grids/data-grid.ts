import type { CellValue } from '../../../../document/elements/table-element.ts'

/** A cell as it is edited. `base` is what it was in the document, with its style. */
export interface GridCell {
  readonly text: string
  readonly base?: CellValue
}

export type GridRow = readonly GridCell[]

/** Rows of cells, each with a cell for each column. */
export interface DataGrid {
  readonly columns: readonly string[]
  readonly rows: readonly GridRow[]
}

export interface CellPlace {
  readonly row: number
  readonly column: number
}

export interface GridLimits {
  readonly rows: number
  /** Columns beyond those of the grid are only added up to this number. */
  readonly columns: number
}

export function withCell(grid: DataGrid, { row, column }: CellPlace, text: string): DataGrid {
  return {
    ...grid,
    rows: grid.rows.map((cells, at) => (at === row ? cells.with(column, { ...cells[column], text }) : cells)),
  }
}

/** Adds an empty row with the style of the last one. */
export function withRow(grid: DataGrid): DataGrid {
  return { ...grid, rows: [...grid.rows, emptyRow(grid)] }
}

export function withoutRow(grid: DataGrid, row: number): DataGrid {
  return { ...grid, rows: grid.rows.toSpliced(row, 1) }
}

export function withColumn(grid: DataGrid, name: string): DataGrid {
  return { columns: [...grid.columns, name], rows: grid.rows.map((cells) => [...cells, { text: '' }]) }
}

export function withoutColumn(grid: DataGrid, column: number): DataGrid {
  return { columns: grid.columns.toSpliced(column, 1), rows: grid.rows.map((cells) => cells.toSpliced(column, 1)) }
}

export function withColumnName(grid: DataGrid, column: number, name: string): DataGrid {
  return { ...grid, columns: grid.columns.with(column, name) }
}

/** Replaces cells from `start` on by `pasted`, and adds rows and columns for the rest, up to the limits. */
export function withPasted(
  grid: DataGrid,
  { start, pasted, limits }: { start: CellPlace; pasted: readonly (readonly string[])[]; limits: GridLimits },
): DataGrid {
  const width = Math.max(0, ...pasted.map(({ length }) => length))
  let filled = grid
  while (filled.columns.length < Math.min(start.column + width, limits.columns)) filled = withColumn(filled, '')
  while (filled.rows.length < Math.min(start.row + pasted.length, limits.rows)) filled = withRow(filled)
  const rows = filled.rows.map((cells, row) => {
    const texts = pasted[row - start.row]
    if (texts === undefined) return cells
    return cells.map((cell, column) => {
      const text = texts[column - start.column]
      return text === undefined ? cell : { ...cell, text }
    })
  })
  return { ...filled, rows }
}

function emptyRow({ columns, rows }: DataGrid): GridRow {
  const last = rows.at(-1)
  return columns.map((_, column) => {
    const base = last?.[column]?.base
    if (typeof base !== 'object' || base === null) return { text: '' }
    const { colSpan: _colSpan, rowSpan: _rowSpan, ...style } = base
    return { text: '', base: style }
  })
}
