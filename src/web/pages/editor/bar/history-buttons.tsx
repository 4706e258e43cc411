import { Redo2, Undo2 } from 'lucide-react'
import { isPossible } from '../../../../edit/commands/commands.ts'
import { IconButton } from '../../../parts/button.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'

export function HistoryButtons() {
  const editor = useEditor()
  const canUndo = useEditorState((state) => isPossible('undo', state))
  const canRedo = useEditorState((state) => isPossible('redo', state))
  return (
    <div className="flex items-center">
      <IconButton icon={Undo2} label="Undo" disabled={!canUndo} onClick={() => editor.run('undo')} />
      <IconButton icon={Redo2} label="Redo" disabled={!canRedo} onClick={() => editor.run('redo')} />
    </div>
  )
}
