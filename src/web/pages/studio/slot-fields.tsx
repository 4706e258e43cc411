import { Button } from '../../parts/button.tsx'
import { type FillableSlot } from './fillable-slots.ts'
import { SlotField } from './slot-field.tsx'
import { type SlotData, valueIn, withValue } from './slot-values.ts'

interface SlotFieldsProps {
  readonly slots: readonly FillableSlot[]
  readonly data: SlotData
  readonly onChange: (data: SlotData) => void
  /** What is wrong with what was filled into the slot of this name. */
  readonly faultOf: (name: string) => string | undefined
  /** `Reset to the template`. */
  readonly resetLabel: string
  /** Undefined while there is nothing to take back. */
  readonly onReset: (() => void) | undefined
}

/** A field for each slot. */
export function SlotFields({ slots, data, onChange, faultOf, resetLabel, onReset }: SlotFieldsProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-4">
      <legend className="mb-3 font-display text-lg font-bold">Fill it</legend>
      {slots.map((slot) => (
        <SlotField
          key={slot.name}
          slot={slot}
          value={valueIn(data, slot.name)}
          onChange={(value) => onChange(withValue(data, slot.name, value))}
          error={faultOf(slot.name)}
        />
      ))}
      {onReset && (
        <Button height="small" className="justify-self-start" onClick={onReset}>
          {resetLabel}
        </Button>
      )}
    </fieldset>
  )
}
