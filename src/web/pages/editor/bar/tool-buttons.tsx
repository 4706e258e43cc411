import { Circle, Hand, type LucideIcon, Minus, MousePointer2, PenTool, Square, Type } from 'lucide-react'
import { COMMANDS, type CommandName } from '../../../../edit/commands/commands.ts'
import type { Tool } from '../../../../edit/tool.ts'
import { classNames } from '../../../parts/class-names.ts'
import { Tooltip } from '../../../parts/tooltip.tsx'
import { useEditor, useEditorState } from '../use-editor.ts'

const TOOLS: readonly { tool: Tool; command: CommandName; icon: LucideIcon }[] = [
  { tool: 'select', command: 'tool-select', icon: MousePointer2 },
  { tool: 'hand', command: 'tool-hand', icon: Hand },
  { tool: 'text', command: 'tool-text', icon: Type },
  { tool: 'rect', command: 'tool-rect', icon: Square },
  { tool: 'ellipse', command: 'tool-ellipse', icon: Circle },
  { tool: 'line', command: 'tool-line', icon: Minus },
  { tool: 'pen', command: 'tool-pen', icon: PenTool },
]

export function ToolButtons() {
  const editor = useEditor()
  const chosen = useEditorState((state) => state.tool)
  return (
    <div role="toolbar" aria-label="Tools" className="flex items-center gap-0.5">
      {TOOLS.map(({ tool, command, icon: Icon }) => {
        const { label, keys } = COMMANDS[command]
        return (
          <Tooltip key={tool} text={`${label} (${keys[0]})`}>
            <button
              type="button"
              aria-label={label}
              aria-pressed={chosen === tool}
              onClick={() => editor.run(command)}
              className={classNames(
                'touchable grid size-9 place-items-center rounded-md transition-colors duration-120 forced-colors:aria-pressed:outline-2',
                chosen === tool ? 'bg-ink text-paper' : 'text-ink hover:bg-ink/7',
              )}
            >
              <Icon className="size-4.5" aria-hidden />
            </button>
          </Tooltip>
        )
      })}
    </div>
  )
}
