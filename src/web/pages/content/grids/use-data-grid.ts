import { useState } from 'react'
import type { SlotValue } from '../../../../document/slot-values.ts'
import type { DataGrid } from './data-grid.ts'

interface DataGridOptions {
  readonly value: SlotValue | undefined
  readonly gridOf: (value: SlotValue | undefined) => DataGrid
  /** Undefined if the grid is invalid. Then the last valid value remains. */
  readonly valueOf: (grid: DataGrid) => { value: SlotValue | undefined } | undefined
  readonly onChange: (value: SlotValue | undefined) => void
}

/** Keeps what is typed, since text that is no number yet has no value. A value from elsewhere replaces it. */
export function useDataGrid({ value, gridOf, valueOf, onChange }: DataGridOptions) {
  const [edited, setEdited] = useState(() => ({ value, grid: gridOf(value) }))
  const current = edited.value === value ? edited : { value, grid: gridOf(value) }
  const change = (grid: DataGrid): void => {
    const valid = valueOf(grid)
    setEdited({ grid, value: valid === undefined ? value : valid.value })
    if (valid !== undefined) onChange(valid.value)
  }
  return { grid: current.grid, change }
}
