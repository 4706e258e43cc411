import { expect, it } from 'vitest'
import { complete, type ElementOf } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { layOutTable } from './lay-out-table.ts'
import { tableParts } from './table-parts.ts'

/** Every character is 10 px wide, and every line 20 px high. */
const layoutText: LayoutText = ({ text = '', width }) => {
  const perLine = Math.max(1, Math.floor(width / 10))
  const lines = Array.from({ length: Math.max(1, Math.ceil(text.length / perLine)) }, (_, index) => ({
    baselinePx: 0,
    topPx: 0,
    heightPx: 20,
    widthPx: Math.min(perLine, text.length - index * perLine) * 10,
    startPx: 0,
    base: 'ltr' as const,
    runs: [],
    source: { start: 0, end: 0 },
  }))
  return { lines, heightPx: lines.length * 20, widthPx: 0, scale: 1, warnings: [], hidden: null }
}

function tableOf(own: Partial<ElementOf<'table'>>) {
  const whole = {
    id: 't',
    type: 'table' as const,
    x: 0,
    y: 0,
    width: 400,
    height: 300,
    columns: [],
    padding: 10,
    fontSize: 16,
    lineHeight: 1.25,
  }
  return complete<'table'>({ ...whole, ...own })
}

function layout(own: Partial<ElementOf<'table'>>) {
  const { columnLefts, rowTops } = layOutTable(tableOf(own), { layoutText })
  return { columnLefts, rowTops }
}

it('columns have a fixed width, the width of their text, or a share of the rest', () => {
  const columns = [{ width: 100 }, { width: 'auto' as const }, {}, { share: 2 }]
  expect(layout({ columns, rows: [['a', 'twelve chars', 'c', 'd']] }).columnLefts).toEqual([
    0,
    100,
    240,
    240 + 160 / 3,
    400,
  ])
})

it('columns that are too wide shrink, and columns without a width share the box', () => {
  expect(layout({ columns: [{ width: 600 }, { width: 200 }] }).columnLefts).toEqual([0, 300, 400])
  expect(layout({ rows: [['a', 'b', 'c', 'd']] }).columnLefts).toEqual([0, 100, 200, 300, 400])
  expect(layout({ columns: [{ width: 100 }, { width: 50 }] }).columnLefts).toEqual([0, 100, 150])
})

it('rows grow with their text, also of cells that span rows', () => {
  expect(layout({ rows: [['x'.repeat(100)], ['b']] }).rowTops).toEqual([0, 80, 120])
  const rows = [[{ text: 'x'.repeat(90), rowSpan: 2 }, 'b'], ['c']]
  expect(layout({ columns: [{}, {}], rows }).rowTops).toEqual([0, 40, 120])
})

it('lines between cells end at cells that span them', () => {
  const border = { horizontal: { color: '#111111' }, vertical: { color: '#222222' } }
  const table = tableOf({
    columns: [{}, {}],
    rows: [[{ text: 'a', rowSpan: 2 }, 'b'], ['c'], [{ text: 'd', colSpan: 2 }]],
    border,
  })
  const paths = tableParts(table, layOutTable(table, { layoutText }), 3).flatMap((part) =>
    part.type === 'path' ? [part.d] : [],
  )
  expect(paths).toEqual(['M200.5 0V80', 'M200 40.5H400M0 80.5H400'])
})

it('spans beyond the table and missing cells are cut off', () => {
  const table = tableOf({ columns: [{}, {}], rows: [[{ text: 'a', colSpan: 9, rowSpan: 9 }], [], ['b']] })
  const { grid, rowTops } = layOutTable(table, { layoutText })
  expect(rowTops).toHaveLength(4)
  expect(grid.cells[0]).toMatchObject({ rowSpan: 3, colSpan: 9 })
})

it('a span alone adds no columns, so that a large one covers the rest of its row', () => {
  const rows = [[{ text: 'a', colSpan: 50 }], ['b', { text: 'c', colSpan: 50 }]]
  const { grid, columnLefts } = layOutTable(tableOf({ columns: [{}, {}, {}], rows }), { layoutText })
  expect(grid.cells.map(({ colSpan }) => colSpan)).toEqual([3, 1, 2])
  expect(columnLefts).toHaveLength(4)
})

it('a column that shares the rest has room for two letters, however wide the others are', () => {
  const columns = [{ width: 250 }, { width: 'auto' as const }, {}]
  const { columnLefts } = layout({ columns, rows: [['a', 'x'.repeat(90), 'c']] })
  const share = 2 * 16 + 20
  const total = 250 + 920 + share
  expect(columnLefts.map(Math.round)).toEqual([0, (250 * 400) / total, (1170 * 400) / total, 400].map(Math.round))
  expect(layout({ columns: [{ width: 348 }, {}] }).columnLefts).toEqual([0, 348, 400])
})

it('an outer line that is wider than the table fills it', () => {
  const table = tableOf({
    rows: [['a']],
    width: 60,
    border: { horizontal: null, outer: { color: '#111111', width: 100 } },
  })
  const [outer] = tableParts(table, layOutTable(table, { layoutText }), 1).filter(({ type }) => type === 'path')
  expect(outer).toMatchObject({ d: 'M10 10H50V30H10z', stroke: { width: 20 } })
})
