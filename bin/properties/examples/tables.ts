import { AMBER, NAVY, RED, SKY, TEAL } from './colors.ts'
import { type ElementJson, type Examples, values, vary } from './example.ts'

const line = { color: '#b8c4d2' }
const columns = [{ title: 'Dish' }, { title: 'Price' }]
const rows = [
  ['Soup', 8],
  ['Trout', 24],
]
const table: ElementJson = {
  ...{ type: 'table', x: 10, y: 8, width: 130, height: 80, columns, rows },
  ...{ fontSize: 11, padding: [5, 6, 5, 6], border: { horizontal: line }, fill: NAVY },
}
const tall: ElementJson = { ...table, rowHeight: 26 }
const grid: ElementJson = { ...table, border: { outer: line, horizontal: line, vertical: line } }
const thick = { color: RED, width: 2 }
const styles = [{ fontWeight: 600 }, { fill: '#ffffff', background: TEAL }, { fill: RED, fontStyle: 'italic' }]

const menu = [
  ['Soup', 8],
  ['Trout', 24],
  ['Pears', 9],
  ['Brie', 12],
]

/** The box of a table, which has room for its header and two rows. */
function overflowing(overflow: string): readonly ElementJson[] {
  const box = { x: 20, y: 4, width: 110, height: 58 }
  const small = { ...table, rowHeight: 18, rows: menu, fontSize: 10, padding: [2, 6, 2, 6] }
  const page = (x: number, part: ElementJson): readonly ElementJson[] => {
    const half = { ...box, x, width: 69 }
    return [outlineOf(half), { ...small, ...half, padding: [2, 3, 2, 3], fontSize: 9, ...part }]
  }
  if (overflow !== 'pages') return [outlineOf(box), { ...small, ...box, overflow }]
  return [...page(4, { rows: menu.slice(0, 2) }), ...page(77, { rows: menu.slice(2) })]
}

function outlineOf(box: ElementJson): ElementJson {
  return { type: 'rect', ...box, fill: null, stroke: { paint: '#8d99ae', dash: [3, 3] } }
}

function bordered(border: ElementJson): ElementJson {
  return { ...table, border }
}

function withFirstColumn(column: ElementJson): ElementJson {
  return { ...grid, columns: [{ title: 'Dish', ...column }, columns[1]] }
}

function withCell(cell: ElementJson): ElementJson {
  return { ...grid, rows: [[{ text: 'Soup', ...cell }, 8], rows[1]] }
}

export const TABLES: Examples = {
  ...vary('table', table, {
    rows: [rows.slice(0, 1), rows],
    fontFamily: ['Inter', 'Playfair Display', 'Oswald'],
    fontSize: [8, 11, 14],
    fontWeight: [300, 400, 700],
    fontStyle: ['normal', 'italic'],
    fill: [NAVY, RED],
    underline: [false, true],
    strikethrough: [false, true],
    background: [null, SKY],
    headerStyle: styles,
    stripe: [null, SKY],
    padding: [3, [5, 6, 5, 6], [5, 6, 5, 30]],
    rowHeight: [22, 28],
  }),
  'table.columns': values([columns.slice(0, 1), columns], (some: readonly unknown[]) => ({
    ...{ ...table, columns: some, rows: rows.map((row) => row.slice(0, some.length)) },
  })),
  'table.align': values(['start', 'center', 'right'], (align) => ({ ...grid, align })),
  'table.direction': values(['ltr', 'rtl'], (direction) => ({ ...grid, direction })),
  'table.verticalAlign': values(['top', 'middle', 'bottom'], (verticalAlign) => ({
    ...{ ...tall, verticalAlign, padding: [2, 6, 2, 6] },
  })),
  'table.border': values(
    [{}, { horizontal: line }, { outer: line, horizontal: line, vertical: line, header: thick }],
    bordered,
  ),
  'table.lineHeight': values([1, 1.3, 1.8], (lineHeight) => ({
    ...{ ...table, lineHeight, columns: [{ title: 'Dish' }], rows: [['Trout with lemon, butter and potatoes']] },
  })),
  'table.overflow': values(['visible', 'cut', 'pages'], overflowing),
  'TableBorder.outer': values([null, thick], (outer) => bordered({ outer })),
  'TableBorder.horizontal': values([null, thick], (horizontal) => bordered({ horizontal })),
  'TableBorder.vertical': values([null, thick], (vertical) => bordered({ vertical })),
  'TableBorder.header': values([null, thick], (header) => bordered({ header, horizontal: line })),
  'TableLine.color': values([NAVY, RED, TEAL], (color) => bordered({ horizontal: { color, width: 2 } })),
  'TableLine.width': values([1, 2, 4], (width) => bordered({ horizontal: { color: NAVY, width } })),
  'TableColumn.title': values(['Dish', 'Starter'], (title) => withFirstColumn({ title })),
  'TableColumn.width': values([50, 84, 'auto'], (width) => withFirstColumn({ width })),
  'TableColumn.share': values([0.6, 1, 2], (share) => withFirstColumn({ share })),
  'TableColumn.align': values(['start', 'center', 'end'], (align) => withFirstColumn({ align })),
  'TableColumn.background': values([null, SKY, AMBER], (background) => withFirstColumn({ background })),
  'TableCell.text': values(['Soup', 'Salad'], (text) => withCell({ text })),
  'TableCell.background': values([null, SKY, AMBER], (background) => withCell({ background })),
  'TableCell.colSpan': values([1, 2], (colSpan) => ({
    ...{ ...grid, rows: [[{ text: 'Soup', colSpan }, ...(colSpan === 1 ? [8] : [])], rows[1]] },
  })),
  'TableCell.rowSpan': values([1, 2], (rowSpan) => ({
    ...{ ...grid, rows: [[{ text: 'Soup', rowSpan }, 8], rowSpan === 1 ? rows[1] : [24]] },
  })),
}
