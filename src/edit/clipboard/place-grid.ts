import type { Chart, Series } from '../../document/elements/chart.ts'
import type { Column, Table } from '../../document/elements/table-element.ts'
import { LIMITS } from '../../document/limits.ts'
import type { Setting } from '../adding/item.ts'
import { tableOf } from '../adding/table-items.ts'
import type { Grid } from './grid-of-text.ts'
import { writtenNumber } from './written-number.ts'

/** Makes a table of cells in the look of the page. The first row becomes the header if it looks like one. */
export function tableOfGrid(given: Grid, options: { id: string; setting: Setting }): Table {
  const grid = withinLimits(given)
  const header = headerOf(grid)
  const body = header ? grid.slice(1) : grid
  const columns = (grid[0] ?? []).map((_, index): Column => ({
    ...(header && { title: header[index] ?? '' }),
    ...(isNumeric(body, index) && { align: 'end' as const }),
  }))
  return tableOf({ columns, rows: body.map((row) => [...row]) }, options)
}

/** Replaces the texts of a table. Columns keep their style; missing ones are added, others removed. */
export function withGridInTable(table: Table, given: Grid): Table {
  const grid = withinLimits(given)
  const hasTitles = table.columns.some(({ title }) => title !== undefined)
  const header = hasTitles ? headerOf(grid) : undefined
  const body = header ? grid.slice(1) : grid
  const columns = (grid[0] ?? []).map((_, index): Column => {
    const last = table.columns.at(-1)
    const column = table.columns[index] ?? (last ? withoutTexts(last) : {})
    return header ? { ...column, title: header[index] ?? '' } : column
  })
  return { ...table, columns, rows: body.map((row) => [...row]) }
}

/**
 * Replaces the values of a chart: the first column has the categories unless it has numbers, and the
 * others one series each, named by the first row. Undefined if there are no numbers.
 */
export function withGridInChart(chart: Chart, given: Grid): Chart | undefined {
  const grid = withinLimits(given)
  const header = headerOf(grid)
  const body = (header ? grid.slice(1) : grid).slice(0, LIMITS.chartValues)
  const hasCategories = body.some(([first = '']) => first !== '' && writtenNumber(first) === undefined)
  const from = hasCategories ? 1 : 0
  const width = (grid[0]?.length ?? 0) - from
  const series = Array.from({ length: Math.min(width, LIMITS.chartSeries) }, (_, index): Series => {
    const { name: _name, ...before } = chart.series[index] ?? { values: [] }
    const name = header?.[index + from] ?? ''
    const values = body.map((row) => writtenNumber(row[index + from] ?? '') ?? null)
    return { ...before, ...(name !== '' && { name: name.slice(0, LIMITS.nameCharacters) }), values }
  })
  if (!series.some(({ values }) => values.some((value) => value !== null))) return undefined
  const categories = body.map(([first = ''], index) =>
    hasCategories ? first.slice(0, LIMITS.nameCharacters) : String(index + 1),
  )
  return { ...chart, categories, series }
}

/** Whether more was copied than a table can have. */
export function exceedsTable(grid: Grid): boolean {
  return withinLimits(grid).flat().length < grid.flat().length
}

function withinLimits(grid: Grid): Grid {
  const columns = Math.min(grid[0]?.length ?? 0, LIMITS.tableColumns)
  const rows = Math.min(LIMITS.tableRows, Math.floor(LIMITS.tableCells / Math.max(1, columns)))
  return grid.slice(0, rows).map((row) => row.slice(0, columns).map((cell) => cell.slice(0, LIMITS.textCharacters)))
}

/** The first row, if it names columns: it has no numbers, and all or some of those below have. */
function headerOf(grid: Grid): readonly string[] | undefined {
  const [first = [], ...body] = grid
  if (body.length === 0 || first.every((cell) => cell === '') || first.some(isNumber)) return undefined
  return first.some((_, index) => isNumeric(body, index)) ? first : undefined
}

function isNumeric(body: Grid, column: number): boolean {
  const filled = body.map((row) => row[column] ?? '').filter((cell) => cell !== '')
  return filled.length > 0 && filled.every(isNumber)
}

function isNumber(cell: string): boolean {
  return writtenNumber(cell) !== undefined
}

function withoutTexts({ key: _, title: __, ...style }: Column): Column {
  return style
}
