import { useRef } from 'react'

const MOST_CHARACTERS = 100

/** The name in place, to be written over: Enter and leaving keep what was written, Escape leaves it as it was. */
export function KeyName({ name, onDone }: { name: string; onDone: (wanted: string, by: 'key' | 'leaving') => void }) {
  // Leaving follows Enter and Escape, when all is said.
  const isDone = useRef(false)
  const end = (wanted: string, by: 'key' | 'leaving'): void => {
    if (isDone.current) return
    isDone.current = true
    onDone(wanted.trim(), by)
  }
  return (
    <input
      aria-label={`New name of ${name}`}
      defaultValue={name}
      maxLength={MOST_CHARACTERS}
      autoFocus
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => end(event.currentTarget.value, 'leaving')}
      onKeyDown={(event) => {
        const { key, currentTarget } = event
        if (key !== 'Enter' && key !== 'Escape') return
        // Else it would press the button that takes the place of the field.
        event.preventDefault()
        end(key === 'Enter' ? currentTarget.value : name, 'key')
      }}
      className="h-8 w-64 max-w-full min-w-0 rounded-md border border-rule-strong bg-sheet px-2 text-base font-semibold"
    />
  )
}
