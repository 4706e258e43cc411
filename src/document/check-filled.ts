import type { Brand } from './brand.ts'
import { checkChartRows } from './charts/chart-rows.ts'
import { checkChart } from './charts/check-chart.ts'
import { checkCode, codeDataIssue } from './codes/check-code.ts'
import type { Element, ElementOf } from './elements/element.ts'
import type { IssueList } from './issue-list.ts'
import { unknownName } from './issue-wording.ts'
import type { SlotValue } from './slot-values.ts'
import { checkRows, checkTable } from './tables/check-table.ts'
import { unknownKeys } from './tables/table-rows.ts'

interface Filling {
  /** The element without `value`. */
  readonly before: Element
  /** Of the slot of the element. */
  readonly value: SlotValue
  readonly brand: Brand | undefined
}

/** Rules between the properties of `element`, which has taken the properties of `value`. */
export function checkFilled(element: Element, { before, value, brand }: Filling, issues: IssueList): void {
  if (element.type === 'chart') {
    if (before.type === 'chart' && Array.isArray(value)) checkChartRows(before, value, issues)
    // A list replaces the values, and its issues are where the list has them.
    checkChart(element, issues, Array.isArray(value) ? [] : undefined)
  }
  if (element.type === 'code' && typeof value === 'object') checkCode(element, brand, issues)
  if (element.type === 'code' && typeof value !== 'object') {
    const detail = codeDataIssue(element)
    if (detail !== undefined) issues.report(detail)
  }
  if (element.type !== 'table') return
  if (Array.isArray(value)) checkTableList(element, value, issues)
  else checkTable(element, issues)
}

function checkTableList(table: ElementOf<'table'>, rows: readonly unknown[], issues: IssueList): void {
  checkRows(table, issues)
  const keys = table.columns.flatMap((column) => column.key ?? [])
  for (const { row, key } of unknownKeys(table, rows)) {
    if (issues.full) return
    issues.enter(row)
    issues.reportAt(key, unknownName('key', key, keys))
    issues.leave()
  }
}
