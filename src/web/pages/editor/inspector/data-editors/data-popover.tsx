import { X } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../../../../parts/button.tsx'
import { useEditor, useEditorState } from '../../use-editor.ts'

/**
 * A button that opens an editor of data, as a double press on the element does: next to the inspector, where there is room for a grid, and at
 * the bottom, so that what is edited can still be seen.
 */
export function DataPopover({ title, children }: { title: string; children: ReactNode }) {
  const editor = useEditor()
  const isOpen = useEditorState(({ detail }) => detail?.kind === 'data')
  const setOpen = (opens: boolean): void =>
    editor.update((state) => {
      const [id] = state.selection
      return { ...state, detail: opens && id !== undefined ? { kind: 'data', id } : null }
    })
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button height="small" className="w-full">
          {title}…
        </Button>
      </Popover.Trigger>
      <Popover.Anchor asChild>
        <span aria-hidden className="pointer-events-none fixed right-72 bottom-14" />
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          side="top"
          align="end"
          sideOffset={10}
          alignOffset={10}
          collisionPadding={8}
          onOpenAutoFocus={focusFirstField}
          className="z-30 flex max-h-[min(21rem,var(--radix-popover-content-available-height))] w-136 max-w-[calc(100vw-1rem)] flex-col gap-2 rounded-lg border border-rule bg-sheet p-4 shadow-floating animate-rise-in"
        >
          <div className="flex items-center">
            <h2 className="flex-1 text-base">{title}</h2>
            <Popover.Close asChild>
              <IconButton icon={X} label="Close" height="small" />
            </Popover.Close>
          </div>
          <div className="-mx-1 min-h-0 overflow-y-auto px-1 pb-1">{children}</div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** Not the close button, which comes first. */
function focusFirstField(event: Event): void {
  const field =
    event.currentTarget instanceof HTMLElement && event.currentTarget.querySelector<HTMLElement>('input, summary')
  if (!field) return
  event.preventDefault()
  field.focus()
}
