import { type ReactNode, useState } from 'react'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LateDialog } from '../late-part.tsx'

// Loaded on demand: with all sizes, and the code that arranges a design for them.
const ResizeEditedDesign = lazyPart(async () => (await import('./resize-edited-design.tsx')).ResizeEditedDesign)

interface Resizing {
  readonly start: () => void
  readonly dialog: ReactNode
}

/** Opens the dialog with which the edited design, or a copy of it, is resized. */
export function useResizing(id: string): Resizing {
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return {
    start: () => setOpen(true),
    dialog: isOpen && (
      <LateDialog onClose={close}>
        <ResizeEditedDesign id={id} onClose={close} />
      </LateDialog>
    ),
  }
}
