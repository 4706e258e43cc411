import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { designQuery } from '../../../api/design-queries.ts'
import { lazyPart } from '../../../parts/lazy-page.tsx'
import { LateDialog } from '../late-part.tsx'

const ShareDialog = lazyPart(async () => (await import('./share-dialog.tsx')).ShareDialog)

interface Sharing {
  readonly start: () => void
  readonly dialog: ReactNode
}

/** Opens the dialog that says who can see the design, with its link. */
export function useSharing(id: string): Sharing {
  const { data: design } = useQuery({ ...designQuery(id), refetchOnWindowFocus: false })
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return {
    start: () => setOpen(true),
    dialog: isOpen && design && (
      <LateDialog onClose={close}>
        <ShareDialog design={design} onClose={close} />
      </LateDialog>
    ),
  }
}
