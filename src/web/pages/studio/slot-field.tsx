import { type Slot } from '../../api/templates.ts'
import { CheckboxField, TextArea, TextField } from '../../parts/field.tsx'
import { PictureField } from './picture-field.tsx'
import { inputOf, labelOf, sixDigits } from './slot-values.ts'

interface SlotFieldProps {
  readonly slot: Slot
  /** Undefined is as the template has it, null hidden. */
  readonly value: string | null | undefined
  readonly onChange: (value: string | null | undefined) => void
  readonly error: string | undefined
}

const LONG_CHARACTERS = 48

/** The field for one slot, by what the slot is. */
export function SlotField({ slot, value, onChange, error }: SlotFieldProps) {
  const label = labelOf(slot)
  const shown = value ?? slot.default ?? ''
  switch (inputOf(slot)) {
    case 'words': {
      // By the template's words, not by what is typed: a field that becomes another loses the focus and the next letters.
      const known = slot.default ?? ''
      const isLong = known.length > LONG_CHARACTERS || known.includes('\n')
      const Input = isLong ? TextArea : TextField
      return (
        <Input
          label={slot.required ? `${label} (needed)` : label}
          error={error}
          value={shown}
          dir="auto"
          onChange={(event: { target: { value: string } }) => onChange(changed(slot, event.target.value))}
        />
      )
    }
    case 'picture':
      return (
        <PictureField
          label={label}
          value={shown}
          error={error}
          onChange={(source) => onChange(changed(slot, source))}
        />
      )
    case 'colour':
      return (
        <div className="grid gap-1.5">
          <label className="flex items-center justify-between gap-3 text-sm font-semibold">
            {label}
            <input
              type="color"
              value={sixDigits(shown)}
              onChange={(event) => onChange(changed(slot, event.target.value))}
              className="h-9 w-14 rounded-md border border-rule-strong bg-sheet p-1"
            />
          </label>
          {error !== undefined && (
            <p role="alert" className="text-sm font-medium text-bad">
              {error}
            </p>
          )}
        </div>
      )
    case 'shown':
      return (
        <CheckboxField
          label={`Show ${label.toLowerCase()}`}
          checked={value !== null}
          onChange={(event) => onChange(event.target.checked ? undefined : null)}
        />
      )
  }
}

/** What is as the template has it need not be sent. */
function changed(slot: Slot, text: string): string | undefined {
  return text === slot.default ? undefined : text
}
