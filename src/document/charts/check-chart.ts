import { complete, type ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { mustBe } from '../issue-wording.ts'

/**
 * Reports rules between the properties of `element`, which matches its schema. `valuesAt` is where the values of its
 * first series are, which the rows of data replace.
 */
export function checkChart(
  element: ElementOf<'chart'>,
  issues: IssueList,
  valuesAt: readonly (string | number)[] = ['series', 0, 'values'],
): void {
  const { kind, series, valueMin, valueMax } = complete<'chart'>(element)
  if (valueMin !== undefined && valueMax !== undefined && valueMin >= valueMax) {
    issues.reportAt('valueMax', mustBe(`greater than \`valueMin\`, which is ${valueMin}`, String(valueMax)))
  }
  if (kind !== 'pie' && kind !== 'donut') return
  if (series.length > 1)
    issues.reportAt('series', mustBe(`at most one series for a ${kind}`, `${series.length} series`))
  for (const [index, value] of (series[0]?.values ?? []).entries()) {
    if (value === null || value >= 0) continue
    issues.reportAt([...valuesAt, index], mustBe(`at least 0 in a ${kind}`, String(value)))
    if (issues.full) break
  }
}
