import { Redo2, Undo2 } from 'lucide-react'
import { isPossible } from '../../../../edit/commands/commands.ts'
import { IconButton } from '../../../parts/button.tsx'
import { withKey } from '../commands/command-key.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** `size` is a class for both buttons. */
export function HistoryButtons({ size = '' }: { size?: string }) {
  const editor = useEditor()
  const canUndo = useEditorState((state) => isPossible('undo', state))
  const canRedo = useEditorState((state) => isPossible('redo', state))
  return (
    <div className="flex items-center">
      <IconButton
        icon={Undo2}
        label="Undo"
        tip={withKey('undo')}
        className={size}
        disabled={!canUndo}
        onClick={() => editor.run('undo')}
      />
      <IconButton
        icon={Redo2}
        label="Redo"
        tip={withKey('redo')}
        className={size}
        disabled={!canRedo}
        onClick={() => editor.run('redo')}
      />
    </div>
  )
}
