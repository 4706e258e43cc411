import type { LucideIcon } from 'lucide-react'
import { ContextMenu as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { MENU_ITEM, MENU_SURFACE } from './menu.tsx'

/** A menu for what is pressed with the secondary button, pressed long, or focused when the menu key is pressed. */
export function ContextMenu({
  children,
  items,
  disabled = false,
  onOpen,
  onClose,
}: {
  /** One element, which takes a ref. */
  children: ReactNode
  items: ReactNode
  /** Leaves presses to the browser. */
  disabled?: boolean
  onOpen?: () => void
  /** Called when the focus returns. Prevent its default to put the focus elsewhere. */
  onClose?: (event: Event) => void
}) {
  return (
    <Radix.Root modal={false} onOpenChange={(isOpen) => isOpen && onOpen?.()}>
      <Radix.Trigger asChild disabled={disabled}>
        {children}
      </Radix.Trigger>
      <Radix.Portal>
        {/* The portal is outside of the page's landmarks, so the menu has its own. */}
        <section aria-label="Menu">
          <Radix.Content
            className={classNames(MENU_SURFACE, 'max-h-[var(--radix-context-menu-content-available-height)]')}
            collisionPadding={8}
            onCloseAutoFocus={onClose}
          >
            {items}
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface ContextItemProps {
  readonly icon?: LucideIcon
  readonly children: ReactNode
  readonly onSelect?: () => void
  readonly disabled?: boolean
  readonly variant?: 'plain' | 'danger'
  /** The keyboard shortcut. */
  readonly hint?: string
}

export function ContextItem({ icon: Icon, children, onSelect, disabled = false, variant, hint }: ContextItemProps) {
  return (
    <Radix.Item
      className={classNames(MENU_ITEM, variant === 'danger' && 'text-bad data-highlighted:bg-bad-wash')}
      disabled={disabled}
      onSelect={() => onSelect?.()}
    >
      {Icon && <Icon className="size-4 shrink-0 opacity-75" aria-hidden />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint !== undefined && <kbd className="text-xs text-ink-soft">{hint}</kbd>}
    </Radix.Item>
  )
}

export function ContextLine() {
  return <Radix.Separator className="my-1 h-px bg-rule" />
}
