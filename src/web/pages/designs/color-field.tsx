import { classNames } from '../../parts/class-names.ts'
import { TextField } from '../../parts/field.tsx'

interface ColorFieldProps {
  readonly label: string
  readonly hideLabel?: boolean
  readonly hint?: string | undefined
  readonly error?: string | undefined
  /** As typed. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A color as text, and a picker for it. */
export function ColorField({ label, hideLabel = false, hint, error, value, onChange }: ColorFieldProps) {
  return (
    <div className="flex items-start gap-2">
      <input
        type="color"
        aria-label={`${label} color`}
        value={/^#[\da-f]{6}$/i.test(value) ? value : '#ffffff'}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          'h-10 w-14 rounded-md border border-rule-strong bg-sheet p-1',
          !hideLabel && 'mt-[1.625rem]',
        )}
      />
      <div className="flex-1">
        <TextField
          {...{ label, hideLabel, hint, error, value }}
          className="hex-color"
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  )
}
