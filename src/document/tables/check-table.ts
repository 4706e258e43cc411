import type { ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { LIMITS } from '../limits.ts'

/** Reports rules between the properties of `element`, which matches its schema. */
export function checkTable({ rows = [] }: ElementOf<'table'>, issues: IssueList): void {
  const cellCount = rows.reduce((sum, row) => sum + row.length, 0)
  if (cellCount > LIMITS.tableCells) {
    issues.reportAt('rows', `must have at most ${LIMITS.tableCells} cells in total; received ${cellCount}`)
  }
}
