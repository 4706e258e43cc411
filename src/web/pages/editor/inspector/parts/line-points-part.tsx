import { Plus, Trash2 } from 'lucide-react'
import type { ElementOf } from '../../../../../document/elements/element.ts'
import { longest } from '../../../../../edit/properties/property-schema.ts'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { NumberField } from '../fields/number-field.tsx'
import { useProperty } from '../subject.ts'

type Points = ElementOf<'line'>['points']

/** A line with more points is changed on the page. */
const MOST_SHOWN = 24

/** The points of a line within its box. */
export function LinePointsPart() {
  const property = useProperty('points')
  if (!property) return null
  if (!Array.isArray(property.value)) return <p className="text-sm text-ink-soft">Mixed</p>
  const points = property.value as Points
  const last = points.at(-1) ?? { x: 0, y: 0 }
  return (
    <>
      {points.slice(0, MOST_SHOWN).map((_, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
          <NumberField at={`points.${index}.x`} label="X" name={`Point ${index + 1}, X`} />
          <NumberField at={`points.${index}.y`} label="Y" name={`Point ${index + 1}, Y`} />
          <IconButton
            icon={Trash2}
            label={`Remove point ${index + 1}`}
            height="small"
            disabled={points.length <= 2}
            onClick={() => property.set(points.toSpliced(index, 1))}
          />
        </div>
      ))}
      {points.length > MOST_SHOWN && <p className="text-xs text-ink-soft">And {points.length - MOST_SHOWN} more</p>}
      <Button
        height="small"
        icon={Plus}
        disabled={points.length >= longest(property.schema)}
        onClick={() => property.set([...points, { x: last.x + 40, y: last.y }])}
        className="justify-self-start"
      >
        Add point
      </Button>
    </>
  )
}
