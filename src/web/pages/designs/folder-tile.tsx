import { Link } from '@tanstack/react-router'
import { Folder as FolderIcon } from 'lucide-react'
import type { Folder } from '../../api/folder-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { count, counted } from '../../parts/format-text.ts'
import { useDesignDrop } from './dragged-designs.ts'
import type { GridCommands } from './grid-commands.ts'

interface FolderTileProps {
  readonly folder: Folder
  readonly commands: Pick<GridCommands, 'moveTo'>
}

/** Opens the folder. Designs can be dropped on it; the keyboard moves them with M. */
export function FolderTile({ folder, commands }: FolderTileProps) {
  const { isOver, handlers } = useDesignDrop((ids) => commands.moveTo(ids, folder._id))
  return (
    <Link
      to="/designs"
      search={{ folder: folder._id }}
      {...handlers}
      className={classNames(
        'flex h-12 min-w-0 items-center gap-2.5 rounded-lg border border-rule bg-sheet px-3 text-sm font-semibold transition-colors duration-120 hover:border-rule-strong hover:bg-well',
        isOver && 'border-press! bg-press-wash text-press-strong',
      )}
    >
      <FolderIcon className="size-4.5 shrink-0 text-ink-soft" aria-hidden />
      <span className="min-w-0 flex-1 truncate user-text">{folder.name}</span>
      <span className="text-xs font-medium text-ink-soft tabular-nums">
        <span aria-hidden>{count(folder.totalCount)}</span>
        <span className="sr-only">, {counted(folder.totalCount, 'design')}</span>
      </span>
    </Link>
  )
}
