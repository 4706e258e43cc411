import type { ElementOf } from '../../../../document/elements/element.ts'
import type { Series } from '../../../../document/elements/chart.ts'
import type { DataGrid } from './data-grid.ts'
import { parseNumber } from './parse-number.ts'

type ChartData = Pick<ElementOf<'chart'>, 'categories' | 'series'>

/** The first column has the names of the categories, the others the values of a series each. */
export function gridOfChart({ categories = [], series }: ChartData): DataGrid {
  const count = Math.max(categories.length, ...series.map(({ values }) => values.length))
  const rows = Array.from({ length: count }, (_, index) => [
    { text: categories[index] ?? '' },
    ...series.map(({ values }) => ({ text: String(values[index] ?? '') })),
  ])
  return { columns: ['', ...series.map(({ name = '' }) => name)], rows }
}

/** Returns the data of the chart. Series keep the color of their position in `own`. Text that is no number is a gap. */
export function chartDataOf({ columns, rows }: DataGrid, own: readonly Series[]): Required<ChartData> {
  const names = rows.map(([name]) => name?.text ?? '')
  return {
    categories: names.every((name) => name === '') ? [] : names,
    series: columns.slice(1).map((name, index): Series => {
      const color = own[index]?.color
      return {
        ...(name !== '' && { name }),
        values: rows.map((cells) => parseNumber(cells[index + 1]?.text ?? '') ?? null),
        ...(color !== undefined && { color }),
      }
    }),
  }
}

/** Returns why the text of a cell with a value is invalid. */
export function valueIssue(text: string, { isPie }: { isPie: boolean }): string | undefined {
  const number = parseNumber(text)
  if (number === undefined) return `“${text.trim()}” is not a number.`
  return isPie && number !== null && number < 0 ? `A pie has no negative values, such as ${text.trim()}.` : undefined
}

/** Takes the names of the series from a pasted first row that contains no numbers. */
export function splitHeading(pasted: readonly (readonly string[])[]): {
  names: readonly string[] | undefined
  rows: readonly (readonly string[])[]
} {
  const [first = [], ...rows] = pasted
  const names = first.slice(1)
  const isHeading = rows.length > 0 && names.length > 0 && names.every((name) => parseNumber(name) === undefined)
  return isHeading ? { names, rows } : { names: undefined, rows: pasted }
}
