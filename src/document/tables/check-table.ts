import { complete, type ElementOf } from '../elements/element.ts'
import type { IssueList } from '../issue-list.ts'
import { LIMITS } from '../limits.ts'
import { cellPlaces, placeCells } from './place-cells.ts'

type Table = ElementOf<'table'>

/** Reports rules between the properties of `table`, which matches its schema. */
export function checkTable(table: Table, issues: IssueList): void {
  issues.enter('rows')
  checkRows(table, issues)
  issues.leave()
}

/** Reports rules for the rows of `table`, which are the position of `issues`. */
export function checkRows(table: Table, issues: IssueList): void {
  const cellCount = (table.rows ?? []).reduce((sum, row) => sum + row.length, 0)
  if (cellCount <= LIMITS.tableCells) {
    checkSpans(table, issues)
    checkRowWidths(table, issues)
  } else issues.report(`must have at most ${LIMITS.tableCells} cells in total; received ${cellCount}`)
}

/** Reports the first cell that the spans of others move beyond the last column that a table can have. */
function checkSpans({ rows = [] }: Table, issues: IssueList): void {
  for (const { row, index, column } of cellPlaces(rows)) {
    if (column < LIMITS.tableColumns) continue
    const moved = `the spans of other cells move it by ${column - index} to column ${column + 1}`
    issues.reportAt([row, index], `must be in one of the first ${LIMITS.tableColumns} columns; ${moved}`)
    return
  }
}

/** Reports rows that need more columns than there are, unless the table takes its columns from the rows. */
function checkRowWidths(table: Table, issues: IssueList): void {
  const { columns, rows = [] } = table
  if (columns.length === 0 || rows.length === 0) return
  const { cells, rowCount } = placeCells(complete<'table'>(table))
  const header = rowCount - rows.length
  const widths = new Map<number, number>()
  for (const { row, column, colSpan } of cells) {
    widths.set(row - header, Math.max(widths.get(row - header) ?? 0, column + colSpan))
  }
  for (const [row, width] of widths) {
    if (width <= columns.length) continue
    const most = columns.length === 1 ? '1 column' : `${columns.length} columns`
    issues.reportAt(row, `must have cells for at most ${most}, the number of \`columns\`; received cells for ${width}`)
    if (issues.full) return
  }
}
