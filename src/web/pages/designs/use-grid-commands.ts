import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import type { Design } from '../../api/design-queries.ts'
import type { GridHandle } from './design-grid.tsx'
import type { GridCommands } from './grid-commands.ts'
import type { SelectionControls } from './use-selection.ts'
import type { DesignActions } from './use-design-actions.ts'

export interface DesignsDialog {
  readonly kind: 'tags' | 'folder' | 'export' | 'resize'
  readonly designs: readonly Design[]
}

export function useGridCommands({ selection, toggle, selectTo }: SelectionControls, actions: DesignActions) {
  const handle = useRef<GridHandle>(null)
  const [current, setCurrentIndex] = useState(0)
  const [renamedId, setRenamedId] = useState<string>()
  const [dialog, setDialog] = useState<DesignsDialog>()
  const currentRef = useRef(0)
  const navigate = useNavigate()
  const commands = useMemo<GridCommands>(() => {
    const setCurrent = (index: number): void => {
      currentRef.current = index
      setCurrentIndex(index)
    }
    return {
      setCurrent,
      open: ({ _id: id }) => void navigate({ to: '/designs/$id/edit', params: { id }, search: {} }),
      toggle,
      selectTo,
      startRename: ({ _id }) => setRenamedId(_id),
      endRename: (design, title) => {
        setRenamedId(undefined)
        handle.current?.focus(currentRef.current)
        if (title !== undefined) void actions.rename(design, title)
      },
      editTags: (designs) => setDialog({ kind: 'tags', designs }),
      chooseFolder: (designs) => setDialog({ kind: 'folder', designs }),
      moveTo: (ids, folderId) => {
        selection.remove(ids)
        void actions.move(ids, folderId)
      },
      exportAll: (designs) => setDialog({ kind: 'export', designs }),
      setVisibility: (designs, visibility) => void actions.setVisibility(designs, visibility),
      resize: (design) => setDialog({ kind: 'resize', designs: [design] }),
      duplicate: (designs) => void actions.duplicate(designs),
      trash: (designs) => {
        selection.remove(designs.map(({ _id }) => _id))
        // Delayed, since the trashed card stays mounted until the lists have updated.
        void actions.trash(designs, () => void setTimeout(() => handle.current?.focus(currentRef.current)))
      },
    }
  }, [selection, toggle, selectTo, actions, navigate])
  return { handle, commands, current, renamedId, dialog, endDialog: () => setDialog(undefined) }
}
