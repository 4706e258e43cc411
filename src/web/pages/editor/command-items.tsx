import { type CommandName, COMMANDS, isPossible } from '../../../edit/commands/commands.ts'
import type { Command } from '../../../edit/commands/command.ts'
import { keyText } from '../../../edit/commands/written-keys.ts'
import { ContextItem, ContextLine } from '../../parts/context-menu.tsx'
import { MenuItem, MenuLine } from '../../parts/menu.tsx'
import { isMac } from './commands/is-mac.ts'
import { runCommand } from './use-keys.ts'
import { useEditor } from './use-editor.ts'

const CONTEXT_PARTS = { Item: ContextItem, Line: ContextLine } as const
/** For a menu that a button opens. */
export const MENU_PARTS = { Item: MenuItem, Line: MenuLine } as const

/**
 * Commands in a menu, in groups: a context menu, unless the parts of another one are given. `actions`
 * replace what commands do, or do what only the place around the menu can.
 */
export function CommandItems({
  groups,
  actions = {},
  parts: { Item, Line } = CONTEXT_PARTS,
}: {
  groups: readonly (readonly CommandName[])[]
  actions?: Partial<Record<CommandName, () => void>>
  parts?: typeof CONTEXT_PARTS | typeof MENU_PARTS
}) {
  const editor = useEditor()
  const state = editor.state.get()
  return groups.map((names, index) => (
    <div key={names[0]} role="none">
      {index > 0 && <Line />}
      {names.map((name) => {
        const { label, keys }: Command = COMMANDS[name]
        return (
          <Item
            key={name}
            disabled={!isPossible(name, state)}
            {...(keys[0] !== undefined && { hint: keyText(keys[0], { isMac: isMac() }) })}
            variant={name.startsWith('delete') ? 'danger' : 'plain'}
            onSelect={actions[name] ?? (() => runCommand(editor, name))}
          >
            {label}
          </Item>
        )
      })}
    </div>
  ))
}
