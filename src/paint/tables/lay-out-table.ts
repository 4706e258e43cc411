import { complete, type Complete } from '../../document/elements/element.ts'
import type { PlacedCell } from '../../document/tables/place-cells.ts'
import { type TableGrid, tableGrid } from '../../document/tables/table-grid.ts'
import type { PaintEnvironment } from '../environment.ts'

type Table = Complete<'table'>

const UNLIMITED_PX = 100_000

type Layouts = Pick<PaintEnvironment, 'layoutText' | 'layouts'>

/** Lays out a table once for all of its effects. */
export function layOutTable(table: Table, { layoutText, layouts }: Layouts): TableGrid {
  const known = layouts?.tables.get(table.id)
  if (known) return known
  const grid = tableGrid(table, {
    widthOf: (cell) => {
      const { lines } = layoutText(cellText(table, cell, { width: UNLIMITED_PX }))
      return Math.max(0, ...lines.map(({ widthPx }) => widthPx))
    },
    heightOf: (cell, width) => layoutText(cellText(table, cell, { width })).heightPx,
  })
  layouts?.tables.set(table.id, grid)
  return grid
}

export interface TextOptions {
  readonly width: number
  readonly height?: number
}

/** Returns the text of a cell without its position. It grows with its lines if it has no height. */
export function cellText(table: Table, { text, style }: PlacedCell, { width, height }: TextOptions): Complete<'text'> {
  const { background: _background, ...textStyle } = style
  return complete<'text'>({
    ...textStyle,
    id: 'cell',
    type: 'text',
    x: 0,
    y: 0,
    width,
    height: height ?? 0,
    text,
    lineHeight: table.lineHeight,
    fit: height === undefined ? 'grow' : 'fixed',
  })
}
