import type { Table } from '../../document/elements/table-element.ts'
import { fontSizeOn, type Item, type Setting, widthOn } from './item.ts'

export const TABLE_ITEMS: readonly Item[] = [
  table('table', 'Table with lines', lines),
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

/** Font size as a share of the page's size. */
const FONT_SHARE = 1 / 52

const ROWS = [
  ['Design', 'Ada', '$1,200'],
  ['Print', 'Grace', '$850'],
  ['Delivery', 'Alan', '$90'],
]

function table(name: string, label: string, style: (setting: Setting) => Partial<Table>): Item {
  return {
    name,
    label,
    make: (setting) => ({
      id: setting.nextId(name),
      type: 'table',
      name: label,
      ...{ x: 0, y: 0, width: widthOn(setting.page, 0.6), height: tableHeight(setting, ROWS.length + 1) },
      columns: [{ title: 'Item' }, { title: 'Name' }, { title: 'Price', align: 'end' }],
      rows: ROWS.map((row) => [...row]),
      ...tableStyle(setting),
      ...style(setting),
    }),
  }
}

function lines({ look }: Setting): Partial<Table> {
  return { border: { horizontal: { color: look.faint }, header: { color: look.ink, width: 2 } } }
}

/** The style of a table that can be read on its page: as large as its texts, in its colors and its font. */
function tableStyle({ page, look }: Setting): Partial<Table> {
  const fontSize = fontSizeOn(page, FONT_SHARE)
  const [across, down] = [Math.round(fontSize * 0.8), Math.round(fontSize * 0.5)]
  return {
    fontFamily: look.bodyFont,
    fontSize,
    fill: look.ink,
    headerStyle: { fontWeight: 600 },
    padding: [down, across, down, across],
  }
}

function tableHeight({ page }: Setting, rows: number): number {
  const fontSize = fontSizeOn(page, FONT_SHARE)
  return Math.round(rows * (fontSize * 1.3 + 2 * Math.round(fontSize * 0.5)))
}

/** Makes a table with lines of cells from elsewhere, as wide as their number needs. `rows` has no titles. */
export function tableOf(
  { columns, rows = [] }: Pick<Table, 'columns' | 'rows'>,
  { id, setting }: { id: string; setting: Setting },
): Table {
  const { page } = setting
  const width = Math.min(columns.length * widthOn(page, 0.15), widthOn(page, 1))
  const lineCount = rows.length + (columns.some(({ title }) => title !== undefined) ? 1 : 0)
  const box = { x: 0, y: 0, width, height: tableHeight(setting, lineCount) }
  return { id, type: 'table', ...box, columns, rows, ...tableStyle(setting), ...lines(setting) }
}
