import { Popover } from 'radix-ui'
import { type ReactNode, useRef } from 'react'

/**
 * What a control of the inspector opens: at its height, to the left of the inspector, so that neither is covered. On
 * small screens it covers the inspector rather than the page.
 */
export function FloatingPanel({
  label,
  trigger,
  onStage,
  children,
}: {
  label: string
  trigger: ReactNode
  /** For what is edited on the stage at the same time: whether it is, and a change of that. */
  onStage?: { readonly isOpen: boolean; readonly onOpenChange: (isOpen: boolean) => void }
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
  const isOnStage = (target: EventTarget | null): boolean =>
    onStage !== undefined && target instanceof Element && target.closest('[data-stage]') !== null
  return (
    <Popover.Root {...(onStage && { open: onStage.isOpen, onOpenChange: onStage.onOpenChange })}>
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
            if (isOnStage(document.activeElement)) return
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          // What is pressed on the stage decides whether it is still edited.
          onInteractOutside={(event) => isOnStage(event.target) && event.preventDefault()}
          onCloseAutoFocus={(event) => isOnStage(document.activeElement) && event.preventDefault()}
          data-shares-keys={onStage ? '' : undefined}
          className="z-30 grid max-h-[var(--radix-popover-content-available-height)] w-66 grid-cols-1 gap-3 overflow-y-auto rounded-lg border border-rule bg-sheet p-3 shadow-floating outline-none animate-rise-in"
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
