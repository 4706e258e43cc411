import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import { readRows } from './read-sample-rows.ts'
import { usableData } from './usable-data.ts'

const document: Document = {
  version: 1,
  slots: [{ name: 'title', label: 'Headline', maxLength: 10 }],
  pages: [
    {
      id: 'page',
      elements: [
        { id: 'title', type: 'text', slot: 'title', x: 0, y: 0, width: 90, height: 20, text: 'Hello' },
        { id: 'price', type: 'text', x: 0, y: 0, width: 90, height: 20, text: 'Only {{price|9}}' },
        { id: 'plot', type: 'chart', kind: 'bar', slot: 'plot', x: 0, y: 0, width: 90, height: 40, series: [] },
      ],
    },
  ],
}

test('columns of CSV have the names or the labels of slots, and empty cells leave the text of the design', () => {
  const csv = '\uFEFFheadline;Price;stock\r\n"A; ""b""";12;3\r\nTwo;;4\r\n'
  expect(readRows(document, csv)).toEqual({
    rows: [{ title: 'A; "b"', price: '12' }, { title: 'Two' }],
    notice: 'No slot is named “stock”.',
  })
})

test('a cell without a column is not left out in silence', () => {
  expect(readRows(document, 'title\nUp to 50 %, today\n')).toEqual({
    rows: [{ title: 'Up to 50 %' }],
    notice: 'No slot is named “column 2”.',
  })
})

test('cells of a spreadsheet and JSON are read too', () => {
  expect(readRows(document, 'title\tprice\nA, b\t5').rows).toEqual([{ title: 'A, b', price: '5' }])
  expect(readRows(document, '[{"title":"A","price":5}]').rows).toEqual([{ title: 'A', price: 5 }])
  expect(readRows(document, '{"title":"A"}').rows).toEqual([{ title: 'A' }])
  expect(readRows(document, 'title,plot\nA,"[[""Mon"",1]]"').rows).toEqual([{ title: 'A', plot: [['Mon', 1]] }])
})

test.each([
  ['', 'There is nothing to read.'],
  ['title', 'The first row must name the slots, and values follow in further rows.'],
  ['[1]', 'JSON must be a list of objects with values by slot name.'],
  ['{"title":', 'This is not valid JSON.'],
  ['name\nA', 'No column has the name of a slot. The slots are “title”, “price”, “plot”.'],
])('%j is refused with a reason', (text, reason) => {
  expect(() => readRows(document, text)).toThrow(reason)
})

test('values that cannot fill the design are left out, with the reason', () => {
  const { values, problems } = usableData(document, { title: 'Far too long for it', price: '5' })
  expect(values).toEqual({ price: '5' })
  expect(problems.get('title')).toBe('must be at most 10 characters; received 19 characters')
})
