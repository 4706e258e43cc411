import type { Command } from '../../../../edit/commands/command.ts'
import { type CommandName, COMMANDS } from '../../../../edit/commands/commands.ts'
import { keyText } from '../../../../edit/commands/written-keys.ts'
import { isMac } from './is-mac.ts'

/** The first keys of a command as this computer writes them; undefined if it has none. */
export function commandKey(name: CommandName): string | undefined {
  const [first]: Command['keys'] = COMMANDS[name].keys
  return first === undefined ? undefined : keyText(first, { isMac: isMac() })
}

/** The label of a command with its keys: `Undo (Ctrl+Z)`. */
export function withKey(name: CommandName): string {
  const key = commandKey(name)
  return key === undefined ? COMMANDS[name].label : `${COMMANDS[name].label} (${key})`
}
