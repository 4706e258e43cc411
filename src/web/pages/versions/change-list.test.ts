import { expect, test } from 'vitest'
import type { Document } from '../../../document/document.ts'
import type { Element } from '../../../document/elements/element.ts'
import { listChanges, pagePairs, type State } from './change-list.ts'

const size = { width: 400, height: 200 }
const text = (id: string, more: object = {}): Element => ({
  id,
  type: 'text',
  x: 0,
  y: 0,
  width: 100,
  height: 20,
  text: 'Hello',
  ...more,
})
const group = (id: string, elements: Element[], more: object = {}): Element => ({
  id,
  type: 'group',
  x: 100,
  y: 50,
  width: 200,
  height: 100,
  elements,
  ...more,
})
const documentOf = (...pages: Element[][]): Document => ({
  version: 1,
  pages: pages.map((elements, index) => ({ id: `p${index + 1}`, elements })),
})
const stateOf = (...elements: Element[]): State => ({ document: documentOf(elements), size })

function wordsBetween(before: State, after: State): string[] {
  return listChanges(before, after).map(({ title, details }) => [title, ...details].join(' · '))
}

test('each kind of change has words', () => {
  const before = stateOf(text('a', { name: 'Title' }), text('b'), text('c', { text: 'one two three' }))
  const after = stateOf(
    text('a', { name: 'Title', x: 5.25, y: -3, width: 150, rotation: 90, fontSize: 40, visible: false }),
    text('c', { text: 'one two four' }),
    group('g', [text('d')]),
  )
  expect(wordsBetween(before, after)).toEqual([
    'Text “Title” · Moved 5.3 px right and 3 px up · Resized from 100 × 20 to 150 × 20 · Rotated from 0° to 90° · Hidden · Changed: font size',
    'Text “one two four” · Text changed from “one two three” to “one two four”',
    'Group · Added',
    'Text “Hello” · Removed',
  ])
})

test('a change in a long text shows what surrounds it', () => {
  const long = 'A long text that repeats itself many times, and many times more, until '
  const [change] = wordsBetween(
    stateOf(text('a', { text: `${long}noon` })),
    stateOf(text('a', { text: `${long}night` })),
  )
  expect(change).toContain('Text changed from “…ore, until noon” to “…ore, until night”')
})

test('elements say where they went', () => {
  const [loose, grouped] = [stateOf(text('a'), group('g', [])), stateOf(group('g', [text('a')], { name: 'Card' }))]
  expect(wordsBetween(loose, grouped)).toContain('Text “Hello” · Moved into Group “Card”')
  expect(wordsBetween(grouped, loose)).toContain('Text “Hello” · Moved out of its group')
  const [first, second] = [documentOf([text('a')], []), documentOf([], [text('a')])]
  expect(wordsBetween({ document: first, size }, { document: second, size })).toEqual([
    'Text “Hello” · Moved from page 1 to page 2',
  ])
})

test('the size and the properties of the design, and pages, are listed first', () => {
  const before = { document: documentOf([], [text('a')]), size }
  const after: State = {
    document: {
      ...documentOf([]),
      bleed: 10,
      pages: [{ id: 'p1', elements: [], background: '#000000', name: 'Cover' }],
    },
    size: { width: 800, height: 400 },
  }
  expect(wordsBetween(before, after)).toEqual([
    'Whole design · Page size changed from 400 × 200 to 800 × 400 · Changed: bleed',
    'Page 1, “Cover” · Changed: background, name',
    'Page 2 · Removed, with 1 element',
  ])
  expect(pagePairs(before.document, after.document).map(({ label }) => label)).toEqual(['Page 1', 'Page 2, removed'])
})

test('marks are in fractions of the page, within groups too', () => {
  const [before, after] = [stateOf(group('g', [text('a')])), stateOf(group('g', [text('a', { x: 20 })]))]
  expect(listChanges(before, after)).toMatchObject([
    {
      before: { pageId: 'p1', x: 0.25, y: 0.25, width: 0.25, height: 0.1 },
      after: { pageId: 'p1', x: 0.3, y: 0.25, width: 0.25, height: 0.1 },
    },
  ])
})

test('the group is marked for an element whose place is found only when it is drawn', () => {
  const layout = { direction: 'row' }
  const [before, after] = [
    stateOf(group('g', [text('a')], { layout })),
    stateOf(group('g', [text('a', { text: 'Bye' })], { layout })),
  ]
  expect(listChanges(before, after)).toMatchObject([{ after: { x: 0.25, y: 0.25, width: 0.5, height: 0.5 } }])
})
