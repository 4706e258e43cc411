import { FolderPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import { lazyPart } from '../../parts/lazy-page.tsx'

// Dialogs are loaded when they open.
const FolderNameDialog = lazyPart(async () => (await import('./folder-name-dialog.tsx')).FolderNameDialog)

/** Creates a folder in another one, or outside of all. */
export function NewFolderButton({ parentId }: { parentId: string | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" height="small" icon={FolderPlus} onClick={() => setOpen(true)}>
        New folder
      </Button>
      <Suspense>{isOpen && <FolderNameDialog parentId={parentId} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
