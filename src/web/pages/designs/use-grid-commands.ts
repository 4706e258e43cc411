import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { type Design } from '../../api/designs.ts'
import { type GridHandle } from './design-grid.tsx'
import { type GridCommands } from './grid-commands.ts'
import { type Choosing } from './use-choosing.ts'
import { type DesignActions } from './use-design-actions.ts'

export function useGridCommands({ selection, toggle, chooseTo }: Choosing, actions: DesignActions) {
  const handle = useRef<GridHandle>(null)
  const [current, setCurrent] = useState(0)
  const [renamedId, setRenamedId] = useState<string>()
  const [tagged, setTagged] = useState<readonly Design[]>()
  const at = useRef(0)
  const navigate = useNavigate()
  const commands = useMemo<GridCommands>(() => {
    const become = (index: number): void => {
      at.current = index
      setCurrent(index)
    }
    return {
      become,
      open: ({ _id: id }) => void navigate({ to: '/designs/$id', params: { id } }),
      toggle,
      chooseTo,
      startRename: ({ _id }) => setRenamedId(_id),
      endRename: (design, title) => {
        setRenamedId(undefined)
        handle.current?.focus(at.current)
        if (title !== undefined) void actions.rename(design, title)
      },
      editTags: (designs) => setTagged(designs),
      setVisibility: (designs, visibility) => void actions.setVisibility(designs, visibility),
      duplicate: (designs) => void actions.duplicate(designs),
      trash: (designs) => {
        selection.remove(designs.map(({ _id }) => _id))
        // Until the lists have updated, the trashed card is still mounted.
        void actions.trash(designs, () => void setTimeout(() => handle.current?.focus(at.current)))
      },
    }
  }, [selection, toggle, chooseTo, actions, navigate])
  return { handle, commands, current, renamedId, tagged, endTags: () => setTagged(undefined) }
}
