import type { Complete, Element } from '../../document/elements/element.ts'
import { TABLE_LINE_DEFAULTS, type TableLine } from '../../document/elements/table-element.ts'
import type { TableGrid } from '../../document/tables/table-grid.ts'

type Stretch = readonly [from: number, to: number]

/** Returns the lines of the first `shownRows` rows. Lines between cells end at cells that span them. */
export function tableLines(table: Complete<'table'>, layout: TableGrid, shownRows: number): Element[] {
  const { border } = table
  const { grid, columnLefts, rowTops } = layout
  const covered = coveredEdges(layout)
  const header = border.header === undefined ? border.horizontal : border.header
  const right = columnLefts.at(-1) ?? 0
  const bottom = rowTops[shownRows] ?? 0
  if (right <= 0 || bottom <= 0) return []
  const across = (line: TableLine | null | undefined, id: string, rows: readonly number[]): Element[] =>
    drawn(
      line,
      id,
      rows.flatMap((row) => {
        const y = crisp(rowTops[row] ?? 0, line)
        const columns = Array.from({ length: grid.columnCount }, (_, column) => column)
        const free = columns.filter((column) => !covered.rows.has(`${row} ${column}`))
        return joined(free).map(([from, to]) => `M${columnLefts[from]} ${y}H${columnLefts[to]}`)
      }),
    )
  const inner = Array.from({ length: Math.max(0, shownRows - 1) }, (_, index) => index + 1)
  const down = drawn(
    border.vertical,
    'vertical',
    columnLefts.slice(1, -1).flatMap((left, index) => {
      const x = crisp(left, border.vertical)
      const rows = Array.from({ length: shownRows }, (_, row) => row)
      const free = rows.filter((row) => !covered.columns.has(`${index + 1} ${row}`))
      return joined(free).map(([from, to]) => `M${x} ${rowTops[from]}V${rowTops[to]}`)
    }),
  )
  return [
    ...down,
    ...across(border.horizontal, 'horizontal', grid.hasHeader ? inner.slice(1) : inner),
    ...across(header, 'header', grid.hasHeader && shownRows > 0 ? [1] : []),
    ...outline(border.outer, { right, bottom }),
  ]
}

/** The outer line is inside the table, and at most fills it. */
function outline(line: TableLine | null | undefined, { right, bottom }: { right: number; bottom: number }): Element[] {
  const width = Math.min(widthOf(line), right / 2, bottom / 2)
  const half = width / 2
  return drawn(line && { ...line, width }, 'outer', [`M${half} ${half}H${right - half}V${bottom - half}H${half}z`])
}

function drawn(line: TableLine | null | undefined, id: string, parts: readonly string[]): Element[] {
  if (!line || widthOf(line) === 0 || parts.length === 0) return []
  const stroke = { paint: line.color, width: widthOf(line) }
  return [{ id, type: 'path', x: 0, y: 0, width: 1, height: 1, d: parts.join(''), fill: null, stroke }]
}

function widthOf(line: TableLine | null | undefined): number {
  return line ? (line.width ?? TABLE_LINE_DEFAULTS.width) : 0
}

/** Moves the edges of a line to whole pixels, which keeps it sharp at a scale of 1. */
function crisp(position: number, line: TableLine | null | undefined): number {
  const half = (Math.round(widthOf(line)) % 2) / 2
  return Math.round(position - half) + half
}

/** Returns the stretches of consecutive numbers, each with the end after its last one. */
function joined(numbers: readonly number[]): Stretch[] {
  const stretches: [number, number][] = []
  for (const number of numbers) {
    const last = stretches.at(-1)
    if (last?.[1] === number) last[1] = number + 1
    else stretches.push([number, number + 1])
  }
  return stretches
}

interface Covered {
  /** `row column`: the top edge of a row within a cell that spans rows. */
  readonly rows: ReadonlySet<string>
  /** `column row`: the left edge of a column within a cell that spans columns. */
  readonly columns: ReadonlySet<string>
}

function coveredEdges({ grid }: TableGrid): Covered {
  const rows = new Set<string>()
  const columns = new Set<string>()
  for (const { row, column, rowSpan, colSpan } of grid.cells) {
    for (let r = row; r < row + rowSpan; r += 1) {
      for (let c = column; c < column + colSpan; c += 1) {
        if (r > row) rows.add(`${r} ${c}`)
        if (c > column) columns.add(`${c} ${r}`)
      }
    }
  }
  return { rows, columns }
}
