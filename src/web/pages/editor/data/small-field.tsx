import { type HTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { FieldMessage } from '../../../parts/field.tsx'
import { onEntryKey } from '../inspector/fields/on-entry-key.ts'

interface SmallFieldProps {
  readonly label: string
  readonly value: string
  readonly placeholder?: string
  readonly hint?: string
  /** More than one makes a field for longer texts, in which Enter begins a line. */
  readonly lines?: number
  readonly maxLength?: number
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode']
  /** The ID of a list of suggestions. */
  readonly list?: string
  /** Returns why a value cannot be entered. */
  readonly refuse?: (value: string) => string | undefined
  readonly onEnter: (value: string) => void
}

const BOX =
  'w-full rounded-md border border-rule-strong bg-sheet px-2 text-sm text-ink focus-visible:outline-offset-0 aria-invalid:border-bad'

/** A text that is set by Enter and by leaving the field; Escape takes back what was typed. */
export function SmallField({
  label,
  value,
  hint,
  lines = 1,
  refuse = () => undefined,
  onEnter,
  ...attributes
}: SmallFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const problem = typed === undefined ? undefined : refuse(typed)
  const enter = (): void => {
    if (typed === undefined || refuse(typed) !== undefined) return
    setTyped(undefined)
    if (typed !== value) onEnter(typed)
  }
  const latest = useRef(enter)
  useEffect(() => {
    latest.current = enter
  })
  // A press on the page replaces what is selected, and with it this field, before it loses the focus.
  useEffect(() => () => latest.current(), [])
  const field = {
    ...attributes,
    id,
    value: typed ?? value,
    'aria-invalid': problem === undefined ? undefined : (true as const),
    'aria-describedby': (problem ?? hint) !== undefined ? `${id}-message` : undefined,
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: enter,
    onKeyDown: (event: KeyboardEvent) =>
      onEntryKey(event, {
        isTyped: typed !== undefined,
        enter: lines === 1 ? enter : undefined,
        takeBack: () => setTyped(undefined),
      }),
  }
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs font-semibold text-ink-soft">
        {label}
      </label>
      {lines > 1 ? (
        <textarea {...field} rows={lines} className={`${BOX} resize-y py-1.5`} />
      ) : (
        <input {...field} className={`${BOX} h-8`} />
      )}
      <FieldMessage id={`${id}-message`} hint={hint} error={problem} />
    </div>
  )
}
