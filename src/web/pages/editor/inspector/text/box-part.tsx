import { useState } from 'react'
import { type Sides, sidesOf } from '../../../../../document/elements/text-parts.ts'
import { LIMITS } from '../../../../../document/limits.ts'
import { NumberInput } from '../number-input.tsx'
import { SwitchRow } from './text-fields.tsx'
import { useTextProperty } from './use-text-property.ts'

const NAMES = ['Top', 'Right', 'Bottom', 'Left'] as const

/** The space between the box and the text. */
export function BoxPart() {
  const { value, isMixed, set } = useTextProperty('padding')
  const [isSplit, setSplit] = useState(false)
  const sides = value === undefined ? undefined : sidesOf(value)
  const showsEach = isSplit || Array.isArray(value)
  return (
    <>
      {showsEach ? (
        <div className="grid grid-cols-2 gap-2">
          {NAMES.map((name, index) => (
            <NumberInput
              key={name}
              label={name}
              unit="px"
              value={sides?.[index]}
              least={0}
              most={LIMITS.pageSidePx}
              onChange={(side) => set(joined([...(sides ?? [0, 0, 0, 0])].with(index, side)))}
            />
          ))}
        </div>
      ) : (
        <NumberInput
          label="Padding"
          unit="px"
          value={typeof value === 'number' ? value : undefined}
          placeholder={isMixed ? 'Mixed' : ''}
          least={0}
          most={LIMITS.pageSidePx}
          onChange={set}
          onClear={() => set(undefined)}
        />
      )}
      <SwitchRow
        label="Each side"
        isOn={showsEach}
        onChange={(on) => {
          setSplit(on)
          if (!on && sides) set(sides[0])
        }}
      />
    </>
  )
}

function joined(sides: readonly number[]): Sides {
  const [top = 0, right = 0, bottom = 0, left = 0] = sides
  return sides.every((side) => side === top) ? top : [top, right, bottom, left]
}
