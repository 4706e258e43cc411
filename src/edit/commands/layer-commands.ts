import type { EditorState } from '../editor-state.ts'
import { canMoveTo, type LayerStep, moveLayers, targetOfStep } from '../layers/move-layers.ts'
import type { Command, CommandContext } from './command.ts'

/** Moving in and out of groups. In the layers panel, Alt with arrow keys does the same. */
export const LAYER_COMMANDS = {
  'move-into-group': layerCommand('Move into the neighboring group', 'in'),
  'move-out-of-group': layerCommand('Move out of the group', 'out'),
} as const satisfies Record<string, Command>

function layerCommand(label: string, step: LayerStep): Command {
  return {
    label,
    section: 'Arrange',
    keys: [],
    isPossible: (state) => {
      const target = targetOfStep(state, step)
      return target !== undefined && canMoveTo(state.document, new Set(state.selection), target)
    },
    run: (state, context) => movedByStep(state, step, context),
  }
}

export function movedByStep(state: EditorState, step: LayerStep, context: CommandContext): EditorState {
  const target = targetOfStep(state, step)
  return target ? moveLayers(state, target, context) : state
}
