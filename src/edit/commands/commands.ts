import type { EditorState } from '../editor-state.ts'
import { endPen } from '../gestures/penning.ts'
import { ADD_COMMANDS } from './add-commands.ts'
import { ARRANGE_COMMANDS } from './arrange-commands.ts'
import { CLIPBOARD_COMMANDS } from './clipboard-commands.ts'
import type { Command, CommandContext } from './command.ts'
import { EDIT_COMMANDS } from './edit-commands.ts'
import { LAYER_COMMANDS } from './layer-commands.ts'
import { PAGE_COMMANDS } from './page-commands.ts'
import { SELECT_COMMANDS } from './select-commands.ts'
import { TEXT_COMMANDS } from './text-commands.ts'
import { TOOL_COMMANDS } from './tool-commands.ts'
import { OPTION_COMMANDS, VIEW_COMMANDS } from './view-commands.ts'

/** Everything that keys, menus and the palette can do, in the order in which it is listed. */
export const COMMANDS = {
  ...TOOL_COMMANDS,
  ...ADD_COMMANDS,
  ...EDIT_COMMANDS,
  ...CLIPBOARD_COMMANDS,
  ...SELECT_COMMANDS,
  ...ARRANGE_COMMANDS,
  ...LAYER_COMMANDS,
  ...TEXT_COMMANDS,
  ...PAGE_COMMANDS,
  ...VIEW_COMMANDS,
  ...OPTION_COMMANDS,
} as const satisfies Record<string, Command>

export type CommandName = keyof typeof COMMANDS

export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[]

export function isPossible(name: CommandName, state: EditorState): boolean {
  const command: Command = COMMANDS[name]
  return command.isPossible?.(state) ?? true
}

/** Returns the label in menus: what the command does with what is selected. */
export function labelNow(name: CommandName, state: EditorState): string {
  const command: Command = COMMANDS[name]
  return command.labelNow?.(state) ?? command.label
}

/**
 * Returns the state after a command, or the same one if it is not possible now, or is for the page
 * around the editor. During a gesture, none is possible; a path that is being drawn ends.
 */
export function perform(before: EditorState, name: CommandName, context: CommandContext): EditorState {
  const command: Command = COMMANDS[name]
  const state = endPen(before)
  if (!command.run || state.gesture.kind !== 'idle' || !isPossible(name, state)) return state
  return command.run(state, context)
}
