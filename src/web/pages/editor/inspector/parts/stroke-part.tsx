import { ChoiceField } from '../fields/choice-field.tsx'
import { NumberRow } from '../fields/number-row.tsx'
import { PaintField } from '../paint/paint-field.tsx'
import { Row } from '../fields/row.tsx'
import { TextEntry } from '../fields/text-entry.tsx'
import { FieldError } from '../fields/field-error.tsx'
import { useProperty } from '../subject.ts'
import type { Paint } from '../../../../../document/paint.ts'
import { isObject } from '../../../../../document/check-schema.ts'
import { flattened } from '../../../../../document/schema.ts'
import { longest, numberLimits, schemaAt } from '../../../../../edit/properties/property-schema.ts'
import { parsedDash } from '../../../../../edit/properties/parsed-dash.ts'

const CAPS = { butt: 'Flat', round: 'Round', square: 'Square' } as const

/** A line along an outline. Lines always have one, and it is always centered on them. */
export function StrokePart({ isLine = false }: { isLine?: boolean }) {
  const stroke = useProperty('stroke')
  const paint = useProperty('stroke.paint')
  if (!stroke || !paint) return null
  const isNone = stroke.value === null
  const setPaint = (next: Paint | null): void => {
    if (next === null) stroke.set(null)
    else if (isNone || (stroke.isMixed && paint.isMixed)) stroke.set({ ...firstStroke(stroke.value), paint: next })
    else paint.set(next)
  }
  return (
    <>
      <PaintField
        label="Stroke"
        name="stroke.paint"
        value={isNone ? null : (paint.value as Paint | undefined)}
        canBeNone={flattened(stroke.schema).some(({ type }) => type === 'null')}
        onChange={setPaint}
      />
      {!isNone && (
        <>
          <NumberRow at="stroke.width" label="Width" unit="px" keepsUnit />
          {!isLine && <ChoiceField at="stroke.align" label="Position" />}
          <DashField />
          <ChoiceField at="stroke.cap" label="Ends" names={CAPS} />
          <ChoiceField at="stroke.join" label="Corners" names={{ miter: 'Sharp' }} />
        </>
      )}
    </>
  )
}

function firstStroke(stroke: unknown): object {
  return isObject(stroke) ? stroke : { width: 2 }
}

/** Lengths of dashes and gaps as a text: `8 4`. */
function DashField() {
  const property = useProperty('stroke.dash')
  if (!property) return null
  const lengths = Array.isArray(property.value) ? property.value.map(Number) : []
  const limits = numberLimits(schemaAt(property.schema, ['0']) ?? {})
  return (
    <div className="grid grid-cols-1 gap-1">
      <Row label="Dashes">
        <TextEntry
          label="Lengths of dashes and gaps in pixels"
          value={lengths.join(' ')}
          placeholder={property.isMixed ? 'Mixed' : 'Solid, or 8 4'}
          onEnter={(text) => property.set(parsedDash(text, { ...limits, count: longest(property.schema) }))}
        />
      </Row>
      <FieldError error={property.error} />
    </div>
  )
}
