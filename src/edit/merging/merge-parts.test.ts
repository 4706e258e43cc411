import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { merge } from '../merge.ts'

const box = { id: 'a', x: 0, y: 0, width: 100, height: 50 } as const
const documentOf = (element: object, more: object = {}): Document => ({
  version: 1,
  pages: [{ id: 'p', elements: [{ ...box, ...element } as Element] }],
  ...more,
})

/** Merges an element that was `before`, and returns its properties without those of its box. */
function merged(before: object, mine: object, theirs: object) {
  const { document, conflicts } = merge(documentOf(before), documentOf(mine), documentOf(theirs))
  const {
    id: _,
    x: __,
    y: ___,
    width: ____,
    height: _____,
    ...properties
  } = document.pages[0]?.elements[0] ?? { id: '' }
  return { properties, conflicts }
}

const gradient = (...colors: string[]) => ({
  type: 'rect',
  fill: { type: 'linear', stops: colors.map((color, index) => ({ offset: index / 4, color })) },
})

test('stops of a gradient are changed and added by both', () => {
  expect(
    merged(gradient('#111', '#222', '#333'), gradient('#aaa', '#222', '#333'), gradient('#111', '#222', '#bbb')),
  ).toEqual({ properties: gradient('#aaa', '#222', '#bbb'), conflicts: [] })
  const added = merged(gradient('#111', '#222'), gradient('#111', '#222', '#333'), gradient('#aaa', '#222'))
  expect(added).toEqual({ properties: gradient('#aaa', '#222', '#333'), conflicts: [] })
})

test('a gradient keeps two stops, though each side removes another', () => {
  const { properties, conflicts } = merged(gradient('#111', '#222', '#333'), gradient('#111', '#222'), {
    type: 'rect',
    fill: { type: 'linear', stops: gradient('#111', '#222', '#333').fill.stops.slice(1) },
  })
  expect(properties).toEqual(gradient('#111', '#222'))
  expect(conflicts).toEqual([{ id: 'a', properties: ['fill'] }])
})

test('what a document cannot have together, and so could not be saved, is a conflict', () => {
  const shadows = (from: number, count: number) => Array.from({ length: count }, (_, index) => ({ x: from + index }))
  const casting = (from: number, count: number) => ({ type: 'rect', shadows: shadows(from, count) })
  expect(merged(casting(0, 1), casting(0, 10), { type: 'rect', shadows: [...shadows(20, 8), { x: 0 }] })).toEqual({
    properties: casting(0, 10),
    conflicts: [{ id: 'a', properties: ['shadows'] }],
  })
  const saying = (letter: string) => ({ type: 'text', text: `Hello ${letter.repeat(LIMITS.textCharacters - 10)}` })
  const { properties, conflicts } = merged({ type: 'text', text: 'Hello ' }, saying('a'), saying('b'))
  expect(properties).toEqual(saying('a'))
  expect(conflicts).toEqual([{ id: 'a', properties: ['text'] }])
})

test('the color of a stroke and its width are changed apart', () => {
  const stroke = (paint: string, width: number) => ({ type: 'rect', stroke: { paint, width } })
  expect(merged(stroke('#111', 1), stroke('#222', 1), stroke('#111', 5))).toEqual({
    properties: stroke('#222', 5),
    conflicts: [],
  })
})

const table = (...rows: (string | number)[][]) => ({ type: 'table', columns: [{ title: 'A' }, { title: 'B' }], rows })

test('cells of a table are changed by both, and rows added', () => {
  const before = table(['a', 1], ['b', 2], ['c', 3])
  expect(merged(before, table(['a', 9], ['b', 2], ['c', 3]), table(['x', 1], ['b', 2], ['c', 3], ['d', 4]))).toEqual({
    properties: table(['x', 9], ['b', 2], ['c', 3], ['d', 4]),
    conflicts: [],
  })
  const { properties, conflicts } = merged(before, table(['m', 1], ['b', 2]), table(['t', 1], ['b', 2], ['c', 3]))
  expect(properties).toEqual(table(['m', 1], ['b', 2]))
  expect(conflicts).toEqual([{ id: 'a', properties: ['columns', 'rows'] }])
})

test('a table to which one side adds a column counts as a whole', () => {
  const before = table(['a', 1])
  const mine = { type: 'table', columns: [{ title: 'A' }, { title: 'New' }, { title: 'B' }], rows: [['a', 'new', 1]] }
  const { properties, conflicts } = merged(before, mine, table(['a', 2]))
  expect(properties).toEqual(mine)
  expect(conflicts).toEqual([{ id: 'a', properties: ['columns', 'rows'] }])
})

const chart = (categories: string[], ...values: (number | null)[][]) => ({
  type: 'chart',
  kind: 'bar',
  categories,
  series: values.map((each) => ({ values: each })),
})

test('rows of a chart stay together, whatever both change', () => {
  const before = chart(['a', 'b', 'c'], [1, 2, 3], [4, 5, 6])
  const mine = chart(['a', 'b', 'c'], [1, 2, 9], [4, 5, 6])
  const theirs = chart(['new', 'a', 'b', 'c'], [0, 1, 2, 3], [0, 4, 5, 6])
  expect(merged(before, mine, theirs)).toEqual({
    properties: chart(['new', 'a', 'b', 'c'], [0, 1, 2, 9], [0, 4, 5, 6]),
    conflicts: [],
  })
})

test('colors of the brand, guides and descriptions of slots are merged by item', () => {
  const before = documentOf(
    { type: 'rect', slot: 'photo' },
    {
      brand: { colors: { ink: '#111', sun: '#222' } },
      guides: { vertical: [10] },
      slots: [{ name: 'photo', label: 'Photo' }],
    },
  )
  const mine: Document = {
    ...before,
    brand: { colors: { ink: '#aaa', sun: '#222' } },
    guides: { vertical: [10, 20] },
    slots: [{ name: 'photo', label: 'Picture' }],
  }
  const theirs: Document = {
    ...before,
    brand: { colors: { ink: '#111', sun: '#bbb', sea: '#ccc' } },
    guides: { vertical: [5, 10], horizontal: [7] },
    slots: [{ name: 'photo', label: 'Photo', help: 'Of you' }],
  }
  expect(merge(before, mine, theirs)).toEqual({
    document: {
      ...before,
      brand: { colors: { ink: '#aaa', sun: '#bbb', sea: '#ccc' } },
      guides: { vertical: [5, 10, 20], horizontal: [7] },
      slots: [{ name: 'photo', label: 'Picture', help: 'Of you' }],
    },
    conflicts: [],
  })
})

test('the description of a slot goes with its last element, though the other side changed another', () => {
  const slots = [{ name: 'one' }, { name: 'two' }]
  const base: Document = {
    version: 1,
    pages: [{ id: 'p', elements: ['one', 'two'].map((slot) => ({ ...box, id: slot, type: 'rect', slot })) }],
    slots,
  }
  const mine: Document = {
    ...base,
    pages: [{ id: 'p', elements: base.pages[0]?.elements.slice(1) ?? [] }],
    slots: slots.slice(1),
  }
  const theirs: Document = { ...base, slots: [{ name: 'one' }, { name: 'two', label: 'Two' }] }
  expect(merge(base, mine, theirs).document.slots).toEqual([{ name: 'two', label: 'Two' }])
})
