import type { Complete, Element } from '../../document/elements/element.ts'
import { cellPadding } from '../../document/tables/row-height.ts'
import { innerWidth, type TableGrid } from '../../document/tables/table-grid.ts'
import { cellText } from './lay-out-table.ts'
import type { PlacedCell } from '../../document/tables/place-cells.ts'
import { tableLines } from './table-lines.ts'

type Table = Complete<'table'>

/** Returns the elements of the first `shownRows` rows, including the header. */
export function tableParts(table: Table, layout: TableGrid, shownRows: number): Element[] {
  const cells = layout.grid.cells.filter(({ row }) => row < shownRows)
  return [
    ...backgrounds(table, layout, { cells, shownRows }),
    ...tableLines(table, layout, shownRows),
    ...cells.flatMap((cell, index) => textOf(table, layout, { cell, index, shownRows })),
  ]
}

interface Shown {
  readonly cells: readonly PlacedCell[]
  readonly shownRows: number
}

/** The table's background, stripes, then cells. Those of one color are one path, without hairlines between them. */
function backgrounds(table: Table, layout: TableGrid, { cells, shownRows }: Shown): Element[] {
  const { grid, columnLefts, rowTops } = layout
  const right = columnLefts.at(-1) ?? 0
  const first = grid.hasHeader ? 1 : 0
  const rectOf = ([left, top]: readonly [number, number], [end, bottom]: readonly [number, number]): string =>
    end > left && bottom > top ? `M${left} ${top}H${end}V${bottom}H${left}z` : ''
  const parts: Element[] = []
  const add = (color: string | null, d: string): void => {
    if (color === null || d === '') return
    parts.push({ id: `background-${parts.length}`, type: 'path', x: 0, y: 0, width: 1, height: 1, d, fill: color })
  }
  add(table.background, rectOf([0, 0], [right, rowTops[shownRows] ?? 0]))
  const striped = Array.from({ length: shownRows }, (_, row) => row).filter(
    (row) => row >= first && (row - first) % 2 === 1,
  )
  add(table.stripe, striped.map((row) => rectOf([0, rowTops[row] ?? 0], [right, rowTops[row + 1] ?? 0])).join(''))
  const byColor = new Map<string, string>()
  for (const { row, column, rowSpan, colSpan, style } of cells) {
    if (style.background === null) continue
    const bottom = rowTops[Math.min(row + rowSpan, shownRows)] ?? 0
    const d = rectOf([columnLefts[column] ?? 0, rowTops[row] ?? 0], [columnLefts[column + colSpan] ?? 0, bottom])
    byColor.set(style.background, (byColor.get(style.background) ?? '') + d)
  }
  for (const [color, d] of byColor) add(color, d)
  return parts
}

interface ShownCell {
  readonly cell: PlacedCell
  readonly index: number
  readonly shownRows: number
}

function textOf(table: Table, { columnLefts, rowTops }: TableGrid, { cell, index, shownRows }: ShownCell): Element[] {
  const { text, row, column, rowSpan, style } = cell
  if (text === '') return []
  const padding = cellPadding(table)
  const top = (rowTops[row] ?? 0) + padding.top
  const height = Math.max(0, (rowTops[Math.min(row + rowSpan, shownRows)] ?? 0) - padding.bottom - top)
  const width = innerWidth(table, columnLefts, cell)
  const placed = {
    ...cellText(table, cell, { width, height }),
    id: `cell-${index}`,
    x: (columnLefts[column] ?? 0) + padding.left,
    y: top,
  }
  if (table.overflow !== 'pages') return [placed]
  // A row that is taller than the page is cut.
  const maxLines = Math.max(1, Math.floor((height + 0.01) / (style.fontSize * table.lineHeight)))
  return [{ ...placed, overflow: 'ellipsis', maxLines }]
}
