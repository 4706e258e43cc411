import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { Angle, Coordinate, Length } from '../../../../document/elements/base.ts'
import type { Element } from '../../../../document/elements/element.ts'
import { isObject } from '../../../../document/check-schema.ts'
import { boxTogether, placeTogether } from '../../../../edit/operations/place-together.ts'
import { setPlace } from '../../../../edit/operations/set-place.ts'
import { numberLimits, withinLimits } from '../../../../edit/properties/property-schema.ts'
import { parentOf, type Place } from '../../../../edit/tree/place.ts'
import { IconButton } from '../../../parts/button.tsx'
import { usePreference } from '../../../parts/preferences.ts'
import { Segmented } from '../../../parts/segmented.tsx'
import { useEditor } from '../use-editor.ts'
import { NumberInput } from './number-input.tsx'
import { PlacementPart } from './parts/placement-part.tsx'
import { useSubject } from './subject.ts'

type Side = 'x' | 'y' | 'width' | 'height'
type Way = 'together' | 'each'

const COORDINATE = numberLimits(Coordinate)
const ANGLE = numberLimits(Angle)
const LENGTH = numberLimits(Length)
const WAYS = [
  { value: 'together', label: 'As one box' },
  { value: 'each', label: 'Each' },
] as const

/**
 * Position, size and rotation, as they are drawn: layouts and texts give some of them. Several elements are placed as
 * one box, or each alike.
 */
export function PlacePart({ places }: { places: readonly Place[] }) {
  const editor = useEditor()
  const subject = useSubject()
  const [keepsRatio, setKeepsRatio] = useState(false)
  const [stored, store] = usePreference('platen-inspector-several')
  const elements = places.map(({ element }) => element)
  const box = boxTogether(elements)
  const isSeveral = places.length > 1 && box !== undefined
  const way: Way = isSeveral && stored !== 'each' ? 'together' : 'each'
  const ids = places.map(({ element }) => element.id)
  // As they are now: what is rendered can be behind, and would undo what was set just before.
  const drawnNow = (): readonly Element[] => {
    const now = editor.drawn()?.places
    return elements.map((element) => now?.get(element.id)?.element ?? element)
  }
  const set = (side: Side, to: (before: number) => number): void =>
    editor.change({ label: 'Change', key: `place:${way}:${side}:${ids.join()}` }, (document) => {
      const drawn = drawnNow()
      if (way === 'each') {
        return setPlace(document, new Map(drawn.map((each) => [each.id, each])), { side, to, keepsRatio })
      }
      const before = boxTogether(drawn)
      return before ? placeTogether(document, drawn, { side, value: to(before[side]), keepsRatio }) : document
    })
  const input = (side: Side, label: string, name: string) => {
    const value = way === 'together' ? box?.[side] : shared(elements, (element) => element[side])
    return (
      <NumberInput
        {...{ label, name, value }}
        unit="px"
        hidesPx
        side={side === 'y' || side === 'height' ? 'height' : 'width'}
        disabled={way === 'together' && value === 0 && (side === 'width' || side === 'height')}
        {...(side === 'x' || side === 'y' ? COORDINATE : LENGTH)}
        onChange={(entered) => set(side, () => entered)}
        onAdjust={value === undefined ? (change) => set(side, change) : undefined}
      />
    )
  }
  const rotation = shared(elements, (element) => element.rotation ?? 0)
  return (
    <>
      {isSeveral && (
        <Segmented
          label="Place the selected elements"
          value={way}
          choices={WAYS}
          onChoose={(chosen) => store(chosen)}
        />
      )}
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
          value={rotation}
          {...ANGLE}
          onChange={(value) => subject.write('rotation', value)}
          onAdjust={
            rotation === undefined
              ? (change) => subject.adjust('rotation', (before) => withinLimits(change(Number(before)), ANGLE))
              : undefined
          }
        />
      </div>
      {places.some(isInLayout) && <PlacementPart />}
    </>
  )
}

function shared(elements: readonly Element[], read: (element: Element) => number): number | undefined {
  const [first, ...rest] = elements.map(read)
  return rest.every((value) => value === first) ? first : undefined
}

function isInLayout(place: Place): boolean {
  const parent = parentOf(place)
  return parent !== undefined && (parent.type === 'repeat' || isObject(parent.layout))
}
