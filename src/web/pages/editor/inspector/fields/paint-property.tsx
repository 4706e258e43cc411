import type { Paint } from '../../../../../document/paint.ts'
import { flattened } from '../../../../../document/schema.ts'
import { PAINT_NAMES, type PaintName } from '../../../../../edit/gradients/named-paint.ts'
import { PaintField } from '../paint/paint-field.tsx'
import type { PaintFieldProps } from '../paint/paint-field-props.ts'
import { useProperty } from '../subject.ts'
import { FieldError } from './field-error.tsx'
import { Row } from './row.tsx'

interface PaintPropertyProps extends Pick<PaintFieldProps, 'label' | 'beneath' | 'isLarge'> {
  readonly at: string
  /** For a property without a value: what applies then. */
  readonly otherwise?: string
  /** Where the title of the section says it. */
  readonly hidesLabel?: boolean
}

/** A paint or color of the subject. Its schema says whether it can be a gradient, a picture or none. */
export function PaintProperty({ at, label, otherwise, hidesLabel = false, ...shown }: PaintPropertyProps) {
  const property = useProperty(at)
  if (!property) return null
  const branches = flattened(property.schema)
  const own = property.value as Paint | null | undefined
  const field = (
    <PaintField
      label={label}
      value={own === undefined && !property.isMixed ? (otherwise ?? null) : own}
      allows={branches.some(({ type }) => type === 'object') ? 'paint' : 'color'}
      canBeNone={branches.some(({ type }) => type === 'null')}
      {...shown}
      {...(PAINT_NAMES.some((name) => name === at) && { name: at as PaintName })}
      onChange={property.set}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-1">
      {hidesLabel ? field : <Row label={label}>{field}</Row>}
      <FieldError error={property.error} />
    </div>
  )
}
