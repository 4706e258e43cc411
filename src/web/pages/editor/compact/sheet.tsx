import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../parts/button.tsx'
import { classNames } from '../../../parts/class-names.ts'
import { ownTouches } from '../own-touches.ts'
import { useSheetDrag } from './use-sheet-drag.ts'
import { useSheetRoom } from './use-sheet-room.ts'
import { isCovered } from '../commands/is-covered.ts'

interface SheetProps {
  readonly title: string
  /** From the side on screens that are not tall enough. */
  readonly side: 'bottom' | 'right'
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A panel that takes a part of the screen from the stage, so that both can be used. At the bottom, it can be dragged
 * to the whole height, where it covers the stage. A swipe, Escape and a button close it.
 */
export function Sheet({ title, side, onClose, children }: SheetProps) {
  const slot = useRef<HTMLDivElement>(null)
  const header = useRef<HTMLElement>(null)
  const [isFull, setFull] = useState(false)
  const heights = useSheetRoom(slot)
  const isAtBottom = side === 'bottom'
  const id = useId()
  const { sheet, handlers } = useSheetDrag({
    heights: isAtBottom ? heights : null,
    isFull,
    onRest: (rest) => (rest === 'closed' ? onClose() : setFull(rest === 'full')),
  })
  useEffect(() => (header.current ? ownTouches(header.current) : undefined), [])
  useEffect(() => {
    // What has opened it may have put the focus into it, or into a popover that came with it.
    if (!isCovered() && sheet.current?.contains(document.activeElement) !== true)
      sheet.current?.focus({ preventScroll: true })
  }, [sheet])
  return (
    <div
      ref={slot}
      className={classNames('relative z-20', isAtBottom ? 'h-[calc(var(--seen-height,100dvh)*0.42)]' : 'w-80')}
    >
      <section
        ref={sheet}
        tabIndex={-1}
        aria-labelledby={id}
        style={isAtBottom && heights ? { height: isFull ? heights.full : heights.half } : undefined}
        className={classNames(
          'absolute flex flex-col bg-paper outline-none animate-rise-in not-data-dragged:transition-[height] duration-200 ease-out',
          isAtBottom
            ? 'inset-x-0 bottom-0 h-full rounded-t-xl border-t border-rule shadow-floating'
            : 'inset-0 border-l border-rule',
        )}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          event.stopPropagation()
          onClose()
        }}
      >
        <header
          ref={header}
          className="relative flex h-12 shrink-0 touch-none items-center gap-1 border-b border-rule pr-1 pl-4 select-none"
          {...handlers}
        >
          {isAtBottom && (
            <span
              aria-hidden
              className="absolute top-1.5 left-1/2 h-1 w-9 -translate-x-1/2 rounded-full bg-rule-strong/60"
            />
          )}
          <h2 id={id} className="min-w-0 flex-1 truncate font-sans text-sm font-semibold">
            {title}
          </h2>
          {isAtBottom && (
            <IconButton
              icon={isFull ? ChevronDown : ChevronUp}
              label={isFull ? 'Make the panel smaller' : 'Make the panel larger'}
              className="size-11"
              onClick={() => setFull(!isFull)}
            />
          )}
          <IconButton icon={X} label={`Close ${title}`} className="size-11" onClick={onClose} />
        </header>
        <div className="min-h-0 flex-1">{children}</div>
      </section>
    </div>
  )
}
