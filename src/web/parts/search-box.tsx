import { Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { isComposing } from './is-composing.ts'

const DEBOUNCE_MS = 180

/** A search field. `/` focuses it from anywhere on the page, and Escape clears it. */
export function SearchBox({
  value,
  onSearch,
  label,
}: {
  value: string
  onSearch: (text: string) => void
  label: string
}) {
  const [text, setText] = useState(value)
  const [previousValue, setPreviousValue] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  // The text of the last search. The user may have typed more before it comes back as `value`.
  const [lastSearch, setLastSearch] = useState(value)
  // The URL can also change from outside, for example by the back button or by clearing a filter.
  if (value !== previousValue) {
    setPreviousValue(value)
    if (value !== lastSearch) setText(value)
    setLastSearch(value)
  }
  useEffect(() => {
    if (text.trim() === value) return undefined
    const timer = setTimeout(() => {
      setLastSearch(text.trim())
      onSearch(text.trim())
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, value, onSearch])
  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  return (
    <div role="search" className="relative min-w-0 flex-1">
      <Search className="pointer-events-none absolute top-2.5 left-3 size-4.5 text-ink-soft" aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && text !== '' && !isComposing(event.nativeEvent)) setText('')
        }}
        className={classNames(
          'h-9.5 w-full rounded-md border border-rule-strong/70 bg-sheet pl-9.5 text-base [&::-webkit-search-cancel-button]:hidden',
          text === '' ? 'pr-2' : 'pr-9',
        )}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Clear search"
          onClick={() => setText('')}
          className="absolute inset-y-0 right-0 grid w-9 place-items-center text-ink-soft hover:text-ink"
        >
          <X className="size-4" aria-hidden />
        </button>
      )}
    </div>
  )
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
