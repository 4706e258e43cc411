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
  const lists = property.values.map(pointsIn)
  const most = Math.max(0, ...lists.map(({ length }) => length))
  const least = Math.min(...lists.map(({ length }) => length))
  return (
    <>
      {Array.from({ length: Math.min(most, MOST_SHOWN) }, (_, index) => (
        <div key={index} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] gap-2">
          <NumberField at={`points.${index}.x`} label="X" name={`Point ${index + 1}, X`} unit="px" hidesPx />
          <NumberField at={`points.${index}.y`} label="Y" name={`Point ${index + 1}, Y`} unit="px" hidesPx />
          <IconButton
            icon={Trash2}
            label={`Remove point ${index + 1}`}
            height="small"
            disabled={least <= 2}
            onClick={() => property.adjust((before) => pointsIn(before).toSpliced(index, 1))}
          />
        </div>
      ))}
      {most > MOST_SHOWN && <p className="text-xs text-ink-soft">And {most - MOST_SHOWN} more</p>}
      <Button
        height="small"
        icon={Plus}
        disabled={most >= longest(property.schema)}
        onClick={() => property.adjust(withOneMore)}
        className="justify-self-start"
      >
        Add point
      </Button>
    </>
  )
}

function withOneMore(before: unknown): Points {
  const points = pointsIn(before)
  const last = points.at(-1) ?? { x: 0, y: 0 }
  return [...points, { x: last.x + 40, y: last.y }]
}

function pointsIn(value: unknown): Points {
  return Array.isArray(value) ? (value as Points) : []
}
