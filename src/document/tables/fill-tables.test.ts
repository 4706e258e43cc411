import { expect, it } from 'vitest'
import { fillDocument } from '../fill-document.ts'
import { listSlots } from '../list-slots.ts'
import { parseDocument } from '../parse-document.ts'
import { byPointer, documentOf, element, issuesOf } from '../testing/build.ts'

const table = element('table', {
  slot: 'items',
  columns: [{ key: 'name', title: 'Items of {{customer}}' }, { key: 'price' }],
  rows: [['{{first|none}}', { text: '{{price}}', fill: '#ff0000' }]],
})

function filled(data: object): unknown {
  const result = fillDocument(documentOf(table), data).pages[0]?.elements[0]
  return result?.type === 'table' ? { title: result.columns[0]?.title, rows: result.rows } : undefined
}

it('placeholders in titles and cells are filled', () => {
  expect(filled({ customer: 'Ada', price: 5 })).toEqual({
    title: 'Items of Ada',
    rows: [['none', { text: '5', fill: '#ff0000' }]],
  })
  expect(issuesOf(() => filled({ customer: 'Ada' }))).toHaveProperty(['/data/price'])
  expect(listSlots(documentOf(table)).map(({ name, required }) => [name, required])).toEqual([
    ['items', false],
    ['customer', true],
    ['first', false],
    ['price', true],
  ])
})

it('a list of arrays or objects replaces the rows, whose text is data', () => {
  const rows = [['Tea', 3], { price: { text: '4', fontWeight: 700 }, name: '{{as written}}' }, { name: 'Milk' }]
  expect(filled({ customer: 'Ada', items: rows })).toEqual({
    title: 'Items of Ada',
    rows: [
      ['Tea', 3],
      ['{{as written}}', { text: '4', fontWeight: 700 }],
      ['Milk', null],
    ],
  })
})

it('invalid rows are reported with their pointer', () => {
  expect(issuesOf(() => filled({ customer: 'x', price: 1, items: [{ nam: 'Tea' }] }))).toEqual({
    '/data/items/0/nam': 'unknown key `nam`; did you mean `name`?',
  })
  expect(issuesOf(() => filled({ customer: 'x', items: [[true]] }))).toHaveProperty(['/data/items/0/0'])
  expect(issuesOf(() => filled({ customer: 'x', price: 1, items: 'Tea' }))).toEqual({
    '/data/items': 'must be a list of rows, an object with properties of the table, or null to hide it; received "Tea"',
  })
})

it('a table has at most 20,000 cells', () => {
  const rows = Array.from({ length: 2_000 }, () => Array.from({ length: 11 }, () => 1))
  const parsed = parseDocument(documentOf(element('table', { rows })))
  expect('issues' in parsed && byPointer(parsed.issues)).toEqual({
    '/document/pages/0/elements/0/rows': 'must have at most 20000 cells in total; received 22000',
  })
})

it('a row has cells for no more columns than there are', () => {
  const rows = [
    ['Tea', 3],
    ['Milk', 2, 'oat', 1],
    [{ text: 'Sum', colSpan: 2 }, 5],
    [{ text: 'a', rowSpan: 2 }],
    ['b', 'c'],
  ]
  const detail = (width: number): string =>
    `must have cells for at most 2 columns, the number of \`columns\`; received cells for ${width}`
  const parsed = parseDocument(documentOf(element('table', { rows })))
  expect('issues' in parsed && byPointer(parsed.issues)).toEqual({
    '/document/pages/0/elements/0/rows/1': detail(4),
    '/document/pages/0/elements/0/rows/2': detail(3),
    '/document/pages/0/elements/0/rows/4': detail(3),
  })
  expect(parseDocument(documentOf(element('table', { columns: [], rows })))).toHaveProperty('document')
  expect(
    issuesOf(() =>
      filled({
        customer: 'x',
        price: 1,
        items: [
          ['Tea', 1],
          ['Milk', 2, 3],
        ],
      }),
    ),
  ).toEqual({
    '/data/items/1': detail(3),
  })
  expect(issuesOf(() => filled({ customer: 'x', items: { rows: [['Milk', 2, 3]] } }))).toEqual({
    '/data/items/rows/0': detail(3),
  })
})

it('cells that the spans of others move beyond the last column are rejected, in a document and in data', () => {
  const rows = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => ({ text: 'a', rowSpan: 9 })))
  const detail = 'must be in one of the first 50 columns; the spans of other cells move it by 50 to column 51'
  const parsed = parseDocument(documentOf({ ...table, columns: [], rows }))
  expect('issues' in parsed && parsed.issues).toEqual([{ pointer: '/document/pages/0/elements/0/rows/5/0', detail }])
  expect(issuesOf(() => fillDocument(documentOf({ ...table, columns: [], rows: [] }), { items: rows }))).toEqual({
    '/data/items/5/0': detail,
  })
})
