import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly description?: ReactNode
  /** `wide` for dialogs with a preview next to their settings. */
  readonly width?: 'narrow' | 'normal' | 'wide'
  /** `by-action`: only the buttons in `actions` close the dialog, to prevent accidental loss. */
  readonly closing?: 'easy' | 'by-action'
  /** Buttons in the footer, which doesn't scroll. */
  readonly actions?: ReactNode
  readonly children?: ReactNode
}

const WIDTHS = { narrow: 'max-w-md', normal: 'max-w-xl', wide: 'max-w-5xl' }

/**
 * A modal dialog, and a bottom sheet on phones. Its close button and Escape close it, and so does a press outside until
 * the user has typed something.
 */
export function Dialog({
  open,
  onClose,
  title,
  description,
  width = 'normal',
  closing = 'easy',
  actions,
  children,
}: DialogProps) {
  const isEasy = closing === 'easy'
  const hasTypedText = useRef(false)
  return (
    <Radix.Root open={open} onOpenChange={(isOpen) => isOpen || !isEasy || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-veil animate-fade-in" />
        <Radix.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            hasTypedText.current = false
            focusFirstField(event)
          }}
          onInput={() => {
            hasTypedText.current = true
          }}
          onInteractOutside={(event) => {
            // An accidental press must not discard typed text, and a press on a toast is not a press outside.
            if (hasTypedText.current || isToast(event.target)) event.preventDefault()
          }}
          className={classNames(
            'fixed inset-x-0 bottom-0 z-40 mx-auto flex outline-none max-h-[92dvh] w-full flex-col rounded-t-xl bg-sheet shadow-floating animate-rise-in sm:inset-x-4 sm:top-[max(4dvh,1rem)] sm:bottom-auto sm:my-0 sm:w-auto sm:rounded-xl',
            WIDTHS[width],
          )}
        >
          <header className="flex items-start gap-4 px-5 pt-5 pb-2 sm:px-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-xl user-text">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 text-sm text-ink-soft user-text">{description}</Radix.Description>
              )}
            </div>
            {isEasy && (
              <Radix.Close asChild>
                <IconButton icon={X} label="Close" className="-mt-1 -mr-2" />
              </Radix.Close>
            )}
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-5 sm:px-6">{children}</div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-rule px-5 py-4 sm:px-6">
              {actions}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-messages]') !== null
}

/** Focuses the first field, or else the dialog, since a focused close button would show its tooltip. */
function focusFirstField(event: Event): void {
  event.preventDefault()
  const dialog = event.currentTarget
  if (!(dialog instanceof HTMLElement)) return
  const field = dialog.querySelector<HTMLElement>(
    'input:not([type=hidden], [disabled]), textarea, select, [data-first]',
  )
  const first = field ?? dialog
  first.focus()
}

interface ConfirmProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly children: ReactNode
  /** The label of the confirming button. */
  readonly verb: string
  readonly busy?: boolean
  readonly onConfirm: () => void
}

/** Asks to confirm an action that can't be undone. Cancel has the initial focus. */
export function ConfirmDialog({ open, onClose, title, children, verb, busy = false, onConfirm }: ConfirmProps) {
  return (
    <Dialog
      {...{ open, onClose, title }}
      width="narrow"
      actions={
        <>
          <Button onClick={onClose} data-first>
            Cancel
          </Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {verb}
          </Button>
        </>
      }
    >
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  )
}
