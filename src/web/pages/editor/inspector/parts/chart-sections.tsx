import { Plus, Trash2 } from 'lucide-react'
import { choicesOf, longest } from '../../../../../edit/properties/property-schema.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { ChoiceField } from '../fields/choice-field.tsx'
import { FontFields } from '../fields/font-fields.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { PaintProperty } from '../fields/paint-property.tsx'
import { Row } from '../fields/row.tsx'
import { SelectInput } from '../fields/select-input.tsx'
import { SwitchField } from '../fields/switch-field.tsx'
import { TextProperty } from '../fields/text-property.tsx'
import { useProperty } from '../subject.ts'
import { PaintField } from '../paint/paint-field.tsx'

const KINDS = { bar: 'Bars', stacked: 'Stacked bars', line: 'Lines', area: 'Areas' } as const
const LABELS = { value: 'Values', share: 'Shares in percent' } as const

export function ChartPart() {
  const kind = useProperty('kind')?.value
  const isPie = kind === 'pie' || kind === 'donut'
  const isBar = kind === 'bar' || kind === 'stacked'
  const isLine = kind === 'line' || kind === 'area'
  return (
    <>
      <ChoiceField at="kind" label="Kind" names={KINDS} />
      {!isPie && !isLine && <ChoiceField at="direction" label="Direction" />}
      <ChoiceField at="legend" label="Legend" names={{ auto: 'Automatic' }} />
      <ChoiceField at="valueLabels" label="Labels" names={LABELS} />
      {!isBar && !isLine && <SwitchField at="outsideLabels" label="Labels next to slices" />}
      <div className="grid grid-cols-2 gap-2">
        {!isPie && !isLine && <NumberField at="gap" label="Gap" unit="%" scale={100} />}
        {!isPie && !isLine && <NumberField at="cornerRadius" label="Radius" name="Corner radius of bars" unit="px" />}
        {!isBar && !isPie && <NumberField at="lineWidth" label="Line" name="Line width" unit="px" keepsUnit />}
        {!isBar && !isPie && <NumberField at="curve" label="Curve" name="Smoothness" unit="%" scale={100} />}
        {kind !== 'pie' && !isBar && !isLine && <NumberField at="innerRadius" label="Hole" unit="%" scale={100} />}
      </div>
      {!isBar && !isPie && <SwitchField at="markers" label="Mark points" />}
    </>
  )
}

export function ChartAxesPart() {
  return (
    <>
      <SwitchField at="valueAxis" label="Values" />
      <SwitchField at="categoryAxis" label="Categories" />
      <SwitchField at="gridlines" label="Gridlines" />
      <TextProperty at="valueTitle" label="Value title" />
      <TextProperty at="categoryTitle" label="Category title" />
      <div className="grid grid-cols-2 gap-2">
        <NumberField at="valueMin" label="Min" name="Lowest value" none="Auto" />
        <NumberField at="valueMax" label="Max" name="Highest value" none="Auto" />
      </div>
    </>
  )
}

export function ChartNumbersPart() {
  return (
    <>
      <ChoiceField at="numberFormat.style" label="Style" />
      <NumberRow at="numberFormat.decimals" label="Decimals" none="Auto" />
      <LocaleField />
      <div className="grid grid-cols-1 gap-2">
        <TextProperty at="numberFormat.prefix" label="Before" />
        <TextProperty at="numberFormat.suffix" label="After" />
      </div>
    </>
  )
}

/** The names of languages in the language of the app. */
function LocaleField() {
  const property = useProperty('numberFormat.locale')
  if (!property) return null
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return (
    <Row label="Language">
      <SelectInput
        label="Language of numbers"
        value={typeof property.value === 'string' ? property.value : undefined}
        choices={choicesOf(property.schema).map((value) => ({ value, label: names.of(value) ?? value }))}
        onChoose={property.set}
      />
    </Row>
  )
}

export function ChartStylePart() {
  return (
    <>
      <FontFields />
      <PaintProperty at="textColor" label="Labels" />
      <PaintProperty at="lineColor" label="Gridlines" />
    </>
  )
}

/** The colors of series, or of the slices of a pie. */
export function ChartColorsPart() {
  const property = useProperty('colors')
  if (!property) return null
  const lists = property.values.map(colorsIn)
  const most = Math.max(0, ...lists.map(({ length }) => length))
  const least = Math.min(...lists.map(({ length }) => length))
  return (
    <div role="group" aria-label="Colors of series" className="grid grid-cols-1 gap-1.5">
      {Array.from({ length: most }, (_, index) => (
        <SeriesColor
          key={index}
          index={index}
          onRemove={least < 2 ? undefined : () => property.adjust((before) => colorsIn(before).toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="quiet"
        height="small"
        icon={Plus}
        disabled={most >= longest(property.schema)}
        onClick={() => property.adjust((before) => [...colorsIn(before), colorsIn(before)[0] ?? '#4269d0'])}
        className="-ml-2.5 justify-self-start"
      >
        Add color
      </Button>
    </div>
  )
}

function SeriesColor({ index, onRemove }: { index: number; onRemove: (() => void) | undefined }) {
  const color = useProperty(`colors.${index}`)
  if (!color) return null
  return (
    <div className="flex items-center gap-1">
      <div className="min-w-0 flex-1">
        <PaintField
          label={`Color ${index + 1}`}
          value={typeof color.value === 'string' ? color.value : undefined}
          allows="color"
          onChange={(next) => typeof next === 'string' && color.set(next)}
        />
      </div>
      <IconButton
        icon={Trash2}
        label={`Remove color ${index + 1}`}
        height="small"
        disabled={!onRemove}
        onClick={() => onRemove?.()}
      />
    </div>
  )
}

function colorsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : []
}
