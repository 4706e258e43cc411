import { expect, it } from 'vitest'
import { listSlots } from './list-slots.ts'
import { documentOf, element } from './testing/build.ts'

const stops = [
  { offset: 0, color: '#fff' },
  { offset: 1, color: '#000' },
]

it.each([
  ['text', { text: 'Hello' }, 'Hello'],
  ['text', { runs: [{ text: 'Hel' }, { text: 'lo' }] }, 'Hello'],
  ['text', {}, ''],
  ['image', {}, 'builtin:sea'],
  ['rect', { fill: '#123' }, '#123'],
  ['rect', {}, '#000000'],
  ['ellipse', { fill: { type: 'linear', stops } }, null],
  ['polygon', {}, '#000000'],
  ['star', { fill: '#123' }, '#123'],
  ['path', { fill: null }, null],
  ['line', { stroke: { paint: '#123' } }, '#123'],
  ['line', {}, '#000000'],
  ['group', {}, null],
])('a slot of a %s has its content as default if a string can express it (%#)', (kind, own, expected) => {
  const slots = listSlots(documentOf(element(kind, { ...own, slot: 's' })))
  expect(slots).toEqual([{ name: 's', kind, default: expected, required: false }])
})

it('a slot that marks a run has the text of that run as default, and runs may have slots of their own', () => {
  const runs = [{ text: 'From ' }, { text: 'Ada', slot: 's' }, { text: ' to ' }, { text: 'Grace', slot: 'to' }]
  expect(listSlots(documentOf(element('text', { slot: 's', runs })))).toEqual([
    { name: 's', kind: 'text', default: 'Ada', required: false },
    { name: 'to', kind: 'placeholder', default: 'Grace', required: false },
  ])
})

it('a placeholder is required if one of its occurrences has no default', () => {
  expect(listSlots(documentOf(element('text', { text: '{{a}} {{b|there}} {{a|x}}' })))).toEqual([
    { name: 'a', kind: 'placeholder', default: 'x', required: true },
    { name: 'b', kind: 'placeholder', default: 'there', required: false },
  ])
})

it('every name is listed once, in document order, including groups and later pages', () => {
  const [page] = documentOf(
    element('text', { text: '{{brand}}' }),
    element('group', {
      slot: 'card',
      elements: [element('rect', { slot: 'brand' }), element('ellipse', { slot: 'brand' })],
    }),
  ).pages
  const [second] = documentOf(element('image', { slot: 'photo' })).pages
  if (!page || !second) throw new Error('a document has a page')
  expect(listSlots({ version: 1, pages: [page, second] })).toEqual([
    { name: 'brand', kind: 'rect', default: '#000000', required: true },
    { name: 'card', kind: 'group', default: null, required: false },
    { name: 'photo', kind: 'image', default: 'builtin:sea', required: false },
  ])
})
