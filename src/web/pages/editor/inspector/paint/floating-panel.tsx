import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'

/** What opens next to a control of the inspector, above the page. */
export function FloatingPanel({
  label,
  trigger,
  children,
}: {
  label: string
  trigger: ReactNode
  children: ReactNode
}) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          side="left"
          align="start"
          sideOffset={12}
          collisionPadding={8}
          // Opened with the pointer or not, the first control of the panel has no use for the focus ring.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="z-30 grid max-h-[var(--radix-popover-content-available-height)] w-66 grid-cols-1 gap-3 overflow-y-auto rounded-lg border border-rule bg-sheet p-3 shadow-floating outline-none animate-rise-in"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
