import { useLayoutEffect, useRef } from 'react'
import { classNames } from '../../parts/class-names.ts'

const MOST_CHARACTERS = 255

/** While it is edited it is still what its link is called, and the field lies in its place. */
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
  /** The new title, or undefined where it stays. */
  readonly onEnd: (title: string | undefined) => void
  readonly className: string
}

/** A title being edited in its own place. Enter and leaving it keep what was typed, Escape does not. */
export function TitleField({ title, onEnd, className }: TitleFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isEnded = useRef(false)
  // Before the next key comes: whoever types on loses none.
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
      maxLength={MOST_CHARACTERS}
      spellCheck={false}
      onBlur={({ currentTarget, relatedTarget }) => {
        // The menu that asked for it gives the focus back to its button, on a slow machine only now.
        const isMenuButton = relatedTarget?.matches('[aria-haspopup=menu]') === true
        if (isMenuButton && currentTarget.value === title) setTimeout(() => input.current?.focus())
        else end(currentTarget.value)
      }}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(undefined)
      }}
      className={classNames('rounded-sm bg-sheet outline-2 outline-press', className)}
    />
  )
}
