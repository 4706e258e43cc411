import { useQuery } from '@tanstack/react-query'
import { Ellipsis, FolderInput, FolderPlus, PencilLine, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { foldersQuery, pathOf } from '../../api/folder-queries.ts'
import { Button, IconButton } from '../../parts/button.tsx'
import { lazyPart } from '../../parts/lazy-page.tsx'
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx'
import { FolderPath } from './folder-path.tsx'
import { FolderTile } from './folder-tile.tsx'
import type { GridCommands } from './grid-commands.ts'

// Dialogs are loaded when they open.
const DeleteFolderDialog = lazyPart(async () => (await import('./delete-folder-dialog.tsx')).DeleteFolderDialog)
const FolderNameDialog = lazyPart(async () => (await import('./folder-name-dialog.tsx')).FolderNameDialog)
const MoveFolderDialog = lazyPart(async () => (await import('./move-folder-dialog.tsx')).MoveFolderDialog)

interface FolderBarProps {
  /** The folder that is open. */
  readonly openId: string | undefined
  readonly commands: Pick<GridCommands, 'moveTo'>
}

/** The path of the open folder, and the folders in it. */
export function FolderBar({ openId, commands }: FolderBarProps) {
  const { data } = useQuery(foldersQuery)
  const [dialog, setDialog] = useState<'new' | 'rename' | 'move' | 'delete'>()
  const close = (): void => setDialog(undefined)
  if (data === undefined) return <div className="h-14" />
  const path = pathOf(data.folders, openId)
  const open = path.at(-1)
  const inside = data.folders.filter(({ parentId }) => parentId === (open?._id ?? null))
  return (
    <section aria-label="Folders" className="mb-5 grid grid-cols-1 gap-2.5">
      <div className="flex min-h-9 items-center justify-between gap-3">
        {open ? (
          <FolderPath {...{ path, commands }} />
        ) : (
          <h2 className="text-base">
            Folders{' '}
            {inside.length === 0 && <span className="font-sans text-sm font-normal text-ink-soft">None yet</span>}
          </h2>
        )}
        <div className="flex shrink-0 items-center gap-1">
          <Button variant="quiet" height="small" icon={FolderPlus} onClick={() => setDialog('new')}>
            New folder
          </Button>
          {open && (
            <Menu trigger={<IconButton icon={Ellipsis} label="Folder actions" height="small" />}>
              <MenuItem icon={PencilLine} onSelect={() => setDialog('rename')}>
                Rename…
              </MenuItem>
              <MenuItem icon={FolderInput} onSelect={() => setDialog('move')}>
                Move…
              </MenuItem>
              <MenuLine />
              <MenuItem icon={Trash2} variant="danger" onSelect={() => setDialog('delete')}>
                Delete…
              </MenuItem>
            </Menu>
          )}
        </div>
      </div>
      {inside.length > 0 && (
        <ul
          aria-label={open ? `Folders in ${open.name}` : 'Folders'}
          className="grid max-h-56 grid-cols-[repeat(auto-fill,minmax(min(100%,11.5rem),1fr))] gap-2.5 overflow-y-auto p-0.5 -m-0.5"
        >
          {inside.map((folder) => (
            <li key={folder._id} className="min-w-0">
              <FolderTile {...{ folder, commands }} />
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {dialog === 'new' && <FolderNameDialog parentId={open?._id ?? null} onClose={close} />}
        {open && dialog === 'rename' && <FolderNameDialog folder={open} parentId={open.parentId} onClose={close} />}
        {open && dialog === 'move' && <MoveFolderDialog folder={open} onClose={close} />}
        {open && dialog === 'delete' && <DeleteFolderDialog folder={open} onClose={close} />}
      </Suspense>
    </section>
  )
}
