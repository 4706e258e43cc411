import type { ReactNode } from 'react'
import { Button } from '../../parts/button.tsx'
import type { EditableSlot } from './editable-slots.ts'
import { SlotField } from './slot-field.tsx'
import { type SlotData, valueIn, withValue } from './slot-inputs.ts'
import { type SlotWarning, warningAt } from './slot-warnings.ts'

interface SlotFieldsProps {
  readonly slots: readonly EditableSlot[]
  readonly data: SlotData
  readonly onChange: (data: SlotData) => void
  readonly errorOf: (name: string) => string | undefined
  readonly warnings: readonly SlotWarning[]
  readonly resetLabel: string
  readonly onReset: (() => void) | undefined
  readonly isRestored: boolean
}

export function SlotFields(props: SlotFieldsProps) {
  const { slots, data, onChange, errorOf, warnings, resetLabel, onReset, isRestored } = props
  return (
    <fieldset className="grid grid-cols-1 gap-7">
      <legend className="mb-3 font-display text-lg font-bold">Content</legend>
      <SlotGroups slots={slots}>
        {(slot) => (
          <SlotField
            key={slot.name}
            slot={slot}
            value={valueIn(data, slot.name)}
            onChange={(value) => onChange(withValue(data, slot.name, value))}
            error={errorOf(slot.name)}
            errorOf={(path) => errorOf(`${slot.name}/${path}`)}
            warning={warningAt(slot.name, warnings)}
          />
        )}
      </SlotGroups>
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

interface SlotGroupsProps {
  readonly slots: readonly EditableSlot[]
  readonly children: (slot: EditableSlot) => ReactNode
}

/** Shows the slots of a group below its heading, where the first of them is. */
export function SlotGroups({ slots, children }: SlotGroupsProps) {
  return [...Map.groupBy(slots, ({ group }) => group)].map(([group, members]) =>
    group === null ? (
      members.map(children)
    ) : (
      <fieldset key={group} className="grid grid-cols-1 gap-7 border-t border-rule pt-5">
        <legend className="float-left -mb-3 text-base font-bold user-text">{group}</legend>
        {members.map(children)}
      </fieldset>
    ),
  )
}

export function FormFooter({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 grid gap-4 border-t border-rule bg-paper py-3 md:bottom-0">
      {children}
    </div>
  )
}
