import { useId } from 'react'
import type { SlotValue } from '../../../document/slot-values.ts'
import { CheckboxField, FieldMessage, joinIds, TextArea, TextField } from '../../parts/field.tsx'
import { DataField } from './grids/data-field.tsx'
import type { EditableSlot } from './editable-slots.ts'
import { FontField } from './font-field.tsx'
import { ImageField } from './image-field.tsx'
import { ListField } from './list-field.tsx'
import {
  firstFocus,
  inputOf,
  isShown,
  imageOf,
  imageValue,
  shownValue,
  sixDigits,
  textOf,
  textValue,
} from './slot-inputs.ts'

interface SlotFieldProps {
  readonly slot: EditableSlot
  /** Undefined for the document's own value, null to hide the element. */
  readonly value: SlotValue | undefined
  readonly onChange: (value: SlotValue | undefined) => void
  readonly error: string | undefined
  /** Returns the error of a field of an entry, by its path in the list. */
  readonly errorOf?: ((path: string) => string | undefined) | undefined
  readonly warning?: string | undefined
}

interface SlotInputProps extends Omit<SlotFieldProps, 'warning'> {
  readonly describedBy: string | undefined
}

const LONG_CHARACTERS = 48

/** Shows the warning in the gap below the field, so that no field moves while the user types. */
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

function SlotInput({ slot, value, onChange, error, errorOf, describedBy }: SlotInputProps) {
  const id = useId()
  const label = slot.required ? `${slot.label} (required)` : slot.label
  const { dataElement } = slot
  if (dataElement) return <DataField {...{ slot, label, value, describedBy, error, onChange }} element={dataElement} />
  switch (inputOf(slot)) {
    case 'text': {
      // Depends on the document's text only, since switching the control while typing would lose the focus.
      const initial = slot.default ?? placeholderOf(slot) ?? ''
      const isLong = initial.length > LONG_CHARACTERS || initial.includes('\n')
      const Input = isLong ? TextArea : TextField
      return (
        <Input
          label={label}
          hint={slot.note}
          maxLength={slot.maxLength ?? undefined}
          placeholder={placeholderOf(slot)}
          error={error}
          describedBy={describedBy}
          value={textOf(slot, value)}
          dir="auto"
          onChange={(event: { target: { value: string } }) => onChange(textValue(slot, event.target.value))}
        />
      )
    }
    case 'font':
      return <FontField {...{ slot, label, value, onChange, error, describedBy }} />
    case 'image':
      return (
        <ImageField
          label={label}
          hint={slot.note}
          value={imageOf(slot, value)}
          framing={slot.framing}
          firstFocus={(src) => firstFocus(slot, src)}
          describedBy={describedBy}
          error={error}
          onChange={(image) => onChange(imageValue(slot, image))}
        />
      )
    case 'color':
      return (
        <div className="grid gap-1.5">
          <label className="flex items-center justify-between gap-3 text-sm font-semibold">
            {label}
            <input
              type="color"
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={joinIds(`${id}-message`, describedBy)}
              value={sixDigits(textOf(slot, value))}
              onChange={(event) => onChange(textValue(slot, event.target.value))}
              className="h-9 w-14 rounded-md border border-rule-strong bg-sheet p-1"
            />
          </label>
          <FieldMessage id={`${id}-message`} hint={slot.note} error={error} />
        </div>
      )
    case 'list':
      return slot.list === undefined ? null : (
        <ListField
          {...{ slot, label, value, onChange, error, describedBy }}
          list={slot.list}
          isInvalid={(index) => errorOf?.(String(index)) !== undefined}
          renderField={({ path, ...field }) => (
            <SlotField {...field} error={errorOf?.(path)} errorOf={(inner) => errorOf?.(`${path}/${inner}`)} />
          )}
        />
      )
    case 'visibility':
      return (
        <CheckboxField
          label={`Show ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
          hint={slot.help ?? undefined}
          aria-describedby={describedBy}
          checked={isShown(slot, value)}
          onChange={(event) => onChange(shownValue(slot, event.target.checked))}
        />
      )
  }
}

function placeholderOf({ sample, required, default: own }: EditableSlot): string | undefined {
  if (typeof sample === 'string' || typeof sample === 'number') return String(sample)
  return required ? (own ?? undefined) : undefined
}
