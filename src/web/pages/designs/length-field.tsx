import { PX_PER } from '../../../document/px-per-unit.ts'
import { SelectField, TextField } from '../../parts/field.tsx'
import { lengthIn, numberIn } from './option-values.ts'
import { lengthText, rangeSentence, type Unit, UNITS } from '../../parts/sizes.ts'

interface LengthFieldProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** The length with its unit, as it was typed. */
  readonly value: string
  readonly placeholderPx: number
  readonly maxPx: number
  readonly onChange: (value: string) => void
}

/** A length and its unit. A unit can be typed too. Choosing another one keeps the length on paper. */
export function LengthField({ label, hint, error, value, placeholderPx, maxPx, onChange }: LengthFieldProps) {
  const { length, unit = 'mm' } = lengthIn(value)
  const isTyped = value.trim().endsWith(unit)
  const changeUnit = (next: Unit): void => {
    const px = numberIn(length) * PX_PER[unit]
    onChange(`${Number.isNaN(px) ? length : lengthText(px, next)} ${next}`)
  }
  return (
    <div className="grid grid-cols-[1fr_6rem] items-start gap-3">
      <TextField
        {...{ label, hint }}
        error={error === undefined ? undefined : rangeSentence(maxPx, unit)}
        placeholder={lengthText(placeholderPx, unit)}
        inputMode="text"
        value={isTyped ? length : value}
        onChange={({ target }) => onChange(withUnit(target.value, unit))}
      />
      <SelectField label="Unit" value={unit} onChange={({ target }) => changeUnit(target.value as Unit)}>
        {UNITS.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
    </div>
  )
}

function withUnit(text: string, unit: Unit): string {
  return lengthIn(text).unit === undefined ? `${text} ${unit}` : text
}
