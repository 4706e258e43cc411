import { Button } from '../../parts/button.tsx'
import { type FillableSlot } from './fillable-slots.ts'
import { SlotField } from './slot-field.tsx'
import { type SlotData, valueIn, withValue } from './slot-values.ts'
import { type ToldWarning, warningAt } from './told-warnings.ts'

interface SlotFieldsProps {
  readonly slots: readonly FillableSlot[]
  readonly data: SlotData
  readonly onChange: (data: SlotData) => void
  /** What is wrong with what was filled into the slot of this name. */
  readonly faultOf: (name: string) => string | undefined
  readonly warnings: readonly ToldWarning[]
  /** `Reset to the template`. */
  readonly resetLabel: string
  /** Undefined while there is nothing to take back. */
  readonly onReset: (() => void) | undefined
  /** It stands as an earlier visit left it. */
  readonly isKept: boolean
}

/** A field for each slot. */
export function SlotFields(props: SlotFieldsProps) {
  const { slots, data, onChange, faultOf, warnings, resetLabel, onReset, isKept } = props
  return (
    <fieldset className="grid grid-cols-1 gap-7">
      <legend className="mb-3 font-display text-lg font-bold">Fill it</legend>
      {slots.map((slot) => (
        <SlotField
          key={slot.name}
          slot={slot}
          value={valueIn(data, slot.name)}
          onChange={(value) => onChange(withValue(data, slot.name, value))}
          error={faultOf(slot.name)}
          warning={warningAt(slot.name, warnings)}
        />
      ))}
      {onReset && (
        <div className="flex flex-wrap items-center gap-3">
          <Button height="small" onClick={onReset}>
            {resetLabel}
          </Button>
          {isKept && <p className="text-sm text-ink-soft">Kept from your last visit.</p>}
        </div>
      )}
    </fieldset>
  )
}
