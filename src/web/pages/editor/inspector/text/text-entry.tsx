import { useId, useState } from 'react'

interface TextEntryProps {
  readonly id?: string
  readonly label?: string
  readonly value: string
  readonly placeholder?: string
  readonly suggestions?: readonly string[]
  /** Returns what is wrong with an input, which is then not set. */
  readonly check?: (text: string) => string | undefined
  readonly onEnter: (text: string) => void
}

/** A short text that is set when it is entered: by Enter or by leaving the field. */
export function TextEntry({ id, label, value, placeholder, suggestions = [], check, onEnter }: TextEntryProps) {
  const own = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? value
  const error = typed === undefined ? undefined : check?.(typed.trim())
  const enter = (): void => {
    if (typed === undefined || error !== undefined) return
    setTyped(undefined)
    if (typed.trim() !== value) onEnter(typed.trim())
  }
  return (
    <>
      <input
        id={id}
        aria-label={label}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${own}-error`}
        list={suggestions.length > 0 ? own : undefined}
        autoComplete="off"
        value={shown}
        placeholder={placeholder}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter') enter()
          else if (event.key === 'Escape' && typed !== undefined) {
            event.stopPropagation()
            setTyped(undefined)
          }
        }}
        className="h-8 w-full min-w-0 rounded-md border border-rule-strong/60 bg-sheet px-2 text-sm hover:border-rule-strong aria-invalid:border-bad"
      />
      {suggestions.length > 0 && (
        <datalist id={own}>
          {suggestions.map((each) => (
            <option key={each} value={each} />
          ))}
        </datalist>
      )}
      {error !== undefined && (
        <p id={`${own}-error`} role="alert" className="mt-1 text-xs text-bad">
          {error}
        </p>
      )}
    </>
  )
}
