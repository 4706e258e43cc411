import { useEffect, useRef } from 'react'
import { LIMITS } from '../../../../document/limits.ts'
import { isComposing } from '../../../parts/is-composing.ts'

/** A field in place of a name. Enter and leaving it take over what was typed, Escape does not. */
export function NameInput({
  label,
  value,
  placeholder,
  onDone,
}: {
  label: string
  value: string
  placeholder: string
  /** Called once; `entered` is undefined if the name stays. After a key, the focus is to return. */
  onDone: (entered: string | undefined, end: 'key' | 'blur') => void
}) {
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => field.current?.select(), [])
  const finish = (entered: string | undefined, end: 'key' | 'blur'): void => {
    if (isDone.current) return
    isDone.current = true
    onDone(entered?.trim(), end)
  }
  return (
    <input
      ref={field}
      aria-label={label}
      defaultValue={value}
      placeholder={placeholder}
      maxLength={LIMITS.nameCharacters}
      autoFocus
      className="h-7 w-full min-w-0 rounded-sm border border-rule-strong bg-sheet px-1 text-sm user-text"
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onBlur={(event) => finish(event.target.value, 'blur')}
      onKeyDown={(event) => {
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter') finish(event.currentTarget.value, 'key')
        else if (event.key === 'Escape') finish(undefined, 'key')
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
