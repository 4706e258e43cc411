import { Check } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../parts/class-names.ts'
import { FilterButton } from './filter-button.tsx'

interface FilterPopoverProps extends Pick<ComponentProps<typeof FilterButton>, 'icon' | 'label' | 'value'> {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly children: ReactNode
}

/** A button that shows the filter and opens its choices. The arrow keys move among them. */
export function FilterPopover({ title, isOpen, onOpenChange, children, ...button }: FilterPopoverProps) {
  return (
    <Popover.Root open={isOpen} onOpenChange={onOpenChange}>
      <Popover.Trigger asChild>
        <FilterButton {...button} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          onKeyDown={moveAmong}
          className="z-50 flex max-h-[min(28rem,var(--radix-popover-content-available-height))] w-64 flex-col gap-1 rounded-lg border border-rule bg-sheet p-2 shadow-floating animate-rise-in"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface FilterChoiceProps {
  readonly children: string
  readonly isChosen: boolean
  readonly note?: string
  readonly onChoose: () => void
}

export function FilterChoice({ children, isChosen, note, onChoose }: FilterChoiceProps) {
  return (
    <button
      type="button"
      data-choice
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex h-9 w-full shrink-0 items-center gap-2 rounded-md px-2.5 text-left text-sm font-medium hover:bg-ink/7',
        isChosen && 'text-press-strong',
      )}
    >
      <span className="min-w-0 flex-1 truncate user-text">{children}</span>
      {isChosen && <Check className="size-4 shrink-0" aria-hidden />}
      {note !== undefined && <span className="text-xs text-ink-soft tabular-nums">{note}</span>}
    </button>
  )
}

/** Fields for dates have arrow keys of their own. */
function moveAmong(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || (event.target instanceof HTMLInputElement && event.target.type === 'date')) return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input:not([type=date]), [data-choice]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops[at + step]?.focus()
  event.preventDefault()
}
