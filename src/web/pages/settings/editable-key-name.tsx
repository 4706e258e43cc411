import { useRef } from 'react'
import { isComposing } from '../../parts/is-composing.ts'
import { selectsAll } from '../../parts/select-all.ts'

const MAX_CHARACTERS = 100

export function KeyName({ name, onDone }: { name: string; onDone: (name: string, by: 'key' | 'blur') => void }) {
  // A blur follows Enter and Escape, and must not call `onDone` again.
  const isDone = useRef(false)
  const end = (wanted: string, by: 'key' | 'blur'): void => {
    if (isDone.current) return
    isDone.current = true
    onDone(wanted.trim(), by)
  }
  return (
    <input
      aria-label={`New name for ${name}`}
      defaultValue={name}
      maxLength={MAX_CHARACTERS}
      autoFocus
      {...selectsAll}
      onBlur={(event) => end(event.currentTarget.value, 'blur')}
      onKeyDown={(event) => {
        const { key, currentTarget, nativeEvent } = event
        if (isComposing(nativeEvent) || (key !== 'Enter' && key !== 'Escape')) return
        // Otherwise, the key would press the button that replaces the field.
        event.preventDefault()
        end(key === 'Enter' ? currentTarget.value : name, 'key')
      }}
      className="h-8 w-64 max-w-full min-w-0 rounded-md border border-rule-strong bg-sheet px-2 text-base font-semibold"
    />
  )
}
