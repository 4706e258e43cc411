import type { EditorState } from '../editor-state.ts'
import type { EditorOptions } from '../editor-options.ts'
import { LENGTH_UNITS } from '../measuring/length-unit.ts'
import { type Command, hasSelection } from './command.ts'

const GRID_PX = 10

/** What is shown of the page, and what elements snap to. */
export const OPTION_COMMANDS = {
  rulers: option('Rulers', 'Shift+R', (options) => ({ rulers: !options.rulers })),
  guides: option('Guides', 'Mod+;', (options) => ({ guides: !options.guides })),
  grid: option('Grid', "Mod+'", (options) => ({ grid: options.grid === null ? GRID_PX : null })),
  bleed: option('Bleed', 'Alt+B', (options) => ({ bleed: !options.bleed })),
  'safe-area': option('Safe area', 'Alt+E', (options) => ({ safeArea: !options.safeArea })),
  snapping: option('Snap to elements and guides', 'Alt+G', (options) => ({ snaps: !options.snaps })),
  'whole-pixels': option('Snap to whole pixels', 'Alt+P', (options) => ({ wholePixels: !options.wholePixels })),
  'next-unit': option('Next unit of lengths', 'Alt+M', ({ unit }) => {
    return { unit: LENGTH_UNITS[(LENGTH_UNITS.indexOf(unit) + 1) % LENGTH_UNITS.length] ?? 'px' }
  }),
  'unit-px': option('Lengths in pixels', undefined, () => ({ unit: 'px' })),
  'unit-mm': option('Lengths in millimeters', undefined, () => ({ unit: 'mm' })),
  'unit-cm': option('Lengths in centimeters', undefined, () => ({ unit: 'cm' })),
  'unit-in': option('Lengths in inches', undefined, () => ({ unit: 'in' })),
} as const satisfies Record<string, Command>

function option(
  label: string,
  key: string | undefined,
  change: (options: EditorOptions) => Partial<EditorOptions>,
): Command {
  return {
    ...{ label, section: 'View', keys: key === undefined ? [] : [key] },
    run: (state: EditorState) => {
      const chosen = change(state.options)
      return {
        ...state,
        options: { ...state.options, ...chosen },
        chosenOptions: { ...state.chosenOptions, ...chosen },
      }
    },
  }
}

/** What the page around the editor does. */
export const VIEW_COMMANDS = {
  'zoom-in': { label: 'Zoom in', section: 'View', keys: ['+', '='] },
  'zoom-out': { label: 'Zoom out', section: 'View', keys: ['-'] },
  'zoom-fit': { label: 'Show the whole page', section: 'View', keys: ['Shift+1'] },
  'zoom-selection': { label: 'Zoom to the selection', section: 'View', keys: ['Shift+2'] },
  'zoom-width': { label: 'Show the whole width', section: 'View', keys: ['Shift+3'] },
  'zoom-50': { label: 'Zoom to 50 %', section: 'View', keys: ['Shift+5'] },
  'zoom-100': { label: 'Zoom to 100 %', section: 'View', keys: ['Shift+0'] },
  'zoom-200': { label: 'Zoom to 200 %', section: 'View', keys: ['Shift+6'] },
  'zoom-400': { label: 'Zoom to 400 %', section: 'View', keys: ['Shift+4'] },
  data: { label: 'Show with data', section: 'View', keys: ['Shift+D'] },
  save: { label: 'Save now', section: 'Edit', keys: ['Mod+S'] },
  inspector: { label: 'Go to the properties', section: 'View', keys: ['Alt+Enter'] },
  regions: { label: 'Go to the next region', section: 'View', keys: ['F6'] },
  'previous-region': { label: 'Go to the previous region', section: 'View', keys: ['Shift+F6'] },
  rename: { label: 'Rename', section: 'Edit', keys: ['F2'], isPossible: hasSelection },
  'rename-page': { label: 'Rename page', section: 'Pages', keys: [] },
  present: { label: 'Present', section: 'View', keys: ['Shift+P'] },
  palette: { label: 'Search commands', section: 'View', keys: ['Mod+K', 'Mod+/'] },
  menu: { label: 'Open the menu of the selection', section: 'View', keys: ['Shift+F10'] },
  keys: { label: 'Show keyboard shortcuts', section: 'View', keys: ['?'] },
} as const satisfies Record<string, Command>
