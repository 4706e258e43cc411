import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../parts/class-names.ts'

const MAX_CHARACTERS = 255

/** Stays in the page while it is edited, since it names the card's link. */
export function CardTitle({ title, isHidden }: { title: string; isHidden: boolean }) {
  return (
    <p
      title={title}
      className={classNames(
        'mt-2 h-5 truncate px-0.5 pointer-coarse:pr-8 text-sm leading-5 font-semibold user-text',
        isHidden && 'text-transparent',
      )}
    >
      {title}
    </p>
  )
}

interface TitleFieldProps {
  readonly title: string
  /** Receives the new title, or undefined if it is unchanged. */
  readonly onEnd: (title: string | undefined) => void
  readonly className: string
}

/** Edits a title in place. Enter and blur save it; Escape cancels. */
export function TitleField({ title, onEnd, className }: TitleFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isEnded = useRef(false)
  // In a layout effect, so that no keystroke is lost.
  useLayoutEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const end = (typed: string | undefined): void => {
    if (isEnded.current) return
    isEnded.current = true
    const next = typed?.trim()
    onEnd(next === '' || next === title ? undefined : next)
  }
  return (
    <input
      ref={input}
      aria-label="Title"
      defaultValue={title}
      maxLength={MAX_CHARACTERS}
      spellCheck={false}
      onBlur={({ currentTarget }) => end(currentTarget.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(undefined)
      }}
      className={classNames('rounded-sm bg-sheet outline-2 outline-press', className)}
    />
  )
}
