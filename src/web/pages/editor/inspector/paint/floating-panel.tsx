import { Popover } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

/**
 * What a control of the inspector opens: at its height, to the left of the inspector, so that neither is covered. On
 * small screens it covers the inspector rather than the page.
 */
export function FloatingPanel({
  label,
  trigger,
  children,
}: {
  label: string
  trigger: ReactNode
  children: ReactNode
}) {
  const control = useRef<HTMLDivElement>(null)
  const anchor = useRef({
    getBoundingClientRect: () => {
      const { top = 0, height = 0, left = 0 } = control.current?.getBoundingClientRect() ?? {}
      const panel = control.current?.closest('aside')?.getBoundingClientRect()
      const isWide = control.current?.closest<HTMLElement>('[data-layout]')?.dataset['layout'] === 'wide'
      return new DOMRect((isWide ? panel?.left : panel?.right) ?? left, top, 0, height)
    },
  })
  return (
    <Popover.Root>
      <Popover.Anchor virtualRef={anchor} />
      <div ref={control} className="min-w-0">
        <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      </div>
      <Popover.Portal>
        <Popover.Content
          aria-label={label}
          side="left"
          align="start"
          sideOffset={8}
          collisionPadding={8}
          // The panel itself, so that no control of it shows a focus ring before a key is pressed.
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
