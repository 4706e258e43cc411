import { type KeyboardEvent, useId, useState } from 'react'
import { classNames } from '../../../../parts/class-names.ts'
import { FieldError } from './field-error.tsx'
import { onEntryKey } from './on-entry-key.ts'
import { useEnterOnLeave } from './use-enter-on-leave.ts'

export const TEXT_BOX =
  'w-full min-w-0 rounded-md border border-rule-strong/60 bg-sheet px-2 text-sm hover:border-rule-strong disabled:opacity-50 aria-invalid:border-bad'

interface TextEntryProps {
  readonly id?: string
  readonly label?: string
  readonly value: string
  readonly placeholder?: string | undefined
  readonly longest?: number
  readonly lines?: number
  readonly suggestions?: readonly string[]
  readonly className?: string
  /** Returns what is wrong with a text, which is then not entered. */
  readonly check?: (text: string) => string | undefined
  readonly onEnter: (text: string) => void
}

/** A text that is set when it is entered: by Enter or by leaving the field. Escape takes back what was typed. */
export function TextEntry(props: TextEntryProps) {
  const {
    id,
    label,
    value,
    placeholder,
    longest = Infinity,
    lines = 1,
    suggestions = [],
    className,
    check,
    onEnter,
  } = props
  const own = useId()
  const [typed, setTyped] = useState<string>()
  const error = typed === undefined ? undefined : check?.(typed)
  const enter = (): void => {
    if (error !== undefined) return
    if (typed !== undefined && typed !== value) onEnter(typed)
    setTyped(undefined)
  }
  useEnterOnLeave(typed === undefined ? undefined : enter)
  const shared = {
    id,
    'aria-label': label,
    'aria-invalid': error === undefined ? undefined : true,
    value: typed ?? value,
    placeholder,
    ...(longest < Infinity && { maxLength: longest }),
    onChange: (event: { target: { value: string } }) => setTyped(event.target.value),
    onBlur: enter,
    onKeyDown: (event: KeyboardEvent) =>
      onEntryKey(event, {
        isTyped: typed !== undefined,
        enter: lines === 1 ? enter : undefined,
        takeBack: () => setTyped(undefined),
      }),
  }
  if (lines > 1)
    return <textarea {...shared} rows={lines} className={classNames(TEXT_BOX, 'resize-y py-1.5', className)} />
  return (
    <div className="grid grid-cols-1 gap-1">
      <input
        {...shared}
        autoComplete="off"
        list={suggestions.length > 0 ? own : undefined}
        className={classNames(TEXT_BOX, 'h-8', className)}
      />
      {suggestions.length > 0 && (
        <datalist id={own}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      <FieldError error={error} />
    </div>
  )
}
