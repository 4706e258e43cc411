import { type CommandName, isPossible, labelNow } from '../../../../edit/commands/commands.ts'
import { ContextItem, ContextLine } from '../../../parts/context-menu.tsx'
import { MenuItem, MenuLine } from '../../../parts/menu.tsx'
import { commandKey } from './command-key.ts'
import { type RunCommand, runCommand } from './use-keys.ts'
import { useEditor } from '../use-editor.ts'

const CONTEXT_PARTS = { Item: ContextItem, Line: ContextLine } as const
/** For a menu that a button opens. */
export const MENU_PARTS = { Item: MenuItem, Line: MenuLine } as const

/**
 * Commands in a menu, in groups: a context menu, unless the parts of another one are given. `actions`
 * replace what commands do, or do what only the place around the menu can.
 */
export function CommandItems({
  groups,
  run,
  actions = {},
  parts: { Item, Line } = CONTEXT_PARTS,
}: {
  groups: readonly (readonly CommandName[])[]
  /** Default: what the editor itself can do. */
  run?: RunCommand
  actions?: Partial<Record<CommandName, () => void>>
  parts?: typeof CONTEXT_PARTS | typeof MENU_PARTS
}) {
  const editor = useEditor()
  const state = editor.state.get()
  return groups.map((names, index) => (
    <div key={names[0]} role="none">
      {index > 0 && <Line />}
      {names.map((name) => {
        const hint = commandKey(name)
        return (
          <Item
            key={name}
            disabled={!isPossible(name, state)}
            {...(hint !== undefined && { hint })}
            variant={name.startsWith('delete') ? 'danger' : 'plain'}
            onSelect={actions[name] ?? (() => (run ? run(name) : runCommand(editor, name)))}
          >
            {labelNow(name, state)}
          </Item>
        )
      })}
    </div>
  ))
}
