import { addElement } from '../adding/add-element.ts'
import { itemNamed } from '../adding/items.ts'
import type { Command } from './command.ts'

/** What is added most often. Pictures and icons are chosen in a panel, which the page around the editor opens. */
export const ADD_COMMANDS = {
  'add-heading': add('Add heading', 'heading'),
  'add-text': add('Add text', 'body'),
  'add-list': add('Add bulleted list', 'bulleted-list'),
  'add-button': add('Add button', 'button'),
  'add-rectangle': add('Add rectangle', 'rectangle'),
  'add-circle': add('Add circle', 'circle'),
  'add-line': add('Add line', 'line'),
  'add-arrow': add('Add arrow', 'arrow'),
  'add-table': add('Add table', 'table'),
  'add-chart': add('Add chart', 'bar-chart'),
  'add-qr-code': add('Add QR code', 'qrcode'),
  'add-picture': { label: 'Add picture…', section: 'Add', keys: ['Mod+Shift+K'] },
  'add-icon': { label: 'Add icon…', section: 'Add', keys: [] },
  'add-anything': { label: 'Show what can be added', section: 'Add', keys: [] },
} as const satisfies Record<string, Command>

function add(label: string, item: string): Command {
  return {
    label,
    section: 'Add',
    keys: [],
    run: (state, { at, middle = { x: state.size.width / 2, y: state.size.height / 2 } }) =>
      addElement(state, itemNamed(item).make, { middle, at }),
  }
}
