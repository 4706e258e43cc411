import { type Command, hasSelection } from './command.ts'

/** What the page around the editor does with the clipboard. */
export const CLIPBOARD_COMMANDS = {
  cut: { label: 'Cut', section: 'Edit', keys: ['Mod+X'], isBrowserKey: true, isPossible: hasSelection },
  copy: { label: 'Copy', section: 'Edit', keys: ['Mod+C'], isBrowserKey: true, isPossible: hasSelection },
  paste: { label: 'Paste', section: 'Edit', keys: ['Mod+V'], isBrowserKey: true },
  'paste-in-place': {
    label: 'Paste in place, or without formatting',
    labelNow: ({ words }) => (words ? 'Paste without formatting' : 'Paste in place'),
    section: 'Edit',
    keys: ['Mod+Shift+V'],
    isBrowserKey: true,
  },
  'copy-style': {
    label: 'Copy style',
    section: 'Edit',
    keys: ['Alt+C'],
    isPossible: ({ selection }) => selection.length === 1,
  },
  'paste-style': { label: 'Paste style', section: 'Edit', keys: ['Alt+Shift+V'], isPossible: hasSelection },
} as const satisfies Record<string, Command>
