import { Check, type LucideIcon } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import { type ReactNode, useRef, useState } from 'react'
import { classNames } from './class-names.ts'

export const MENU_SURFACE =
  'z-50 min-w-48 max-w-80 rounded-lg border border-rule bg-sheet p-1 shadow-floating animate-rise-in overflow-y-auto'
export const MENU_ITEM =
  'flex w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-sm font-medium outline-none select-none cursor-pointer pointer-coarse:min-h-11 data-highlighted:bg-ink/7 data-disabled:opacity-45 data-disabled:pointer-events-none'

/**
 * A menu of actions, opened by the button `trigger`. Not modal, since a modal menu hides the page from screen readers
 * while its elements stay focusable.
 */
export function Menu({
  trigger,
  children,
  align = 'end',
  opensAtOnce = false,
}: {
  trigger: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  /** Opens the menu when it mounts, for menus that are mounted on demand. */
  opensAtOnce?: boolean
}) {
  const [isOpen, setOpen] = useState(opensAtOnce)
  const close = (): void => setOpen(false)
  /** The click that ends the tap on the trigger arrives here. */
  const isPressed = useRef(false)
  return (
    <Radix.Root open={isOpen} onOpenChange={setOpen} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        {/* The portal is outside of the page's landmarks, so the menu has its own. */}
        <section aria-label="Menu">
          {/* A press outside only closes the menu. Without this layer, a touch would activate the element below. */}
          <div
            className="pointer-events-auto fixed inset-0 z-50"
            onPointerDown={() => {
              isPressed.current = true
            }}
            onClick={() => {
              if (isPressed.current) close()
              isPressed.current = false
            }}
            onContextMenu={close}
          />
          <Radix.Content
            className={classNames(MENU_SURFACE, 'max-h-[var(--radix-dropdown-menu-content-available-height)]')}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            onPointerDownOutside={(event) => event.preventDefault()}
            onCloseAutoFocus={keepPageFocus}
          >
            {children}
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** Does not return the focus to the menu's button if an action has moved it to an element of the page. */
function keepPageFocus(event: Event): void {
  if (document.activeElement?.closest('main')) event.preventDefault()
}

interface MenuItemProps {
  readonly icon?: LucideIcon
  readonly children: ReactNode
  readonly onSelect?: () => void
  readonly disabled?: boolean
  readonly variant?: 'plain' | 'danger'
  /** The keyboard shortcut. */
  readonly hint?: string
  /** Renders its only child, a link, as the item. */
  readonly asChild?: boolean
}

export function MenuItem({
  icon: Icon,
  children,
  onSelect,
  disabled = false,
  variant = 'plain',
  hint,
  asChild = false,
}: MenuItemProps) {
  const names = classNames(MENU_ITEM, variant === 'danger' && 'text-bad data-highlighted:bg-bad-wash')
  if (asChild) {
    return (
      <Radix.Item asChild className={names} disabled={disabled}>
        {children}
      </Radix.Item>
    )
  }
  return (
    <Radix.Item className={names} disabled={disabled} onSelect={() => onSelect?.()}>
      {Icon && <Icon className="size-4 shrink-0 opacity-75" aria-hidden />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint !== undefined && <kbd className="text-xs text-ink-soft pointer-coarse:hidden">{hint}</kbd>}
    </Radix.Item>
  )
}

interface MenuChoicesProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly onChoose: (value: Value) => void
}

/** A radio group. */
export function MenuChoices<Value extends string>({ label, value, choices, onChoose }: MenuChoicesProps<Value>) {
  return (
    <Radix.RadioGroup value={value} onValueChange={(chosen) => onChoose(chosen as Value)}>
      <Radix.Label className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-soft">{label}</Radix.Label>
      {choices.map((choice) => (
        <Radix.RadioItem key={choice.value} value={choice.value} className={MENU_ITEM}>
          <span className="grid size-4 place-items-center">
            <Radix.ItemIndicator>
              <Check className="size-4" aria-hidden />
            </Radix.ItemIndicator>
          </span>
          {choice.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

/** An item that is on or off. The menu stays open, since several are often changed together. */
export function MenuCheck({
  children,
  isOn,
  onChange,
  hint,
}: {
  children: ReactNode
  isOn: boolean
  onChange: () => void
  /** The keyboard shortcut. */
  hint?: string | undefined
}) {
  return (
    <Radix.CheckboxItem
      checked={isOn}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={MENU_ITEM}
    >
      <span className="grid size-4 place-items-center">
        <Radix.ItemIndicator>
          <Check className="size-4" aria-hidden />
        </Radix.ItemIndicator>
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {hint !== undefined && <kbd className="text-xs text-ink-soft pointer-coarse:hidden">{hint}</kbd>}
    </Radix.CheckboxItem>
  )
}

export function MenuLine() {
  return <Radix.Separator className="my-1 h-px bg-rule" />
}
