import type { Table } from '../../document/elements/table-element.ts'
import { fontSizeOn, type Item, type Setting, widthOn } from './item.ts'

export const TABLE_ITEMS: readonly Item[] = [
  table('table', 'Table with lines', ({ look }) => ({
    border: { horizontal: { color: look.faint }, header: { color: look.ink, width: 2 } },
  })),
  table('striped-table', 'Striped table', ({ look }) => ({
    headerStyle: { fontWeight: 600, background: look.accent, fill: look.onAccent },
    stripe: look.faint,
    border: {},
  })),
  table('grid-table', 'Table with a grid', ({ look }) => ({
    border: { outer: { color: look.ink }, horizontal: { color: look.ink }, vertical: { color: look.ink } },
  })),
  table('plain-table', 'Table without lines', () => ({ border: {} })),
]

const ROWS = [
  ['Design', 'Ada', '$1,200'],
  ['Print', 'Grace', '$850'],
  ['Delivery', 'Alan', '$90'],
]

function table(name: string, label: string, style: (setting: Setting) => Partial<Table>): Item {
  return {
    name,
    label,
    make(setting) {
      const { page, look, nextId } = setting
      const fontSize = fontSizeOn(page, 1 / 52)
      const [across, down] = [Math.round(fontSize * 0.8), Math.round(fontSize * 0.5)]
      return {
        id: nextId(name),
        type: 'table',
        name: label,
        ...{ x: 0, y: 0, width: widthOn(page, 0.6) },
        height: Math.round((ROWS.length + 1) * (fontSize * 1.3 + 2 * down)),
        columns: [{ title: 'Item' }, { title: 'Name' }, { title: 'Price', align: 'end' }],
        rows: ROWS.map((row) => [...row]),
        fontFamily: look.bodyFont,
        fontSize,
        fill: look.ink,
        headerStyle: { fontWeight: 600 },
        padding: [down, across, down, across],
        ...style(setting),
      }
    },
  }
}
