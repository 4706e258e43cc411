import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { NumberInput } from '../number-input.tsx'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'

export interface NumberFieldProps {
  readonly at: string
  readonly label: string
  readonly name?: string
  readonly unit?: string
  readonly keepsUnit?: boolean
  readonly hidesPx?: boolean
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
  const { keepsUnit = false, hidesPx = false } = props
  const property = useProperty(at)
  if (!property) return null
  const { value, isMixed, schema, set, adjust } = property
  const limits = numberLimits(schema)
  const inUnits = (entered: number): number => withinLimits(Math.round((entered / scale) * 1e6) / 1e6, limits)
  const steps = step ?? (limits.multipleOf > 1 ? limits.multipleOf : undefined)
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
        {...(steps !== undefined && { step: steps })}
        {...{ keepsUnit, hidesPx, disabled, hidesLabel }}
        onChange={(entered) => set(inUnits(entered))}
        onAdjust={
          isMixed
            ? (change) => adjust((before) => (typeof before === 'number' ? inUnits(change(before * scale)) : before))
            : undefined
        }
        onClear={() => set(undefined)}
      />
      <FieldError error={property.error} />
    </div>
  )
}
