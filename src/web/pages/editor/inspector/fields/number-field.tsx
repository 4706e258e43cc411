import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { NumberInput } from '../number-input.tsx'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'

export interface NumberFieldProps {
  readonly at: string
  readonly label: string
  readonly name?: string
  readonly unit?: string
  /** Shown units of a unit of the property: 100 for a percentage of a fraction. */
  readonly scale?: number
  /** In shown units. */
  readonly step?: number
  /** Shown if there is no value: what applies then. */
  readonly none?: string
  readonly disabled?: boolean
  readonly hidesLabel?: boolean
}

/** A number of the subject, within the limits of its schema. Emptied, it gets its default, if it has one. */
export function NumberField(props: NumberFieldProps) {
  const { at, label, name, unit, scale = 1, step, none, disabled = false, hidesLabel = false } = props
  const property = useProperty(at)
  if (!property) return null
  const { value, isMixed, schema, set } = property
  const limits = numberLimits(schema)
  return (
    <div className="grid min-w-0 grid-cols-1 gap-1">
      <NumberInput
        label={label}
        {...(name !== undefined && { name })}
        value={typeof value === 'number' ? value * scale : undefined}
        placeholder={isMixed ? 'Mixed' : (none ?? '')}
        {...(unit !== undefined && { unit })}
        least={limits.least * scale}
        most={limits.most * scale}
        step={step ?? Math.max(limits.multipleOf, 1)}
        disabled={disabled}
        hidesLabel={hidesLabel}
        onChange={(entered) => set(withinLimits(Math.round((entered / scale) * 1e6) / 1e6, limits))}
        onClear={() => set(undefined)}
      />
      <FieldError error={property.error} />
    </div>
  )
}
