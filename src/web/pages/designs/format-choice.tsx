import { useId } from 'react'
import { FORMAT_NAMES, type FormatName, FORMATS } from '../../../formats/formats.ts'
import { classNames } from '../../parts/class-names.ts'

interface FormatChoiceProps {
  readonly value: FormatName
  readonly onChoose: (format: FormatName) => void
}

/** Formats with what each is for. */
export function FormatChoice({ value, onChoose }: FormatChoiceProps) {
  const id = useId()
  return (
    <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))]">
      <legend className="sr-only">Format</legend>
      {FORMAT_NAMES.map((name) => {
        const { label, purpose } = FORMATS[name]
        return (
          <label
            key={name}
            className={classNames(
              'relative block cursor-pointer rounded-md border px-3 py-2 transition-colors duration-120 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-press',
              name === value ? 'border-press bg-press-wash' : 'border-rule-strong/60 hover:border-rule-strong',
            )}
          >
            <input
              type="radio"
              name={id}
              aria-label={label}
              aria-describedby={`${id}-${name}`}
              checked={name === value}
              onChange={() => onChoose(name)}
              className="sr-only"
            />
            <span className="block text-sm font-semibold">{label}</span>
            <span id={`${id}-${name}`} className="block text-xs text-ink-soft">
              {purpose}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
