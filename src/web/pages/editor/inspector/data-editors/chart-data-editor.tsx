import { useState } from 'react'
import type { Chart } from '../../../../../document/elements/chart.ts'
import type { SlotValue } from '../../../../../document/slot-values.ts'
import { FieldMessage } from '../../../../parts/field.tsx'
import { ChartField } from '../../../content/grids/chart-field.tsx'
import { DataPopover } from './data-popover.tsx'
import { useDataChange } from './use-data-change.ts'

/** The values of a chart in a grid. */
export function ChartDataEditor({ element }: { element: Chart }) {
  const { error, change } = useDataChange(element)
  const [draft, setDraft] = useState<{ readonly value: SlotValue; readonly shownBy: Chart['series'] }>()
  const edit = (value: SlotValue | undefined): void => {
    if (value === undefined) {
      setDraft(undefined)
      return
    }
    const { categories, series } = value as unknown as Pick<Chart, 'categories' | 'series'>
    if (change({ categories, series })) setDraft({ value, shownBy: series })
  }
  return (
    <>
      <DataPopover title="Edit values">
        <ChartField
          element={element}
          label="Values of the chart"
          // What is being typed, such as a number without its decimals yet, until something else changes the chart.
          value={draft?.shownBy === element.series ? draft.value : undefined}
          isHidden={false}
          onChange={edit}
        />
      </DataPopover>
      <FieldMessage error={error} />
    </>
  )
}
