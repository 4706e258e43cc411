import { type LucideIcon, Redo2, Undo2 } from 'lucide-react'
import { COMMANDS, isPossible } from '../../../../edit/commands/commands.ts'
import { IconButton } from '../../../parts/button.tsx'
import { withKey } from '../commands/command-key.ts'
import { useEditor, useEditorState } from '../use-editor.ts'

/** `size` is a class for both buttons. */
export function HistoryButtons({ size = '' }: { size?: string }) {
  return (
    <div className="flex items-center">
      <HistoryButton command="undo" icon={Undo2} size={size} />
      <HistoryButton command="redo" icon={Redo2} size={size} />
    </div>
  )
}

interface HistoryButtonProps {
  readonly command: 'undo' | 'redo'
  readonly icon: LucideIcon
  readonly size: string
}

function HistoryButton({ command, icon, size }: HistoryButtonProps) {
  const editor = useEditor()
  const canRun = useEditorState((state) => isPossible(command, state))
  return (
    <IconButton
      icon={icon}
      label={COMMANDS[command].label}
      tip={withKey(command)}
      className={size}
      disabled={!canRun}
      onClick={() => editor.run(command)}
    />
  )
}
