import { Plus, X } from 'lucide-react'
import { LIMITS } from '../../../../../document/limits.ts'
import type { Table } from '../../../../../document/elements/table-element.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { FieldMessage } from '../../../../parts/field.tsx'
import { type DataGrid, withColumn, withoutColumn } from '../../../content/grids/data-grid.ts'
import { CELL, GridEditor } from '../../../content/grids/grid-editor.tsx'
import { gridOfTable, tableRowsOf } from '../../../content/grids/table-data.ts'
import { DataPopover } from './data-popover.tsx'
import { useDataChange } from './use-data-change.ts'

/** Columns and rows of a table. */
export function TableDataEditor({ element }: { element: Table }) {
  const { error, change } = useDataChange(element)
  const grid = gridOfTable(element)
  // Rows can have more cells than there are columns.
  const columns = grid.columns.map((_, index) => element.columns[index] ?? {})
  const apply = (edited: DataGrid, changed = columns): void => {
    const added = edited.columns.slice(changed.length).map(() => ({}))
    change({ columns: [...changed, ...added], rows: tableRowsOf(edited) })
  }
  const limits = {
    rows: Math.min(LIMITS.tableRows, Math.floor(LIMITS.tableCells / Math.max(1, columns.length))),
    columns: LIMITS.tableColumns,
  }
  const headings = columns.map(({ title = '' }, index) => ({
    name: title || `Column ${index + 1}`,
    control: (
      <div className="flex items-center">
        <input
          aria-label={`Title of column ${index + 1}`}
          className={`${CELL} font-semibold`}
          value={title}
          placeholder={`Column ${index + 1}`}
          dir="auto"
          onChange={({ target }) => apply(grid, columns.with(index, titled(columns[index] ?? {}, target.value)))}
        />
        <IconButton
          icon={X}
          label={`Remove ${title || `column ${index + 1}`}`}
          height="small"
          disabled={columns.length <= 1}
          onClick={() => apply(withoutColumn(grid, index), columns.toSpliced(index, 1))}
        />
      </div>
    ),
  }))
  return (
    <DataPopover title="Edit cells">
      <GridEditor label="Cells of the table" {...{ grid, headings, limits }} onChange={(edited) => apply(edited)}>
        <Button
          height="small"
          icon={Plus}
          disabled={columns.length >= limits.columns}
          onClick={() => apply(withColumn(grid, ''))}
        >
          Add column
        </Button>
      </GridEditor>
      <FieldMessage error={error} />
    </DataPopover>
  )
}

function titled(column: Table['columns'][number], title: string): Table['columns'][number] {
  const { title: _title, ...rest } = column
  return title === '' ? rest : { ...rest, title }
}
