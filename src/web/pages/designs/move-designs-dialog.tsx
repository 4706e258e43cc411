import { useQuery } from '@tanstack/react-query'
import { FolderPlus } from 'lucide-react'
import { useState } from 'react'
import type { Design } from '../../api/design-queries.ts'
import { foldersQuery } from '../../api/folder-queries.ts'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { counted } from '../../parts/format-text.ts'
import { ErrorState, Loading } from '../../parts/states.tsx'
import { FolderChoice } from './folder-choice.tsx'
import { FolderNameDialog } from './folder-name-dialog.tsx'

interface MoveDesignsDialogProps {
  readonly designs: readonly Design[]
  readonly onClose: () => void
  readonly onMove: (folderId: string | null) => void
}

export function MoveDesignsDialog({ designs, onClose, onMove }: MoveDesignsDialogProps) {
  const { data, error, refetch } = useQuery(foldersQuery)
  const [first] = designs
  const isTogether = designs.every(({ folderId }) => folderId === first?.folderId)
  const current = isTogether ? first?.folderId : undefined
  const [chosen, setChosen] = useState(current)
  const [isCreating, setCreating] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Move to folder"
      description={
        designs.length === 1 ? <span className="user-text">{first?.title}</span> : counted(designs.length, 'design')
      }
      width="narrow"
      actions={
        <>
          <Button variant="quiet" icon={FolderPlus} className="mr-auto" onClick={() => setCreating(true)}>
            New folder
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined || chosen === current}
            onClick={() => {
              if (chosen !== undefined) onMove(chosen)
              onClose()
            }}
          >
            Move
          </Button>
        </>
      }
    >
      {data ? (
        <FolderChoice folders={data.folders} value={chosen} topLabel="Outside of folders" onChoose={setChosen} />
      ) : error === null ? (
        <Loading label="Loading folders…" />
      ) : (
        <ErrorState error={error} title="Couldn’t load folders" onRetry={() => void refetch()} />
      )}
      {isCreating && <FolderNameDialog parentId={chosen ?? null} onClose={() => setCreating(false)} />}
    </Dialog>
  )
}
