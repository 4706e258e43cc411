import { checkChart } from '../../document/charts/check-chart.ts'
import type { ElementOf } from '../../document/elements/element.ts'
import { IssueList } from '../../document/issue-list.ts'
import { checkTable } from '../../document/tables/check-table.ts'
import { mergeItems, mergeLists } from './merge-lists.ts'
import { mergeObjects } from './merge-values.ts'
import type { MergedValue, Versions } from './merged-value.ts'

type Chart = ElementOf<'chart'>
type Table = ElementOf<'table'>

interface Sides<Kind> {
  readonly before: Kind
  readonly mine: Kind
  readonly theirs: Kind
}

export interface MergedRows<Kind> {
  readonly element: Kind
  readonly isConflict: boolean
}

/**
 * Merges the rows of a table by cell, with the other properties of mine. Undefined if a side has
 * added or removed columns, since cells then have other places, and for rows that do not fit each other.
 */
export function mergeTables({ before, mine, theirs }: Sides<Table>): MergedRows<Table> | undefined {
  const columns = mergeItems({ base: before.columns, mine: mine.columns, theirs: theirs.columns }, mergeObjects)
  const rows = mergeLists({ base: before.rows, mine: mine.rows, theirs: theirs.rows }, mergeCells)
  if (!columns || !rows) return undefined
  const element = { ...mine, columns: columns.value, rows: rows.value } as Table
  const issues = new IssueList('')
  checkTable(element, issues)
  return issues.isEmpty ? { element, isConflict: columns.isConflict || rows.isConflict } : undefined
}

/** A row to which a side has added cells counts as a whole. */
function mergeCells(row: Versions): MergedValue {
  return mergeItems(row, mergeObjects) ?? { value: row.mine, isConflict: true }
}

/**
 * Merges the data of a chart by value, and its rows, which are categories, as those of a table. Undefined if
 * a side has added or removed series.
 */
export function mergeCharts({ before, mine, theirs }: Sides<Chart>): MergedRows<Chart> | undefined {
  const [base, own, others] = [before, mine, theirs].map((side) => side.series.map(withoutValues))
  const series = mergeItems({ base, mine: own, theirs: others }, mergeObjects)
  const rows = mergeLists({ base: rowsOf(before), mine: rowsOf(mine), theirs: rowsOf(theirs) }, mergeCells)
  if (!series || !rows) return undefined
  const element = withRows({ ...mine, series: series.value } as Chart, rows.value as Row[])
  const issues = new IssueList('')
  checkChart(element, issues)
  return issues.isEmpty ? { element, isConflict: series.isConflict || rows.isConflict } : undefined
}

/** A category, and the value of each series. Null for what is missing. */
type Row = readonly [string | null, ...(number | null)[]]

function withoutValues({ values: _, ...series }: Chart['series'][number]): object {
  return series
}

function rowsOf({ categories = [], series }: Chart): Row[] {
  const length = Math.max(categories.length, ...series.map(({ values }) => values.length))
  return Array.from({ length }, (_, index) => [
    categories[index] ?? null,
    ...series.map(({ values }) => values[index] ?? null),
  ])
}

function withRows(chart: Chart, rows: readonly Row[]): Chart {
  const names = withoutEnd(rows.map(([category]) => category))
  const { categories: _, ...rest } = chart
  return {
    ...rest,
    ...(names.length > 0 && { categories: names.map((name) => name ?? '') }),
    series: chart.series.map((each, index) => ({
      ...each,
      values: withoutEnd(rows.map((row) => row[index + 1] as number | null)),
    })),
  }
}

/** Missing values at the end are not written. */
function withoutEnd<T>(values: readonly (T | null)[]): (T | null)[] {
  return values.slice(0, values.findLastIndex((value) => value !== null) + 1)
}
