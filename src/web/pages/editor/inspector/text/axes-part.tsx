import { useId } from 'react'
import { NumberInput } from '../number-input.tsx'
import { RareSection } from './rare-section.tsx'
import { useFontFamily } from './use-font-family.ts'
import { useProperty } from '../subject.ts'
import { useTextProperty } from './use-text-property.ts'

const NAMES: Readonly<Record<string, string>> = {
  wght: 'Weight',
  wdth: 'Width',
  opsz: 'Optical size',
  slnt: 'Slant',
  ital: 'Italic',
  GRAD: 'Grade',
}

/** The axes of a variable font. */
export function AxesPart() {
  const family = useFontFamily()
  const { adjust } = useTextProperty('fontVariations')
  if (!family || family.axes.length === 0) return null
  return (
    <RareSection title="Variable font">
      {family.axes.map(({ tag, min, max, default: initial }) => (
        <AxisField
          key={tag}
          tag={tag}
          label={NAMES[tag] ?? tag}
          {...{ min, max }}
          initial={initial}
          onAdjust={(change) =>
            adjust((before) => {
              const { [tag]: own = initial, ...others } = (before ?? {}) as Readonly<Record<string, number>>
              const next = change(own)
              return next === undefined || next === initial ? others : { ...others, [tag]: next }
            })
          }
        />
      ))}
    </RareSection>
  )
}

interface AxisFieldProps {
  readonly tag: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly initial: number
  /** `undefined` removes it. */
  readonly onAdjust: (change: (before: number) => number | undefined) => void
}

function AxisField({ tag, label, min, max, initial, onAdjust }: AxisFieldProps) {
  const axis = useProperty(`fontVariations.${tag}`)
  const value = axis?.isMixed ? undefined : typeof axis?.value === 'number' ? axis.value : initial
  const onChange = (next: number | undefined): void => onAdjust(() => next)
  const id = useId()
  const step = max - min > 20 ? 1 : (max - min) / 100
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_6rem] items-center gap-x-2">
      <label htmlFor={id} className="col-span-2 text-xs font-semibold text-ink-soft">
        {label}
      </label>
      <input
        id={id}
        type="range"
        {...{ min, max, step }}
        value={value ?? initial}
        onChange={(event) => onChange(Number(event.target.value))}
        className="w-full accent-press"
      />
      <NumberInput
        label={`${label}, exactly`}
        hidesLabel
        value={value}
        least={min}
        most={max}
        step={step}
        onChange={onChange}
        onAdjust={value === undefined ? onAdjust : undefined}
        onClear={() => onChange(undefined)}
      />
    </div>
  )
}
