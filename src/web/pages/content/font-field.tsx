import { useQuery } from '@tanstack/react-query'
import type { SlotValue } from '../../../document/slot-values.ts'
import { fontsQuery } from '../../api/font-queries.ts'
import { SelectField } from '../../parts/field.tsx'
import type { EditableSlot } from './editable-slots.ts'
import { textOf, textValue } from './slot-inputs.ts'

interface FontFieldProps {
  readonly slot: EditableSlot
  readonly label: string
  readonly value: SlotValue | undefined
  readonly onChange: (value: SlotValue | undefined) => void
  readonly error: string | undefined
  readonly describedBy: string | undefined
}

/** A font of the brand: one of the families of the account and of the server. */
export function FontField({ slot, label, value, onChange, error, describedBy }: FontFieldProps) {
  const { data: families = [] } = useQuery(fontsQuery)
  const chosen = textOf(slot, value)
  const names = new Set([chosen, ...families.map(({ family }) => family)])
  return (
    <SelectField
      label={label}
      hint={slot.note}
      error={error}
      describedBy={describedBy}
      value={chosen}
      onChange={(event) => onChange(textValue(slot, event.target.value))}
    >
      {[...names].map((family) => (
        <option key={family}>{family}</option>
      ))}
    </SelectField>
  )
}
