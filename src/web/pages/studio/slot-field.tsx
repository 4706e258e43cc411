import { useId } from 'react'
import { type SlotValue } from '../../../document/slot-values.ts'
import { CheckboxField, TextArea, TextField } from '../../parts/field.tsx'
import { type FillableSlot } from './fillable-slots.ts'
import { PictureField } from './picture-field.tsx'
import {
  firstFocus,
  inputOf,
  isShown,
  labelOf,
  pictureOf,
  pictureValue,
  shownValue,
  sixDigits,
  textOf,
  textValue,
} from './slot-values.ts'

interface SlotFieldProps {
  readonly slot: FillableSlot
  /** Undefined is as the document has it, null hidden. */
  readonly value: SlotValue | undefined
  readonly onChange: (value: SlotValue | undefined) => void
  readonly error: string | undefined
  /** What is drawn otherwise than asked of it. */
  readonly warning?: string | undefined
}

interface SlotInputProps extends Omit<SlotFieldProps, 'warning'> {
  /** The id of the warning, where there is one. */
  readonly describedBy: string | undefined
}

const LONG_CHARACTERS = 48

/** The field for one slot. A warning stands in the gap below it, which holds one line, so that no field moves while one types. */
export function SlotField({ warning, ...field }: SlotFieldProps) {
  const id = useId()
  return (
    <div data-slot={field.slot.name} className="slot-field relative">
      <SlotInput {...field} describedBy={warning === undefined ? undefined : id} />
      {warning !== undefined && (
        <p
          id={id}
          title={warning}
          className="absolute inset-x-0 top-full mt-1 truncate text-xs text-warn user-text animate-fade-in"
        >
          {warning}
        </p>
      )}
    </div>
  )
}

/** By what the slot is. */
function SlotInput({ slot, value, onChange, error, describedBy }: SlotInputProps) {
  const label = labelOf(slot)
  switch (inputOf(slot)) {
    case 'words': {
      // By the document's words, not by what is typed: a field that becomes another loses the focus and the next letters.
      const known = slot.default ?? ''
      const isLong = known.length > LONG_CHARACTERS || known.includes('\n')
      const Input = isLong ? TextArea : TextField
      return (
        <Input
          label={slot.required ? `${label} (needed)` : label}
          hint={slot.note}
          error={error}
          describedBy={describedBy}
          value={textOf(slot, value)}
          dir="auto"
          onChange={(event: { target: { value: string } }) => onChange(textValue(slot, event.target.value))}
        />
      )
    }
    case 'picture':
      return (
        <PictureField
          label={label}
          value={pictureOf(slot, value)}
          framing={slot.framing}
          firstFocus={(src) => firstFocus(slot, src)}
          describedBy={describedBy}
          error={error}
          onChange={(picture) => onChange(pictureValue(slot, picture))}
        />
      )
    case 'colour':
      return (
        <div className="grid gap-1.5">
          <label className="flex items-center justify-between gap-3 text-sm font-semibold">
            {label}
            <input
              type="color"
              aria-describedby={describedBy}
              value={sixDigits(textOf(slot, value))}
              onChange={(event) => onChange(textValue(slot, event.target.value))}
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
          aria-describedby={describedBy}
          checked={isShown(slot, value)}
          onChange={(event) => onChange(shownValue(slot, event.target.checked))}
        />
      )
  }
}
