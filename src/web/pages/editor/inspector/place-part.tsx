import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { Angle, Coordinate, Length } from '../../../../document/elements/base.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { isObject } from '../../../../document/check-schema.ts'
import { setPlace } from '../../../../edit/operations/set-place.ts'
import { numberLimits } from '../../../../edit/properties/property-schema.ts'
import { parentOf, type Place } from '../../../../edit/tree/place.ts'
import { IconButton } from '../../../parts/button.tsx'
import { useEditor } from '../use-editor.ts'
import { NumberInput } from './number-input.tsx'
import { PlacementPart } from './parts/placement-part.tsx'
import { useSubject } from './subject.ts'

type Side = 'x' | 'y' | 'width' | 'height'

const COORDINATE = numberLimits(Coordinate)
const ANGLE = numberLimits(Angle)
const LENGTH = numberLimits(Length)

/** Position, size and rotation, as they are drawn: layouts and texts give some of them. */
export function PlacePart({ places }: { places: readonly Place[] }) {
  const editor = useEditor()
  const subject = useSubject()
  const [keepsRatio, setKeepsRatio] = useState(false)
  const ids = new Set(places.map(({ element }) => element.id))
  const set = (side: Side, value: number): void => {
    const key = `place:${side}:${[...ids].join()}`
    // As they are now: what is rendered can be behind, and would undo what was set just before.
    const now = editor.drawn()?.places
    const drawn = new Map(places.map(({ element }) => [element.id, now?.get(element.id)?.element ?? element]))
    editor.change({ label: 'Change', key }, (document) => setPlace(document, drawn, { side, value, keepsRatio }))
  }
  const input = (side: Side, label: string, name: string) => (
    <NumberInput
      {...{ label, name }}
      value={shared(places, (element) => element[side])}
      {...(side === 'x' || side === 'y' ? COORDINATE : LENGTH)}
      onChange={(value) => set(side, value)}
    />
  )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2rem] gap-2">
        {input('x', 'X', 'X')}
        {input('y', 'Y', 'Y')}
        <span />
        {input('width', 'W', 'Width')}
        {input('height', 'H', 'Height')}
        <IconButton
          icon={keepsRatio ? Link2 : Unlink2}
          label="Keep proportions"
          height="small"
          aria-pressed={keepsRatio}
          onClick={() => setKeepsRatio(!keepsRatio)}
        />
        <NumberInput
          label="↻"
          name="Rotation"
          unit="°"
          value={shared(places, ({ rotation = 0 }) => rotation)}
          {...ANGLE}
          onChange={(value) => subject.write('rotation', value)}
        />
      </div>
      {places.some(isInLayout) && <PlacementPart />}
    </>
  )
}

function shared(places: readonly Place[], read: (element: Element) => number): number | undefined {
  const [first, ...rest] = places.map(({ element }) => read(element))
  return rest.every((value) => value === first) ? first : undefined
}

function isInLayout(place: Place): boolean {
  const parent = parentOf(place)
  return parent !== undefined && (parent.type === 'repeat' || isObject(parent.layout))
}
