import { Type } from '#typebox'
import type { ElementOf } from '../elements/element.ts'
import type { Series } from '../elements/chart.ts'
import { LIMITS } from '../limits.ts'

type Chart = ElementOf<'chart'>

const Cell = Type.Union([
  Type.Number({ minimum: -1e15, maximum: 1e15 }),
  Type.String({ maxLength: LIMITS.nameCharacters }),
  Type.Null(),
])

/** A list in `data` that fills a chart: a row for each category. */
export const ChartRows = Type.Array(
  Type.Union([
    Type.Number({ minimum: -1e15, maximum: 1e15 }),
    Type.Array(Cell, { maxItems: LIMITS.chartSeries + 1 }),
    Type.Record(Type.String({ pattern: '^.{1,255}$' }), Cell, { maxProperties: LIMITS.chartSeries + 1 }),
    Type.Null(),
  ]),
  { maxItems: LIMITS.chartValues },
)

/** The key of a category's name, and of the value if there is only one series. */
const LABEL = 'label'
const VALUE = 'value'

type Cell = number | string | null
type Row = number | null | readonly Cell[] | Readonly<Record<string, Cell>>

/**
 * Replaces categories and values by `rows`. A row is a number, an array of the category's name and
 * its values, or an object whose `label` is the name and whose other keys are the names of series.
 * Series keep their color by name, or else by position.
 */
export function withRows(chart: Chart, rows: readonly unknown[]): Chart {
  const cells = (rows as readonly Row[]).map(cellsOf)
  const hasLabels = cells.some(({ label }) => label !== undefined)
  const categories = hasLabels ? cells.map(({ label }) => label ?? '') : (chart.categories ?? [])
  const names = [...new Set(cells.flatMap(({ values }) => [...values.keys()]))]
  const series = names.map((name, index): Series => {
    const values = cells.map((row) => row.values.get(name) ?? null)
    const own = chart.series.find((known) => known.name === name) ?? chart.series[index]
    // A key like `value` or a position is not a name.
    const known = typeof name === 'string' && name !== VALUE ? { name } : {}
    return { ...own, ...known, values }
  })
  return { ...chart, categories, series }
}

interface Cells {
  readonly label: string | undefined
  readonly values: ReadonlyMap<string | number, number | null>
}

function cellsOf(row: Row): Cells {
  if (row === null || typeof row === 'number') return { label: undefined, values: new Map([[0, row]]) }
  if (Array.isArray(row)) {
    const [label, ...values] = row as readonly Cell[]
    return { label: textOf(label), values: new Map(values.map((value, index) => [index, numberOf(value)])) }
  }
  const { [LABEL]: label, ...values } = row as Readonly<Record<string, Cell>>
  return {
    label: textOf(label),
    values: new Map(Object.entries(values).map(([name, value]) => [name, numberOf(value)])),
  }
}

function textOf(cell: Cell | undefined): string | undefined {
  return cell === undefined || cell === null ? undefined : String(cell)
}

/** Tables of other programs contain numbers as text. Other text, such as “n/a”, is a gap. */
function numberOf(cell: Cell): number | null {
  if (typeof cell !== 'string') return cell
  const number = cell.trim() === '' ? NaN : Number(cell)
  return Number.isFinite(number) && Math.abs(number) <= 1e15 ? number : null
}
