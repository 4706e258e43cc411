import type { ElementOf } from '../../../../document/elements/element.ts'
import { isObject } from '../../../../document/check-schema.ts'
import { LIMITS } from '../../../../document/limits.ts'
import type { SlotValue } from '../../../../document/slot-values.ts'
import type { DataFieldProps } from './data-field-props.ts'
import type { DataGrid } from './data-grid.ts'
import { GridEditor } from './grid-editor.tsx'
import { gridOfTable, tableRowsOf } from './table-data.ts'
import { useDataGrid } from './use-data-grid.ts'

type Table = ElementOf<'table'>

export function TableField({ element, label, value, isHidden, onChange }: DataFieldProps & { element: Table }) {
  const gridOf = (given: SlotValue | undefined): DataGrid => {
    const rows = isObject(given) ? (given['rows'] as Table['rows']) : undefined
    return gridOfTable({ columns: element.columns, rows: rows ?? element.rows ?? [] })
  }
  const ownGrid = gridOf(undefined)
  const own = JSON.stringify(tableRowsOf(ownGrid))
  const { grid, change } = useDataGrid({
    ...{ value, gridOf, onChange },
    valueOf: (edited) => {
      const rows = tableRowsOf(edited)
      const shown = isHidden ? { visible: true } : {}
      if (JSON.stringify(rows) !== own) return { value: { rows, ...shown } }
      return { value: isHidden ? shown : undefined }
    },
  })
  const rows = Math.min(LIMITS.tableRows, Math.floor(LIMITS.tableCells / Math.max(1, grid.columns.length)))
  return (
    <GridEditor
      label={label}
      grid={grid}
      // Those of the edited grid would stay the same while other fields change the titles.
      headings={grid.columns.map((name, column) => ({ name: ownGrid.columns[column] ?? name }))}
      limits={{ rows, columns: grid.columns.length }}
      onChange={change}
    />
  )
}
