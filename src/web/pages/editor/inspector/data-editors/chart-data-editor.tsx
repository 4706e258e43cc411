import { useState } from 'react'
import { type Chart, CHART_DEFAULTS } from '../../../../../document/elements/chart.ts'
import type { SlotValue } from '../../../../../document/slot-values.ts'
import { CheckboxField, FieldMessage, SelectField } from '../../../../parts/field.tsx'
import { ChartField } from '../../../content/grids/chart-field.tsx'
import { DataPopover } from './data-popover.tsx'
import { useDataChange } from './use-data-change.ts'

const KINDS: Readonly<Record<Chart['kind'], string>> = {
  bar: 'Bars',
  stacked: 'Stacked bars',
  line: 'Lines',
  area: 'Areas',
  pie: 'Pie',
  donut: 'Donut',
}

const LABELS: Readonly<Record<NonNullable<Chart['valueLabels']>, string>> = {
  none: 'None',
  value: 'Values',
  share: 'Shares in percent',
}

const LEGENDS: Readonly<Record<NonNullable<Chart['legend']>, string>> = {
  auto: 'Automatic',
  top: 'Top',
  bottom: 'Bottom',
  right: 'Right',
  none: 'None',
}

/** Kind and values of a chart, and what is written at them. */
export function ChartDataEditor({ element }: { element: Chart }) {
  const { error, change } = useDataChange(element)
  const [draft, setDraft] = useState<{ readonly value: SlotValue; readonly shownBy: Chart['series'] }>()
  const { kind, direction, valueLabels, legend } = { ...CHART_DEFAULTS, ...element }
  const edit = (value: SlotValue | undefined): void => {
    if (value === undefined) {
      setDraft(undefined)
      return
    }
    const { categories, series } = value as unknown as Pick<Chart, 'categories' | 'series'>
    if (change({ categories, series })) setDraft({ value, shownBy: series })
  }
  return (
    <div className="grid gap-3">
      <Choice label="Kind" value={kind} names={KINDS} onChange={(chosen) => change(ofKind(element, chosen))} />
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
      {(kind === 'bar' || kind === 'stacked') && (
        <CheckboxField
          label="Horizontal bars"
          checked={direction === 'horizontal'}
          onChange={({ target }) => change({ direction: target.checked ? 'horizontal' : undefined })}
        />
      )}
      <Choice
        label="Labels"
        value={valueLabels}
        names={LABELS}
        onChange={(chosen) => change({ valueLabels: chosen })}
      />
      <Choice label="Legend" value={legend} names={LEGENDS} onChange={(chosen) => change({ legend: chosen })} />
      <FieldMessage error={error} />
    </div>
  )
}

interface ChoiceProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly names: Readonly<Record<Value, string>>
  readonly onChange: (value: Value) => void
}

function Choice<Value extends string>({ label, value, names, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {Object.entries<string>(names).map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** A pie has only the first series, and no direction. */
function ofKind({ series }: Chart, kind: Chart['kind']): Partial<Record<keyof Chart, unknown>> {
  const isPie = kind === 'pie' || kind === 'donut'
  return { kind, ...(isPie && series.length > 1 && { series: series.slice(0, 1) }) }
}
