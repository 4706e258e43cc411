import { Link } from '@tanstack/react-router'
import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { isPossible } from '../../../../edit/commands/commands.ts'
import { IconButton } from '../../../parts/button.tsx'
import type { Editor } from '../editor.ts'
import { SaveState } from '../save/save-state.tsx'
import { savedEditor } from '../save/saved-editor.ts'
import { takeTheirs } from '../save/take-theirs.ts'
import type { NotedConflict } from '../save/merge-contents.ts'
import type { Saving } from '../save/use-saving.ts'
import { PublishButton } from '../data/publish-button.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'
import { ExportButton } from './export-button.tsx'
import { TitleInput } from './title-input.tsx'
import { ToolButtons } from './tool-buttons.tsx'
import { ViewMenu } from './view-menu.tsx'
import { ZoomControl } from './zoom-control.tsx'

export function TopBar({ id, saving, children }: { id: string; saving: Saving; children: ReactNode }) {
  const editor = useEditor()
  const canUndo = useEditorState((state) => isPossible('undo', state))
  const canRedo = useEditorState((state) => isPossible('redo', state))
  return (
    <header data-region="toolbar" className="col-span-3 flex h-13 items-center gap-3 border-b border-rule px-3">
      <Link
        to="/designs/$id"
        params={{ id }}
        aria-label="Back to the design"
        className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/7 hover:text-ink"
      >
        <ArrowLeft className="size-4.5" aria-hidden />
      </Link>
      <TitleInput />
      <SaveState saving={saving} onTakeTheirs={(conflict) => takeOver(editor, conflict)} />
      <div className="flex items-center">
        <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => editor.run('undo')} />
        <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => editor.run('redo')} />
      </div>
      <ToolButtons />
      <div className="ml-auto flex items-center gap-2">
        <ViewMenu />
        <ZoomControl />
        {children}
        <PublishButton id={id} saving={saving} />
        <ExportButton id={id} saving={saving} />
      </div>
    </header>
  )
}

/** Takes the other side of a conflict, as a step that can be undone. */
export function takeOver(editor: Editor, conflict: NotedConflict): void {
  const { document, title } = takeTheirs(savedEditor(editor).read(), conflict)
  editor.title.set(title)
  editor.change({ label: 'Take over' }, () => document)
}
