import { useId } from 'react'
import type { ElementOf } from '../../../../document/elements/element.ts'
import { CheckboxField, FieldMessage, joinIds } from '../../../parts/field.tsx'
import type { EditableSlot } from '../editable-slots.ts'
import { isShown, shownValue } from '../slot-inputs.ts'
import { ChartField } from './chart-field.tsx'
import type { DataFieldProps } from './data-field-props.ts'
import { TableField } from './table-field.tsx'

interface DataSlotProps extends Pick<DataFieldProps, 'label' | 'value' | 'onChange'> {
  readonly slot: EditableSlot
  readonly element: ElementOf<'table'> | ElementOf<'chart'>
  readonly describedBy: string | undefined
  readonly error: string | undefined
}

/** The data of a table or a chart, and whether it is shown. */
export function DataField({ slot, label, element, value, describedBy, error, onChange }: DataSlotProps) {
  const id = useId()
  const field = { label, value, onChange, isHidden: slot.isHidden }
  return (
    <fieldset
      className="grid grid-cols-1 gap-2.5"
      aria-describedby={joinIds(describedBy, error === undefined ? undefined : `${id}-error`)}
    >
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <CheckboxField
        label={`Show ${label.charAt(0).toLowerCase()}${label.slice(1)}`}
        hint={slot.help ?? undefined}
        checked={isShown(slot, value)}
        onChange={(event) => onChange(shownValue(slot, event.target.checked))}
      />
      {isShown(slot, value) &&
        (element.type === 'table' ? (
          <TableField element={element} {...field} />
        ) : (
          <ChartField element={element} {...field} />
        ))}
      <FieldMessage id={`${id}-error`} error={error} />
    </fieldset>
  )
}
