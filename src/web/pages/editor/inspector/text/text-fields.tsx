import type { LucideIcon } from 'lucide-react'
import { type PointerEvent, type ReactNode, useId } from 'react'
import { classNames } from '../../../../parts/class-names.ts'
import { Tooltip } from '../../../../parts/tooltip.tsx'
import { Row } from '../fields/row.tsx'
import { NumberInput } from '../number-input.tsx'
import { limitsOf, type TextPropertyName, useTextProperty } from './use-text-property.ts'

/** Names of properties whose values are of a type. */
type NamesOf<Value> = {
  [Name in TextPropertyName]: NonNullable<ReturnType<typeof useTextProperty<Name>>['value']> extends Value
    ? Name
    : never
}[TextPropertyName]

interface NumberPropertyProps {
  readonly name: NamesOf<number>
  readonly label: string
  readonly unit?: string
  readonly step?: number
  /** Shown without a value: what applies then. */
  readonly none?: string
}

/** Emptied, it gets its default. */
export function NumberProperty({ name, label, unit, step = 1, none = '' }: NumberPropertyProps) {
  const { value, isMixed, set } = useTextProperty(name)
  return (
    <NumberInput
      label={label}
      value={value}
      placeholder={isMixed ? 'Mixed' : none}
      {...(unit !== undefined && { unit })}
      {...limitsOf(name)}
      step={step}
      onChange={set}
      onClear={() => set(undefined)}
    />
  )
}

interface ChoiceSelectProps<Value extends string> {
  readonly label: string
  /** Undefined if what is selected has different values. */
  readonly value: Value | undefined
  readonly choices: readonly (readonly [value: Value, label: string])[]
  readonly onChoose: (value: Value) => void
}

export function ChoiceSelect<Value extends string>({ label, value, choices, onChoose }: ChoiceSelectProps<Value>) {
  const id = useId()
  return (
    <Row label={label} htmlFor={id}>
      <select
        id={id}
        value={value ?? ''}
        onChange={(event) => {
          const chosen = choices.find(([each]) => each === event.target.value)
          if (chosen) onChoose(chosen[0])
        }}
        className="select-arrow h-8 w-full appearance-none truncate rounded-md border border-rule-strong/60 bg-sheet pr-7 pl-2 text-sm hover:border-rule-strong"
      >
        {value === undefined && (
          <option value="" disabled>
            Mixed
          </option>
        )}
        {choices.map(([each, name]) => (
          <option key={each} value={each}>
            {name}
          </option>
        ))}
      </select>
    </Row>
  )
}

export function SwitchProperty({ name, label }: { name: NamesOf<boolean>; label: string }) {
  const { value, isMixed, set } = useTextProperty(name)
  return <SwitchRow label={label} isOn={isMixed ? undefined : value === true} onChange={set} />
}

interface SwitchRowProps {
  readonly label: string
  /** Undefined if what is selected has different values. */
  readonly isOn: boolean | undefined
  readonly onChange: (isOn: boolean) => void
}

export function SwitchRow({ label, isOn, onChange }: SwitchRowProps) {
  return (
    <label className="flex min-h-8 items-center gap-2 text-sm">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isOn === undefined
        }}
        type="checkbox"
        checked={isOn === true}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4 shrink-0 accent-press"
      />
      {label}
    </label>
  )
}

interface IconButtonsProps {
  readonly label: string
  readonly children: ReactNode
}

export function IconButtons({ label, children }: IconButtonsProps) {
  return (
    <div role="group" aria-label={label} className="flex rounded-md bg-ink/7 p-0.5">
      {children}
    </div>
  )
}

interface IconToggleProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly isOn: boolean | undefined
  readonly onToggle: () => void
}

/** Leaves the focus in a text that is edited, so that typing goes on. */
export function IconToggle({ icon: Icon, label, isOn, onToggle }: IconToggleProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-pressed={isOn ?? 'mixed'}
        onPointerDown={leaveFocus}
        onMouseDown={leaveFocus}
        onClick={onToggle}
        className={classNames(
          'grid h-7 min-w-0 flex-1 place-items-center rounded-[5px] transition-colors duration-120',
          isOn === true ? 'bg-lift text-ink shadow-raised' : 'text-ink-soft hover:text-ink',
        )}
      >
        <Icon className="size-4" aria-hidden />
      </button>
    </Tooltip>
  )
}

function leaveFocus(event: Pick<PointerEvent, 'preventDefault'>): void {
  event.preventDefault()
}

interface IconChoiceRowProps<Value extends string> {
  readonly label: string
  readonly value: Value | undefined
  readonly choices: readonly (readonly [value: Value, label: string, icon: LucideIcon])[]
  readonly onChoose: (value: Value) => void
}

export function IconChoiceRow<Value extends string>({ label, value, choices, onChoose }: IconChoiceRowProps<Value>) {
  return (
    <Row label={label}>
      <IconButtons label={label}>
        {choices.map(([each, name, icon]) => (
          <IconToggle key={each} label={name} icon={icon} isOn={each === value} onToggle={() => onChoose(each)} />
        ))}
      </IconButtons>
    </Row>
  )
}
