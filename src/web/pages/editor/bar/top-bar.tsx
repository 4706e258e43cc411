import { Link } from '@tanstack/react-router'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { isPossible } from '../../../../edit/commands/commands.ts'
import type { OpenDesign } from '../../../api/design-queries.ts'
import { IconButton } from '../../../parts/button.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { ToolButtons } from './tool-buttons.tsx'
import { ZoomControl } from './zoom-control.tsx'

export function TopBar({ design }: { design: OpenDesign }) {
  const editor = useEditor()
  const canUndo = useEditorState((state) => isPossible('undo', state))
  const canRedo = useEditorState((state) => isPossible('redo', state))
  return (
    <header className="col-span-3 flex h-13 items-center gap-3 border-b border-rule px-3">
      <Link
        to="/designs/$id"
        params={{ id: design._id }}
        aria-label="Back to the design"
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/7 hover:text-ink"
      >
        <ArrowLeft className="size-4.5" aria-hidden />
      </Link>
      <p className="max-w-64 min-w-0 truncate font-semibold user-text">{design.title}</p>
      <div className="flex items-center">
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => editor.run('undo')} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => editor.run('redo')} />
      </div>
      <ToolButtons />
      <div className="ml-auto flex items-center gap-2">
        <ZoomControl />
      </div>
    </header>
  )
}
