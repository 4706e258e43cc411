import { expect, test } from 'vitest'
import type { Document } from './document.ts'
import type { Element } from './elements/element.ts'
import { fillDocument } from './fill-document.ts'
import { hiddenSlotWarnings } from './hidden-slot-warnings.ts'
import { documentOf, element } from './testing/build.ts'

const text = (id: string, more: object = {}) => {
  return { id, type: 'text', slot: id, x: 0, y: 0, width: 10, height: 10, text: 'a', ...more }
}
const document = {
  version: 1,
  pages: [
    { id: 'p1', elements: [text('shown'), text('hidden', { visible: false })] },
    {
      id: 'p2',
      elements: [
        { id: 'g', type: 'group', x: 0, y: 0, width: 9, height: 9, elements: [text('inner', { visible: false })] },
      ],
    },
  ],
} as unknown as Document

function warned(data: object, pages?: readonly number[]): readonly [page: number, elementId: string][] {
  const filled = fillDocument(document, data)
  return hiddenSlotWarnings(filled, data, pages).map(({ page, elementId }) => [page, elementId])
}

test('a value for a hidden element is reported, also within a group, on the exported pages only', () => {
  const data = { shown: 'x', hidden: 'x', inner: 'x' }
  expect(warned(data)).toEqual([
    [1, 'hidden'],
    [2, 'inner'],
  ])
  expect(warned(data, [2])).toEqual([[2, 'inner']])
})

test('a value that shows or hides its element is not reported', () => {
  expect(warned({ shown: null, hidden: { visible: true, text: 'x' }, inner: null })).toEqual([])
  expect(warned({ hidden: { visible: false } })).toEqual([])
  expect(warned({})).toEqual([])
})

test('the message names the slot and how to show its element', () => {
  const data = { hidden: 'x' }
  expect(hiddenSlotWarnings(fillDocument(document, data), data)).toMatchObject([
    {
      code: 'slot_hidden',
      message:
        'slot "hidden" was filled, but its element is hidden in the design; add "visible": true to its value to show it',
    },
  ])
})

function warnedIn(elements: readonly Element[], data: object) {
  return hiddenSlotWarnings(fillDocument(documentOf(...elements), data), data)
}

test('values of runs are reported with the text that hides them', () => {
  const runs = [{ text: 'from ' }, { text: '9', slot: 'price' }]
  const hidden = element('text', { id: 'line', slot: 'line', visible: false, runs })
  expect(warnedIn([hidden], { price: '12' })).toMatchObject([
    {
      elementId: 'line',
      message:
        'slot "price" was filled, but its element is hidden in the design; set "visible": true for "line" to show it',
    },
  ])
  expect(warnedIn([hidden], { line: null, price: '12' })).toEqual([])
})

test('values in entries are reported once for each element and page', () => {
  const badge = element('text', { id: 'badge', slot: 'badge', text: 'New', y: 0, height: 100, visible: false })
  const name = element('text', { id: 'name', slot: 'name', text: 'Name', y: 0, height: 100 })
  const list = element('repeat', { id: 'list', slot: 'list', height: 200, overflow: 'pages', elements: [name, badge] })
  const named = (...badges: unknown[]) => badges.map((value) => ({ name: 'a', badge: value }))
  const data = { list: named('x', null, { visible: true, text: 'x' }, { visible: false }, 'x', 'x') }
  expect(warnedIn([list], data).map(({ page, elementId }) => [page, elementId])).toEqual([
    [1, 'badge'],
    [3, 'badge~3'],
  ])
  expect(warnedIn([element('repeat', { ...list, entries: named('x') })], {})).toEqual([])
})
