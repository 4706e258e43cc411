import { Link } from '@tanstack/react-router'
import {
  Copy,
  FileDown,
  FolderInput,
  Info,
  PencilLine,
  PenTool,
  Scaling,
  SquareCheck,
  Tags,
  Trash2,
} from 'lucide-react'
import type { Design, Visibility } from '../../api/design-queries.ts'
import { MenuChoices, MenuItem, MenuLine } from '../../parts/menu.tsx'
import type { GridCommands } from './grid-commands.ts'

export const VISIBILITY_CHOICES = [
  { value: 'private', label: 'Private' },
  { value: 'unlisted', label: 'Anyone with the link' },
  { value: 'public', label: 'Public' },
] as const

interface DesignMenuItemsProps {
  readonly designs: readonly Design[]
  readonly commands: GridCommands
  /** For touch screens, which show no checkboxes. */
  readonly onChoose?: (() => void) | undefined
}

export function DesignMenuItems({ designs, commands, onChoose }: DesignMenuItemsProps) {
  const [first] = designs
  if (first === undefined) return null
  const only = designs.length === 1 ? first : undefined
  const isAlike = designs.every(({ visibility }) => visibility === first.visibility)
  return (
    <>
      {only && (
        <>
          <MenuItem asChild>
            <Link to="/designs/$id/edit" params={{ id: only._id }} search={{}}>
              <PenTool className="size-4 shrink-0 opacity-75" aria-hidden />
              Edit
            </Link>
          </MenuItem>
          <MenuItem asChild>
            <Link to="/designs/$id" params={{ id: only._id }}>
              <Info className="size-4 shrink-0 opacity-75" aria-hidden />
              Details
            </Link>
          </MenuItem>
          {/* Delayed until the menu has returned the focus to its button. */}
          <MenuItem icon={PencilLine} hint="F2" onSelect={() => void setTimeout(() => commands.startRename(only))}>
            Rename
          </MenuItem>
        </>
      )}
      {onChoose && (
        <MenuItem icon={SquareCheck} hint="Space" onSelect={onChoose}>
          Select
        </MenuItem>
      )}
      <MenuItem icon={Tags} onSelect={() => commands.editTags(designs)}>
        Edit tags…
      </MenuItem>
      <MenuItem icon={FolderInput} hint="M" onSelect={() => commands.chooseFolder(designs)}>
        Move to folder…
      </MenuItem>
      <MenuItem icon={FileDown} onSelect={() => commands.exportAll(designs)}>
        Export…
      </MenuItem>
      {only && (
        <MenuItem icon={Scaling} onSelect={() => commands.resize(only)}>
          Resize…
        </MenuItem>
      )}
      <MenuItem icon={Copy} onSelect={() => commands.duplicate(designs)}>
        Duplicate
      </MenuItem>
      <MenuLine />
      <MenuChoices<Visibility | 'mixed'>
        label="Visibility"
        value={isAlike ? first.visibility : 'mixed'}
        choices={VISIBILITY_CHOICES}
        onChoose={(visibility) => visibility !== 'mixed' && commands.setVisibility(designs, visibility)}
      />
      <MenuLine />
      <MenuItem icon={Trash2} variant="danger" hint="Del" onSelect={() => commands.trash(designs)}>
        Move to trash
      </MenuItem>
    </>
  )
}
