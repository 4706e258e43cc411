import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import type { Folder } from '../../api/folder-queries.ts'
import { classNames } from '../../parts/class-names.ts'
import { useDesignDrop } from './dragged-designs.ts'
import type { GridCommands } from './grid-commands.ts'

interface FolderPathProps {
  /** From the top level; the last one is open. */
  readonly path: readonly Folder[]
  readonly commands: Pick<GridCommands, 'moveTo'>
}

export function FolderPath({ path, commands }: FolderPathProps) {
  return (
    <nav aria-label="Folders" className="min-w-0">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm font-semibold">
        <Step id={null} name="All designs" isOpen={false} commands={commands} />
        {path.map(({ _id, name }, index) => (
          <Step key={_id} id={_id} name={name} isOpen={index === path.length - 1} commands={commands} />
        ))}
      </ol>
    </nav>
  )
}

interface StepProps extends Pick<FolderPathProps, 'commands'> {
  readonly id: string | null
  readonly name: string
  readonly isOpen: boolean
}

function Step({ id, name, isOpen, commands }: StepProps) {
  const { isOver, handlers } = useDesignDrop((ids) => commands.moveTo(ids, id))
  return (
    <li className="flex max-w-full min-w-0 items-center gap-1">
      {id !== null && <ChevronRight className="size-4 shrink-0 text-ink-soft" aria-hidden />}
      <Link
        to="/designs"
        search={id === null ? {} : { folder: id }}
        aria-current={isOpen ? 'page' : undefined}
        {...handlers}
        className={classNames(
          'touchable min-w-0 truncate rounded-md px-1.5 py-1 user-text',
          isOpen ? 'text-ink' : 'text-ink-soft hover:text-ink',
          isOver && 'bg-press-wash text-press-strong',
        )}
      >
        {name}
      </Link>
    </li>
  )
}
