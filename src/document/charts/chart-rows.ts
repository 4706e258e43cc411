import { Type } from '#typebox'
import type { ElementOf } from '../elements/element.ts'
import type { Series } from '../elements/chart.ts'
import type { IssueList } from '../issue-list.ts'
import { mustBe, unknownName } from '../issue-wording.ts'
import { LIMITS } from '../limits.ts'
import { received } from '../received.ts'

type Chart = ElementOf<'chart'>

const LARGEST = 1e15

const Cell = Type.Union([
  Type.Number({ minimum: -LARGEST, maximum: LARGEST }),
  Type.String({ maxLength: LIMITS.nameCharacters }),
  Type.Null(),
])

/** A list in `data` that fills a chart: a row for each category. */
export const ChartRows = Type.Array(
  Type.Union([
    Type.Number({ minimum: -LARGEST, maximum: LARGEST }),
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
  // A gap in all series.
  if (row === null) return { label: undefined, values: new Map() }
  if (typeof row === 'number') return { label: undefined, values: new Map([[0, row]]) }
  if (isCells(row)) {
    const [label, ...values] = row
    return { label: textOf(label), values: new Map(values.map((value, index) => [index, numberOf(value)])) }
  }
  const { [LABEL]: label, ...values } = row
  return {
    label: textOf(label),
    values: new Map(Object.entries(values).map(([name, value]) => [name, numberOf(value)])),
  }
}

function textOf(cell: Cell | undefined): string | undefined {
  return cell === undefined || cell === null ? undefined : String(cell)
}

/** Tables of other programs contain numbers as text. Text without digits, such as “n/a”, is a gap. */
function numberOf(cell: Cell): number | null {
  if (typeof cell !== 'string') return cell
  const number = cell.trim() === '' ? NaN : Number(cell)
  return Number.isFinite(number) && Math.abs(number) <= LARGEST ? number : null
}

/** Reports names that no series of `chart` has, if any has one, and text with digits that is not a number. */
export function checkChartRows(chart: Chart, rows: readonly unknown[], issues: IssueList): void {
  const names = chart.series.flatMap(({ name }) => name ?? [])
  for (const [index, row] of (rows as readonly Row[]).entries()) {
    if (issues.full) return
    if (row === null || typeof row === 'number') continue
    issues.enter(index)
    if (isCells(row)) checkCells(row, { count: names.length === 0 ? Infinity : chart.series.length, issues })
    else checkKeys(row, { names, issues })
    issues.leave()
  }
}

function checkCells(
  row: readonly Cell[],
  { count, issues }: { readonly count: number; readonly issues: IssueList },
): void {
  const values = row.slice(1)
  if (values.length > count)
    issues.report(mustBe(`a name and at most ${count} values, one for each series`, `${values.length} values`))
  for (const [index, value] of values.entries()) checkNumber(index + 1, value, issues)
}

function checkKeys(
  { [LABEL]: _label, ...values }: Readonly<Record<string, Cell>>,
  { names, issues }: { readonly names: readonly string[]; readonly issues: IssueList },
): void {
  for (const [key, value] of Object.entries(values)) {
    if (names.length > 0 && key !== VALUE && !names.includes(key))
      issues.reportAt(key, unknownName('series', key, names))
    else checkNumber(key, value, issues)
  }
}

function checkNumber(key: string | number, value: Cell, issues: IssueList): void {
  if (typeof value !== 'string' || numberOf(value) !== null || !/\d/.test(value)) return
  const expected = `a number from ${-LARGEST} to ${LARGEST}, or text such as "12.5" with a decimal point and no other separators`
  issues.reportAt(key, mustBe(`${expected}; text without digits is a gap`, received(value)))
}

function isCells(row: readonly Cell[] | Readonly<Record<string, Cell>>): row is readonly Cell[] {
  return Array.isArray(row)
}
