import { Button } from '../../parts/button.tsx'
import { type FillableSlot } from './fillable-slots.ts'
import { SlotField } from './slot-field.tsx'
import { type SlotData, valueIn, withValue } from './slot-values.ts'
import { type SlotWarning, warningAt } from './slot-warnings.ts'

interface SlotFieldsProps {
  readonly slots: readonly FillableSlot[]
  readonly data: SlotData
  readonly onChange: (data: SlotData) => void
  readonly errorOf: (name: string) => string | undefined
  readonly warnings: readonly SlotWarning[]
  readonly resetLabel: string
  /** Undefined while there is nothing to reset. */
  readonly onReset: (() => void) | undefined
  /** Whether the data is a draft of an earlier visit. */
  readonly isRestored: boolean
}

export function SlotFields(props: SlotFieldsProps) {
  const { slots, data, onChange, errorOf, warnings, resetLabel, onReset, isRestored } = props
  return (
    <fieldset className="grid grid-cols-1 gap-7">
      <legend className="mb-3 font-display text-lg font-bold">Content</legend>
      {slots.map((slot) => (
        <SlotField
          key={slot.name}
          slot={slot}
          value={valueIn(data, slot.name)}
          onChange={(value) => onChange(withValue(data, slot.name, value))}
          error={errorOf(slot.name)}
          warning={warningAt(slot.name, warnings)}
        />
      ))}
      {onReset && (
        <div className="flex flex-wrap items-center gap-3">
          <Button height="small" onClick={onReset}>
            {resetLabel}
          </Button>
          {isRestored && <p className="text-sm text-ink-soft">Draft restored</p>}
        </div>
      )}
    </fieldset>
  )
}
