import type { Brand } from './brand.ts'
import { checkChart } from './charts/check-chart.ts'
import { checkCode, codeDataIssue } from './codes/check-code.ts'
import type { Element } from './elements/element.ts'
import type { IssueList } from './issue-list.ts'
import { unknownName } from './issue-wording.ts'
import type { SlotValue } from './slot-values.ts'
import { checkTable } from './tables/check-table.ts'
import { unknownKeys } from './tables/table-rows.ts'

/** Rules between the properties of `element`, which has taken the properties of `value`, the value of its slot. */
export function checkFilled(
  element: Element,
  { value, brand }: { readonly value: SlotValue; readonly brand: Brand | undefined },
  issues: IssueList,
): void {
  if (element.type === 'chart') checkChart(element, issues)
  if (element.type === 'code' && typeof value === 'object') checkCode(element, brand, issues)
  if (element.type === 'code' && typeof value !== 'object') {
    const detail = codeDataIssue(element)
    if (detail !== undefined) issues.report(detail)
  }
  if (element.type !== 'table') return
  checkTable(element, issues)
  const keys = element.columns.flatMap((column) => column.key ?? [])
  for (const { row, key } of Array.isArray(value) ? unknownKeys(element, value) : []) {
    if (issues.full) return
    issues.enter(row)
    issues.reportAt(key, unknownName('key', key, keys))
    issues.leave()
  }
}
