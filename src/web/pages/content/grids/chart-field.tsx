import { Plus, X } from 'lucide-react'
import type { ElementOf } from '../../../../document/elements/element.ts'
import { isObject } from '../../../../document/check-schema.ts'
import { LIMITS } from '../../../../document/limits.ts'
import type { SlotValue } from '../../../../document/slot-values.ts'
import { Button, IconButton } from '../../../parts/button.tsx'
import { chartDataOf, gridOfChart, splitHeading, valueIssue } from './chart-data.ts'
import type { DataFieldProps } from './data-field-props.ts'
import { type DataGrid, withColumn, withColumnName, withoutColumn, withPasted } from './data-grid.ts'
import { CELL, GridEditor } from './grid-editor.tsx'
import { useDataGrid } from './use-data-grid.ts'

type Chart = ElementOf<'chart'>

export function ChartField({ element, label, value, isHidden, onChange }: DataFieldProps & { element: Chart }) {
  const isPie = element.kind === 'pie' || element.kind === 'donut'
  const issueOf = (text: string, column: number): string | undefined =>
    column === 0 ? undefined : valueIssue(text, { isPie })
  const gridOf = (given: SlotValue | undefined): DataGrid =>
    gridOfChart(isObject(given) && 'series' in given ? (given as unknown as Chart) : element)
  const own = JSON.stringify(chartDataOf(gridOf(undefined), element.series))
  const { grid, change } = useDataGrid({
    ...{ value, gridOf, onChange },
    valueOf: (edited) => {
      const isInvalid = edited.rows.some((cells) =>
        cells.some(({ text }, column) => issueOf(text, column) !== undefined),
      )
      if (isInvalid) return undefined
      const data = chartDataOf(edited, element.series)
      const shown = isHidden ? { visible: true } : {}
      if (JSON.stringify(data) !== own) return { value: { ...data, ...shown } }
      return { value: isHidden ? shown : undefined }
    },
  })
  const limits = { rows: LIMITS.chartValues, columns: isPie ? 2 : LIMITS.chartSeries + 1 }
  const nameOf = (column: number): string => grid.columns[column] || (isPie ? 'Value' : `Series ${column}`)
  const headings = grid.columns.map((name, column) => {
    if (column === 0) return { name: 'Category' }
    if (isPie) return { name: nameOf(column) }
    return {
      name: nameOf(column),
      control: (
        <div className="flex items-center">
          <input
            aria-label={`Name of series ${column}`}
            className={`${CELL} font-semibold`}
            value={name}
            placeholder={`Series ${column}`}
            maxLength={LIMITS.nameCharacters}
            dir="auto"
            onChange={({ target }) => change(withColumnName(grid, column, target.value))}
          />
          <IconButton
            icon={X}
            label={`Remove ${nameOf(column)}`}
            height="small"
            disabled={grid.columns.length <= 2}
            onClick={() => change(withoutColumn(grid, column))}
          />
        </div>
      ),
    }
  })
  return (
    <GridEditor
      {...{ label, grid, headings, limits, issueOf }}
      onChange={change}
      paste={(start, pasted) => {
        const isWhole = start.row === 0 && start.column === 0 && !isPie
        const { names, rows } = isWhole ? splitHeading(pasted) : { names: undefined, rows: pasted }
        const filled = withPasted(grid, { start, pasted: rows, limits })
        return (names ?? []).reduce(
          (named, name, index) => (index + 1 < named.columns.length ? withColumnName(named, index + 1, name) : named),
          filled,
        )
      }}
    >
      {!isPie && (
        <Button
          height="small"
          icon={Plus}
          disabled={grid.columns.length >= limits.columns}
          onClick={() => change(withColumn(grid, ''))}
        >
          Add series
        </Button>
      )}
    </GridEditor>
  )
}
