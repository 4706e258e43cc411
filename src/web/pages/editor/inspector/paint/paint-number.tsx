import type { Schema } from '../../../../../document/schema.ts'
import { withApplied, appliedAt } from '../../../../../edit/properties/described-properties.ts'
import { numberLimits, schemaAt, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { NumberInput } from '../number-input.tsx'

interface PaintNumberProps<Paint extends object> {
  readonly paint: Paint
  readonly schema: Schema
  readonly defaults: object
  readonly at: string
  readonly label: string
  readonly unit?: string
  readonly scale?: number
  readonly onChange: (paint: Paint) => void
}

/** A number of a paint, within the limits of its schema. */
export function PaintNumber<Paint extends object>(props: PaintNumberProps<Paint>) {
  const { paint, schema, defaults, at, label, unit, scale = 1, onChange } = props
  const path = at.split('.')
  const described = { schema, defaults }
  const limits = numberLimits(schemaAt(schema, path) ?? {})
  const value = appliedAt(paint, described, path)
  return (
    <NumberInput
      label={label}
      {...(unit !== undefined && { unit })}
      value={typeof value === 'number' ? value * scale : undefined}
      least={limits.least * scale}
      most={limits.most * scale}
      onChange={(entered) =>
        onChange(withApplied(paint, described, { path, value: withinLimits(entered / scale, limits) }))
      }
    />
  )
}
