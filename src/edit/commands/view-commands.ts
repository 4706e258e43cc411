import type { EditorState } from '../editor-state.ts'
import { select } from '../editor-state.ts'
import type { Command } from './command.ts'

export const PAGE_COMMANDS = {
  'next-page': { label: 'Next page', section: 'Pages', keys: ['PageDown'], run: (state) => pageBy(state, 1) },
  'previous-page': { label: 'Previous page', section: 'Pages', keys: ['PageUp'], run: (state) => pageBy(state, -1) },
} as const satisfies Record<string, Command>

/** What the page around the editor does. */
export const VIEW_COMMANDS = {
  'zoom-in': { label: 'Zoom in', section: 'View', keys: ['+', '='] },
  'zoom-out': { label: 'Zoom out', section: 'View', keys: ['-'] },
  'zoom-fit': { label: 'Show the whole page', section: 'View', keys: ['Shift+1'] },
  'zoom-selection': { label: 'Zoom to the selection', section: 'View', keys: ['Shift+2'] },
  'zoom-100': { label: 'Zoom to 100 %', section: 'View', keys: ['Shift+0'] },
  data: { label: 'Show with data', section: 'View', keys: ['Shift+D'] },
  save: { label: 'Save now', section: 'Edit', keys: ['Mod+S'] },
  inspector: { label: 'Go to the properties', section: 'View', keys: ['Alt+Enter'] },
  regions: { label: 'Go to the next region', section: 'View', keys: ['F6'] },
  palette: { label: 'Search commands', section: 'View', keys: ['Mod+K', 'Mod+/'] },
  keys: { label: 'Show keyboard shortcuts', section: 'View', keys: ['?'] },
} as const satisfies Record<string, Command>

function pageBy(state: EditorState, by: 1 | -1): EditorState {
  const { pages } = state.document
  const index = pages.findIndex(({ id }) => id === state.pageId)
  const page = pages[index + by]
  return page ? { ...select(state, []), pageId: page.id, scope: null } : state
}
