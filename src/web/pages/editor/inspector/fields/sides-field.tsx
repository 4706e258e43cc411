import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { flattened, tupleItems } from '../../../../../document/schema.ts'
import { IconButton } from '../../../../parts/button.tsx'
import { FieldError } from './field-error.tsx'
import { NumberInput } from '../number-input.tsx'
import { useProperty } from '../subject.ts'

interface SidesFieldProps {
  readonly at: string
  readonly label: string
  readonly names: readonly [string, string, string, string]
}

export const SIDE_NAMES = ['Top', 'Right', 'Bottom', 'Left'] as const
export const CORNER_NAMES = ['Top left', 'Top right', 'Bottom right', 'Bottom left'] as const

/** One value for four sides or corners, or one for each. */
export function SidesField({ at, label, names }: SidesFieldProps) {
  const property = useProperty(at)
  const [isSplit, setSplit] = useState(false)
  if (!property) return null
  const { value, isMixed, schema, set, values, adjust } = property
  const limits = numberLimits(schema)
  const lists = values.map(sidesIn)
  const single = isMixed ? undefined : typeof value === 'number' ? value : undefined
  const canSplit = flattened(schema).some((branch) => tupleItems(branch) !== undefined)
  const shownSplit = canSplit && (isSplit || values.some((each) => Array.isArray(each)))
  const adjustSides = (change: (side: number, index: number) => number): void =>
    adjust((before) => collapsed(sidesIn(before).map((side, index) => withinLimits(change(side, index), limits))))
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <NumberInput
            label={label}
            unit="px"
            value={single}
            placeholder="Mixed"
            least={limits.least}
            most={limits.most}
            onChange={(entered) => set(withinLimits(entered, limits))}
            onAdjust={single === undefined ? (change) => adjustSides(change) : undefined}
          />
        </div>
        {canSplit && (
          <IconButton
            icon={shownSplit ? Unlink2 : Link2}
            height="small"
            label={shownSplit ? `One value for ${label.toLowerCase()}` : `Separate values for ${label.toLowerCase()}`}
            aria-pressed={shownSplit}
            onClick={() => {
              setSplit(!shownSplit)
              if (shownSplit) adjust((before) => sidesIn(before)[0])
            }}
          />
        )}
      </div>
      {shownSplit && (
        <div className="grid grid-cols-2 gap-2">
          {names.map((name, index) => (
            <NumberInput
              key={name}
              label={name}
              name={`${label}, ${name.toLowerCase()}`}
              unit="px"
              hidesUnit
              value={sharedNumber(lists.map((sides) => sides[index]))}
              least={limits.least}
              most={limits.most}
              onChange={(entered) => adjustSides((side, at) => (at === index ? entered : side))}
              onAdjust={(change) => adjustSides((side, at) => (at === index ? change(side) : side))}
            />
          ))}
        </div>
      )}
      <FieldError error={property.error} />
    </div>
  )
}

function sidesIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.map(Number) : Array.from({ length: 4 }, () => Number(value ?? 0))
}

/** One number for four equal ones. */
function collapsed(sides: readonly number[]): number | readonly number[] {
  const [first = 0] = sides
  return sides.every((side) => side === first) ? first : sides
}

function sharedNumber([first, ...others]: readonly (number | undefined)[]): number | undefined {
  return others.every((each) => each === first) ? first : undefined
}
