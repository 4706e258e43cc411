import { PencilLine } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import type { Design } from '../../api/design-queries.ts'
import { IconButton } from '../../parts/button.tsx'
import { classNames } from '../../parts/class-names.ts'
import { isComposing } from '../../parts/is-composing.ts'

const MAX_CHARACTERS = 255

interface TitleFieldProps {
  readonly title: string
  readonly onEnd: (title: string | undefined) => void
  readonly className: string
}

export function TitleField({ title, onEnd, className }: TitleFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const isEnded = useRef(false)
  // Runs in a layout effect, so that no keystroke is lost.
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
        if (isComposing(event.nativeEvent)) return
        if (event.key === 'Enter') end(event.currentTarget.value)
        if (event.key === 'Escape') end(undefined)
      }}
      className={classNames('rounded-sm bg-sheet outline-2 outline-press', className)}
    />
  )
}

interface DesignTitleProps {
  readonly design: Design
  readonly isEdited: boolean
  readonly onEdit: () => void
  readonly onEnd: (title: string | undefined) => void
}

export function DesignTitle({ design, isEdited, onEdit, onEnd }: DesignTitleProps) {
  return (
    <div className="flex min-w-0 flex-1 basis-full items-center gap-1 sm:basis-0">
      {isEdited ? (
        <>
          <h1 className="sr-only">{design.title}</h1>
          <TitleField
            title={design.title}
            onEnd={onEnd}
            className="h-11 w-full max-w-2xl px-2 font-display text-2xl font-[650] tracking-tight"
          />
        </>
      ) : (
        <>
          <h1 className="line-clamp-2 min-w-0 text-2xl user-text">{design.title}</h1>
          <IconButton icon={PencilLine} label="Rename" height="small" onClick={onEdit} />
        </>
      )}
    </div>
  )
}
