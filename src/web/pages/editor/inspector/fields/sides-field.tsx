import { Link2, Unlink2 } from 'lucide-react'
import { useState } from 'react'
import { numberLimits, withinLimits } from '../../../../../edit/properties/property-schema.ts'
import { flattened, tupleItems } from '../../../../../document/schema.ts'
import { IconButton } from '../../../../parts/button.tsx'
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
  const { value, schema, set } = property
  const limits = numberLimits(schema)
  const own = sidesIn(value)
  const [single] = own ?? []
  const canSplit = flattened(schema).some((branch) => tupleItems(branch) !== undefined)
  const shownSplit = canSplit && (isSplit || Array.isArray(value))
  const setSide = (index: number, side: number): void => {
    const next = (own ?? [0, 0, 0, 0]).with(index, withinLimits(side, limits))
    set(next.every((each) => each === next[0]) ? next[0] : next)
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <NumberInput
            label={label}
            unit="px"
            value={typeof value === 'number' ? single : undefined}
            placeholder="Mixed"
            least={limits.least}
            most={limits.most}
            onChange={(entered) => set(withinLimits(entered, limits))}
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
              if (shownSplit && own) set(own[0])
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
              value={own?.[index]}
              least={limits.least}
              most={limits.most}
              onChange={(entered) => setSide(index, entered)}
            />
          ))}
        </div>
      )}
    </div>
  )
}

function sidesIn(value: unknown): readonly number[] | undefined {
  if (typeof value === 'number') return [value, value, value, value]
  return Array.isArray(value) ? value.map(Number) : undefined
}
