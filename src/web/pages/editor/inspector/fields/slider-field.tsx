import { numberLimits } from '../../../../../edit/properties/property-schema.ts'
import { useProperty } from '../subject.ts'
import { NumberField } from './number-field.tsx'
import { Slider } from './slider.tsx'

interface SliderFieldProps {
  readonly at: string
  readonly label: string
  readonly unit?: string
  readonly scale?: number
  readonly step?: number
  /** The end of the slider in shown units, where the limit is far beyond what is usual. */
  readonly usualMost?: number
}

/** A number with a slider for its usual range. */
export function SliderField({ at, label, unit, scale = 1, step = 1, usualMost }: SliderFieldProps) {
  const property = useProperty(at)
  if (!property) return null
  const { least, most } = numberLimits(property.schema)
  const value = typeof property.value === 'number' ? property.value * scale : 0
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)_4.25rem] items-center gap-2">
      <span className="text-xs leading-tight font-semibold text-ink-soft">{label}</span>
      <Slider
        label={`${label}, slider`}
        value={value}
        least={least * scale}
        most={Math.min(most * scale, usualMost ?? Infinity)}
        step={step}
        valueText={`${Math.round(value)}${unit ?? ''}`}
        onChange={(next) => property.set(Math.round((next / scale) * 1e6) / 1e6)}
      />
      <NumberField {...{ at, label, scale, step }} hidesLabel keepsUnit {...(unit !== undefined && { unit })} />
    </div>
  )
}
