import { expect, test } from 'vitest'
import { chartDataOf, gridOfChart } from './chart-data.ts'
import { type DataGrid, withCell, withoutColumn, withoutRow, withPasted, withRow } from './data-grid.ts'
import { gridOfTable, tableRowsOf } from './table-data.ts'

const bold = { text: 'Milk', fontWeight: 700, rowSpan: 2 }
const table = gridOfTable({ columns: [{ key: 'item' }, {}], rows: [['Tea', 3], [bold, null], [2]] })

function texts({ rows }: DataGrid): string[][] {
  return rows.map((cells) => cells.map(({ text }) => text))
}

test('rows that are not edited stay as they are', () => {
  expect(table.columns).toEqual(['item', 'Column 2'])
  expect(tableRowsOf(table)).toEqual([['Tea', 3], [bold, null], [2]])
  expect(tableRowsOf(withCell(table, { row: 1, column: 0 }, 'Oat'))[1]).toEqual([{ ...bold, text: 'Oat' }, null])
})

test('a new row has the style of the last one, but covers no other cells', () => {
  const added = withRow(withoutRow(table, 2))
  expect(tableRowsOf(withCell(added, { row: 2, column: 1 }, '4'))[2]).toEqual([{ text: '', fontWeight: 700 }, '4'])
})

test('pasted cells fill the grid from a cell on, and add rows and columns up to the limits', () => {
  const pasted = [
    ['a', 'b', 'c'],
    ['d', 'e'],
  ]
  const limits = { rows: 4, columns: 3 }
  expect(texts(withPasted(table, { start: { row: 2, column: 1 }, pasted, limits }))).toEqual([
    ['Tea', '3', ''],
    ['Milk', '', ''],
    ['2', 'a', 'b'],
    ['', 'd', 'e'],
  ])
  const cut = { rows: 3, columns: 2 }
  expect(texts(withPasted(table, { start: { row: 2, column: 1 }, pasted, limits: cut }))[2]).toEqual(['2', 'a'])
})

test('a chart keeps the colors of its series', () => {
  const series = [{ name: 'A', values: [1, null], color: '#111111' }, { values: [2, 3] }]
  const grid = gridOfChart({ categories: ['x'], series })
  expect(texts(grid)).toEqual([
    ['x', '1', '2'],
    ['', '', '3'],
  ])
  expect(chartDataOf(grid, series)).toEqual({ categories: ['x', ''], series })
  expect(chartDataOf(withoutColumn(grid, 1), series)).toMatchObject({ series: [{ values: [2, 3] }] })
})
