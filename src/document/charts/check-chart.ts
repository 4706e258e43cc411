import { complete, type ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { mustBe } from '../issue-wording.ts'

/** Reports rules between the properties of `element`, which matches its schema. */
export function checkChart(element: ElementOf<'chart'>, issues: IssueList): void {
  const { kind, series, valueMin, valueMax } = complete<'chart'>(element)
  if (valueMin !== undefined && valueMax !== undefined && valueMin >= valueMax) {
    issues.reportAt('valueMax', mustBe(`greater than \`valueMin\`, which is ${valueMin}`, String(valueMax)))
  }
  if (kind !== 'pie' && kind !== 'donut') return
  if (series.length > 1)
    issues.reportAt('series', mustBe(`at most one series for a ${kind}`, `${series.length} series`))
  issues.enter('series')
  issues.enter(0)
  issues.enter('values')
  for (const [index, value] of (series[0]?.values ?? []).entries()) {
    if (value !== null && value < 0) issues.reportAt(index, mustBe(`at least 0 in a ${kind}`, String(value)))
    if (issues.full) break
  }
  issues.leave()
  issues.leave()
  issues.leave()
}
