import { Link } from '@tanstack/react-router'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPossible } from '../../../../edit/commands/commands.ts'
import { IconButton } from '../../../parts/button.tsx'
import { TitleInput } from '../bar/title-input.tsx'
import { takeOver } from '../bar/top-bar.tsx'
import { SaveState } from '../save/save-state.tsx'
import type { Saving } from '../save/use-saving.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** The top bar on small screens. `children` is the menu with everything that it has no room for. */
export function CompactTopBar({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  const editor = useEditor()
  const canUndo = useEditorState((state) => isPossible('undo', state))
  const canRedo = useEditorState((state) => isPossible('redo', state))
  return (
    <header
      data-region="toolbar"
      className="col-span-full flex h-12 min-w-0 touch-none items-center border-b border-rule px-1"
    >
      <Link
        to="/designs/$id"
        params={{ id }}
        aria-label="Back to the design"
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/7 hover:text-ink"
      >
        <ArrowLeft className="size-4.5" aria-hidden />
      </Link>
      <div className="flex min-w-0 flex-1">
        <TitleInput className="max-w-full min-w-12" />
      </div>
      <SaveState saving={saving} isSmall onTakeTheirs={(conflict) => takeOver(editor, conflict)} />
      <IconButton
        icon={Undo2}
        label="Undo"
        className="size-11"
        disabled={!canUndo}
        onClick={() => editor.run('undo')}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        className="size-11"
        disabled={!canRedo}
        onClick={() => editor.run('redo')}
      />
      {children}
    </header>
  )
}
