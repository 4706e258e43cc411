import { useId } from 'react'
import { NumberInput } from '../number-input.tsx'
import { RareSection } from './rare-section.tsx'
import { useFontFamily } from './use-font-family.ts'
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
  const { value = {}, set } = useTextProperty('fontVariations')
  if (!family || family.axes.length === 0) return null
  return (
    <RareSection title="Variable font">
      {family.axes.map(({ tag, min, max, default: initial }) => (
        <AxisField
          key={tag}
          label={NAMES[tag] ?? tag}
          {...{ min, max }}
          value={value[tag] ?? initial}
          onChange={(next) => {
            const { [tag]: _, ...others } = value
            set(next === undefined || next === initial ? others : { ...others, [tag]: next })
          }}
        />
      ))}
    </RareSection>
  )
}

interface AxisFieldProps {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value: number
  readonly onChange: (value: number | undefined) => void
}

function AxisField({ label, min, max, value, onChange }: AxisFieldProps) {
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
        {...{ min, max, step, value }}
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
        onClear={() => onChange(undefined)}
      />
    </div>
  )
}
