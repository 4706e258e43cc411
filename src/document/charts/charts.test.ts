import { describe, expect, it } from 'vitest'
import { fillDocument } from '../fill-document.ts'
import { parseDocument } from '../parse-document.ts'
import { byPointer, documentOf, element, issuesOf } from '../testing/build.ts'

function issuesIn(own: Readonly<Record<string, unknown>>): Record<string, string> {
  const parsed = parseDocument(documentOf(element('chart', own)))
  return 'issues' in parsed ? byPointer(parsed.issues) : {}
}

const chart = element('chart', {
  kind: 'bar',
  slot: 'sales',
  categories: ['old'],
  series: [
    { name: 'A', values: [1], color: '#111111' },
    { name: 'B', values: [2], color: '#222222' },
  ],
})

function filledWith(rows: unknown, own = chart): unknown {
  const filled = fillDocument(documentOf(own), { sales: rows }).pages[0]?.elements[0]
  return filled?.type === 'chart' ? { categories: filled.categories, series: filled.series } : undefined
}

describe('a list', () => {
  it('of objects fills the categories and the series by name', () => {
    const rows = [
      { label: 'Jan', B: 5, A: 7 },
      { label: 'Feb', B: '6.5', A: null },
      { label: 'Mar', A: 'n/a' },
    ]
    expect(filledWith(rows)).toEqual({
      categories: ['Jan', 'Feb', 'Mar'],
      series: [
        { name: 'B', values: [5, 6.5, null], color: '#222222' },
        { name: 'A', values: [7, null, null], color: '#111111' },
      ],
    })
  })

  it('names the series of a chart whose own have no names', () => {
    const unnamed = element('chart', { slot: 'sales', series: [{ values: [1], color: '#111111' }] })
    expect(filledWith([{ label: 'Jan', North: 5, South: 7 }], unnamed)).toMatchObject({
      series: [
        { name: 'North', values: [5], color: '#111111' },
        { name: 'South', values: [7] },
      ],
    })
    expect(filledWith([['Jan', 5, 7]], unnamed)).toMatchObject({ series: [{ values: [5] }, { values: [7] }] })
  })

  it('has a gap in all series where it has null', () => {
    expect(filledWith([{ label: 'Jan', B: 5 }, null, { label: 'Mar', B: 6 }])).toEqual({
      categories: ['Jan', '', 'Mar'],
      series: [{ name: 'B', values: [5, null, 6], color: '#222222' }],
    })
  })

  it('of arrays fills the series by position', () => {
    expect(
      filledWith([
        ['Jan', 1, 2],
        ['Feb', 3],
      ]),
    ).toEqual({
      categories: ['Jan', 'Feb'],
      series: [
        { name: 'A', values: [1, 3], color: '#111111' },
        { name: 'B', values: [2, null], color: '#222222' },
      ],
    })
  })

  it('of numbers or of objects with a value fills the first series', () => {
    expect(filledWith([4, null, 6])).toEqual({
      categories: ['old'],
      series: [{ name: 'A', values: [4, null, 6], color: '#111111' }],
    })
    expect(filledWith([{ label: 'x', value: 9 }])).toEqual({
      categories: ['x'],
      series: [{ name: 'A', values: [9], color: '#111111' }],
    })
  })

  it('without rows empties the chart', () => {
    expect(filledWith([])).toEqual({ categories: ['old'], series: [] })
  })

  it('is rejected with a pointer to what is wrong', () => {
    const fill = (rows: unknown, own = chart): Record<string, string> =>
      issuesOf(() => fillDocument(documentOf(own), { sales: rows }))
    expect(fill([['Jan', true]])).toEqual({
      '/data/sales/0/1':
        'must be a number from -1000000000000000 to 1000000000000000, or a string of at most 255 characters, or null; received true',
    })
    expect(fill('12')).toEqual({
      '/data/sales':
        'must be a list with a row for each category, an object with properties of the chart, or null to hide it; received "12"',
    })
    expect(fill(Array.from({ length: 501 }, () => 1))).toEqual({
      '/data/sales': 'must be an array of at most 500 items; received an array of 501 items',
    })
    expect(fill([3, -4], element('chart', { slot: 'sales', kind: 'pie' }))).toEqual({
      '/data/sales/1': 'must be at least 0 in a pie; received -4',
    })
  })

  it('has no values for series that the chart lacks', () => {
    const fill = (rows: unknown): object => issuesOf(() => fillDocument(documentOf(revenue), { sales: rows }))
    const revenue = element('chart', {
      slot: 'sales',
      series: ['Revenue', 'Costs'].map((name) => ({ name, values: [] })),
    })
    expect(fill([{ label: 'Jan', Revenue: 1 }, { label: 'Feb', Cost: 2 }, { Taxes: 3 }, ['Mar', 1, 2, 3]])).toEqual({
      '/data/sales/1/Cost': 'unknown series `Cost`; did you mean `Costs`?',
      '/data/sales/2/Taxes': 'unknown series `Taxes`; expected `Revenue` or `Costs`',
      '/data/sales/3': 'must be a name and at most 2 values, one for each series; received 3 values',
    })
  })

  it('has numbers with a decimal point only, also as text', () => {
    const fill = (rows: unknown): object => issuesOf(() => fillDocument(documentOf(chart), { sales: rows }))
    const expected = (text: string): string =>
      `must be a number from -1000000000000000 to 1000000000000000, or text such as "12.5" with a decimal point and no other separators; text without digits is a gap; received "${text}"`
    expect(fill([{ A: '12,5' }, ['Feb', '1.200,50', '1e16'], { A: 'n/a', B: ' 7 ' }])).toEqual({
      '/data/sales/0/A': expected('12,5'),
      '/data/sales/1/1': expected('1.200,50'),
      '/data/sales/1/2': expected('1e16'),
    })
  })

  it('cannot fill other elements', () => {
    const text = element('text', { slot: 'sales' })
    expect(issuesOf(() => fillDocument(documentOf(text), { sales: [1] }))).toHaveProperty(['/data/sales'])
  })
})

it('a pie has one series, without negative values', () => {
  expect(issuesIn({ kind: 'pie', series: [{ values: [1, -2] }, { values: [] }] })).toEqual({
    '/document/pages/0/elements/0/series': 'must be at most one series for a pie; received 2 series',
    '/document/pages/0/elements/0/series/0/values/1': 'must be at least 0 in a pie; received -2',
  })
  expect(issuesIn({ valueMin: 5, valueMax: 5 })).toEqual({
    '/document/pages/0/elements/0/valueMax': 'must be greater than `valueMin`, which is 5; received 5',
  })
})
