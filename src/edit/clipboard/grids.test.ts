import { describe, expect, test } from 'vitest'
import { documentOf } from '../../document/testing/build.ts'
import { settingOf } from '../adding/setting-of.ts'
import type { Chart } from '../../document/elements/chart.ts'
import { gridOfMarkup, gridOfText } from './grid-of-text.ts'
import { tableOfGrid, withGridInChart, withGridInTable } from './place-grid.ts'
import { markupOf } from './testing/markup-of.ts'
import { writtenNumber } from './written-number.ts'

describe('cells of spreadsheets', () => {
  test('are separated by tabs and lines', () => {
    expect(gridOfText('a\tb\r\n1\t2\r\n')).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
    expect(gridOfText('no tabs')).toBeUndefined()
  })

  test('can have line breaks, tabs and quotes in quotes', () => {
    expect(gridOfText('"two\nlines"\t"say ""hi"""\n"open\tb')).toEqual([
      ['two\nlines', 'say "hi"'],
      ['"open', 'b'],
    ])
  })

  test('are read from tables of HTML', () => {
    const html = '<body><table><tr><th>a</th><th>b</th></tr><tr><td>1</td></tr></table></body>'
    expect(gridOfMarkup(markupOf(html))).toEqual([
      ['a', 'b'],
      ['1', ''],
    ])
  })

  test.each([
    ['1,234.5', 1234.5],
    ['1.234,5', 1234.5],
    ['1 234', 1234],
    ['1,234', 1234],
    ['1,5', 1.5],
    ['0.125', 0.125],
    ['1.234.567', 1234567],
    ['$12', 12],
    ['5 €', 5],
    ['12 %', 0.12],
    ['(3)', -3],
    ['−4', -4],
    ['2026-01-01', undefined],
    ['', undefined],
    ['abc', undefined],
  ])('%s is the number %s', (text, number) => {
    expect(writtenNumber(text)).toBe(number)
  })
})

/** A dark slide. */
const SLIDE = documentOf()
const ON_SLIDE = {
  id: 'table',
  setting: settingOf({
    document: { ...SLIDE, pages: SLIDE.pages.map((page) => ({ ...page, background: '#101018' })) },
    size: { width: 1920, height: 1080 },
    pageId: SLIDE.pages[0]?.id ?? '',
  }),
}

const SALES = [
  ['Month', 'Shop', 'Web'],
  ['Jan', '10', '1,200'],
  ['Feb', '', '8'],
]

describe('a pasted grid', () => {
  test('becomes a table with a header and numbers at the end', () => {
    expect(tableOfGrid(SALES, ON_SLIDE)).toMatchObject({
      columns: [{ title: 'Month' }, { title: 'Shop', align: 'end' }, { title: 'Web', align: 'end' }],
      rows: [
        ['Jan', '10', '1,200'],
        ['Feb', '', '8'],
      ],
    })
  })

  test('can be read on its page', () => {
    expect(tableOfGrid(SALES, ON_SLIDE)).toMatchObject({ fontSize: 28, fill: '#ffffff', width: 648 })
  })

  test('without numbers has no header', () => {
    expect(
      tableOfGrid(
        [
          ['a', 'b'],
          ['c', 'd'],
        ],
        ON_SLIDE,
      ),
    ).toMatchObject({
      columns: [{}, {}],
      rows: [
        ['a', 'b'],
        ['c', 'd'],
      ],
    })
  })

  test('replaces the texts of a table, whose columns keep their style', () => {
    const table = tableOfGrid([['A', '1']], ON_SLIDE)
    const styled = { ...table, columns: [{ title: 'Name', width: 200, fill: '#ff0000' }], stripe: '#eeeeee' }
    const filled = withGridInTable(styled, SALES)
    expect(filled.stripe).toBe('#eeeeee')
    expect(filled.columns).toEqual([
      { title: 'Month', width: 200, fill: '#ff0000' },
      { title: 'Shop', width: 200, fill: '#ff0000' },
      { title: 'Web', width: 200, fill: '#ff0000' },
    ])
    expect(filled.rows).toHaveLength(2)
  })

  test('replaces the values of a chart', () => {
    const chart: Chart = {
      ...{ id: 'chart', type: 'chart', kind: 'bar', x: 0, y: 0, width: 100, height: 100 },
      series: [{ name: 'Old', values: [1], color: '#ff0000' }],
    }
    expect(withGridInChart(chart, SALES)).toMatchObject({
      categories: ['Jan', 'Feb'],
      series: [
        { name: 'Shop', values: [10, null], color: '#ff0000' },
        { name: 'Web', values: [1200, 8] },
      ],
    })
    expect(withGridInChart(chart, [['a'], ['b']])).toBeUndefined()
  })
})
