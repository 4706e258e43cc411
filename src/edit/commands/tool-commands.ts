import { endWords, type EditorState, select, selectedPlaces } from '../editor-state.ts'
import { isOpenPath } from '../gestures/continued-path.ts'
import type { Tool } from '../tool.ts'
import type { Command } from './command.ts'

export const TOOL_COMMANDS = {
  'tool-select': tool('select', 'Select', 'V'),
  'tool-hand': tool('hand', 'Hand', 'H'),
  'tool-text': tool('text', 'Text', 'T'),
  'tool-rect': tool('rect', 'Rectangle', 'R'),
  'tool-ellipse': tool('ellipse', 'Ellipse', 'O'),
  'tool-line': tool('line', 'Line', 'L'),
  'tool-pen': tool('pen', 'Pen', 'P'),
} as const satisfies Record<string, Command>

function tool(name: Tool, label: string, key: string): Command {
  return { label, section: 'Tools', keys: [key], run: (state) => withTool(state, name) }
}

function withTool(state: EditorState, name: Tool): EditorState {
  const chosen = { ...endWords(state), tool: name, detail: null }
  return name === 'select' || name === 'hand' || canGoOn(state, name) ? chosen : select(chosen, [])
}

/** The pen goes on at an end of the selected path. */
function canGoOn(state: EditorState, name: Tool): boolean {
  const [place, ...others] = selectedPlaces(state)
  return name === 'pen' && others.length === 0 && place?.element.type === 'path' && isOpenPath(place.element)
}
