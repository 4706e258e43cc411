import { expect, it } from 'vitest'
import type { Document } from '../document.ts'
import type { Element } from '../elements/element.ts'
import { parseDocument } from '../parse-document.ts'
import { documentOf, element } from '../testing/build.ts'
import { flowDocument } from './flow-document.ts'
import { flowPages } from './flow-pages.ts'

/** A header and four rows of 40 px fit the box. */
function tableOf(count: number, own: object = {}): Element {
  const rows = Array.from({ length: count }, (_, index) => [`row ${index}`])
  const box = { width: 300, height: 200, rowHeight: 40, overflow: 'pages' }
  return element('table', { ...box, columns: [{ title: 'Title' }], rows, ...own })
}

function rowsOf({ pages }: Document): string[][] {
  return pages.map(({ elements }) =>
    elements.flatMap((each) =>
      each.type === 'table' ? (each.rows ?? []).map(([cell]) => (typeof cell === 'string' ? cell : '')) : [],
    ),
  )
}

it('rows continue on copies of the page, with everything else', () => {
  const logo = element('rect')
  const flowed = flowPages(documentOf(logo, tableOf(9)))
  expect(rowsOf(flowed).map((rows) => rows.length)).toEqual([4, 4, 1])
  expect(rowsOf(flowed).flat()).toEqual(Array.from({ length: 9 }, (_, index) => `row ${index}`))
  expect(flowed.pages.map(({ id }) => id)).toEqual(['page', 'page~2', 'page~3'])
  expect(flowed.pages[1]?.elements).toMatchObject([
    { id: 'rect~2', type: 'rect' },
    { id: 'table~2', columns: [{ title: 'Title' }] },
  ])
})

it('rows are as high as their text in a font of the brand', () => {
  const rows = Array.from({ length: 4 }, () => ['i'.repeat(38)])
  const table = tableOf(4, { rows, fontFamily: 'brand:body' })
  const counts = ['Inter', 'JetBrains Mono'].map(
    (body) => flowDocument({ ...documentOf(table), brand: { fonts: { body } } }).pages.length,
  )
  expect(counts).toEqual([1, 2])
})

it('a flowed document is valid and does not change again', () => {
  const flowed = flowPages(documentOf(element('group', { elements: [tableOf(11)] }), element('rect', { id: 'rect~2' })))
  expect(parseDocument(flowed)).toEqual({ document: flowed })
  expect(flowPages(flowed)).toBe(flowed)
})

it('the pages after it follow the copies, and a table that has ended is left out', () => {
  const document = documentOf(tableOf(9), tableOf(5, { id: 'short' }))
  document.pages.push({ id: 'last', elements: [] })
  const flowed = flowPages(document)
  expect(flowed.pages.map(({ id, elements }) => [id, elements.length])).toEqual([
    ['page', 2],
    ['page~2', 2],
    ['page~3', 1],
    ['last', 0],
  ])
})

it('a group whose lists have ended is left out with its heading', () => {
  const section = (id: string, count: number): Element =>
    element('group', { id, elements: [element('text', { id: `${id}-title` }), tableOf(count, { id: `${id}-rows` })] })
  const flowed = flowPages(documentOf(section('long', 9), section('short', 5), section('empty', 0)))
  expect(flowed.pages.map(({ elements }) => elements.map(({ id }) => id))).toEqual([
    ['long', 'short', 'empty'],
    ['long~2', 'short~2'],
    ['long~3'],
  ])
})

it('only visible tables that ask for pages flow', () => {
  for (const own of [{ overflow: 'cut' }, { overflow: undefined }, { visible: false }]) {
    const document = documentOf(tableOf(9, own))
    expect(flowPages(document)).toBe(document)
  }
  expect(flowPages(documentOf(tableOf(4))).pages).toHaveLength(1)
})

it('cells that span rows are not divided', () => {
  const rows = [['a'], ['b'], ['c'], [{ text: 'd', rowSpan: 2 }], ['e'], ['f']]
  const flowed = flowPages(documentOf(tableOf(0, { rows })))
  expect(flowed.pages.map(({ elements: [table] }) => (table?.type === 'table' ? table.rows?.length : 0))).toEqual([
    3, 3,
  ])
})

it('a box without room for a row still shows one per page, and pages have a limit', () => {
  expect(flowPages(documentOf(tableOf(3, { height: 0 }))).pages).toHaveLength(3)
  const flowed = flowPages(documentOf(tableOf(2_000, { height: 0 })))
  expect(flowed.pages).toHaveLength(200)
  expect(rowsOf(flowed).flat()).toHaveLength(2_000)
})

const LONG = 'A description that needs several lines in a narrow column, since it goes on and on.'

it('rows with long text take more of a page, and every row is on exactly one', () => {
  const rows = Array.from({ length: 20 }, (_, index) => [`row ${index}`, index % 3 === 0 ? LONG : 'short'])
  const flowed = flowPages(documentOf(tableOf(0, { rows })))
  const counts = rowsOf(flowed).map((page) => page.length)
  expect(counts.length).toBeGreaterThan(5)
  expect(Math.max(...counts)).toBeLessThan(4)
  expect(rowsOf(flowed).flat()).toEqual(rows.map(([name]) => name))
  expect(flowPages(flowed)).toBe(flowed)
})

it('a row that is taller than the box has a page to itself', () => {
  const rows = [['a'], [LONG.repeat(9)], ['b'], ['c']]
  expect(rowsOf(flowPages(documentOf(tableOf(0, { rows }))))).toEqual([['a'], [LONG.repeat(9)], ['b', 'c']])
})

it('columns are at the same place on all pages', () => {
  const columns = [{ title: 'Title', width: 'auto' }, { title: 'Text' }]
  const rows = Array.from({ length: 12 }, (_, index) => [index === 7 ? 'a much longer name' : 'name', 'text', 'extra'])
  const tables = flowPages(documentOf(tableOf(0, { rows, columns }))).pages.flatMap(({ elements }) => elements)
  const [first, ...others] = tables.map((table) => (table.type === 'table' ? table.columns : []))
  const width = expect.any(Number) as number
  expect(first).toEqual([{ title: 'Title', width }, { title: 'Text', width }, { width }])
  for (const other of others) expect(other).toEqual(first)
})

it('elements are shown on the first or the last of the pages that a list adds, if they say so', () => {
  const rows = Array.from({ length: 20 }, (_, index) => [`row ${index}`])
  const box = { x: 0, y: 0, width: 10, height: 10 }
  const document = documentOf(tableOf(0, { rows }))
  const [page] = document.pages
  page?.elements.push(
    { id: 'greeting', type: 'rect', ...box, shownOn: 'first' },
    { id: 'total', type: 'rect', ...box, shownOn: 'last' },
  )
  const flowed = flowPages(document)
  const shown = flowed.pages.map(({ elements }) => elements.flatMap(({ id, type }) => (type === 'rect' ? [id] : [])))
  expect(shown.length).toBeGreaterThan(2)
  expect([shown[0], shown.at(-1)]).toEqual([['greeting'], [`total~${shown.length}`]])
  expect(shown.slice(1, -1).flat()).toEqual([])
  expect(flowPages(flowed)).toBe(flowed)
  expect(flowPages(documentOf(...(page?.elements.slice(1) ?? []))).pages[0]?.elements).toHaveLength(2)
})
