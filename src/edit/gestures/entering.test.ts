import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element, ElementOf } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { apply } from '../../paint/matrix.ts'
import { pasteElements } from '../clipboard/paste-content.ts'
import { announcementOf } from '../describing/announcement.ts'
import { select } from '../editor-state.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { isContainer } from '../tree/container.ts'
import { placesOf } from '../tree/place.ts'

type Group = ElementOf<'group'>

/** As a layout with a gap of 10 draws it: elements of 40 by 40 in a box of 190 by 60. */
const row = (id: string, children: string, properties: Partial<Group>): Group => ({
  ...{ id, type: 'group', x: 50, y: 50, width: 190, height: 60, layout: { direction: 'row', gap: 10 } },
  ...properties,
  elements: children.split('').map((child, index) => ({
    ...{ id: child, type: 'rect', x: index * 50, y: 0, width: 40, height: 40 },
  })),
})
const rect = (id: string, properties: Partial<ElementOf<'rect'>> = {}): Element => ({
  ...{ id, type: 'rect', x: 400, y: 300, width: 30, height: 30, ...properties },
})
const documentOf = (...elements: Element[]): Document => deepFrozen({ version: 1, pages: [{ id: 'p', elements }] })
const holding = (document: Document, ...selection: string[]): Hand => {
  const hand = new Hand(document)
  hand.state = select(hand.state, selection)
  return hand
}
const orderIn = (hand: Hand, id = 'g'): string => {
  const element = placesOf(hand.state.document).get(id)?.element
  return element && isContainer(element) ? element.elements.map((each) => each.id).join(' ') : ''
}
const labelsIn = (hand: Hand): string[] => hand.state.history.done.map(({ label }) => label)
const FROM = { x: 410, y: 310 }

test('an element is dragged into a layout, between others, as one step, and keeps its size', () => {
  const hand = holding(documentOf(row('g', 'abc', {}), rect('e')), 'e')
  hand.press(FROM).drag({ x: 96, y: 70 })
  expect(hand.state.gesture).toMatchObject({ entry: { slot: { index: 1, from: { x: 45 } } }, snap: null })
  expect(orderIn(hand)).toBe('a b c')
  hand.release({ x: 96, y: 70 })
  expect(orderIn(hand)).toBe('a e b c')
  expect(placesOf(hand.state.document).get('e')?.element).toMatchObject({ width: 30, height: 30 })
  expect(hand.state).toMatchObject({ selection: ['e'], scope: 'g', gesture: { kind: 'idle' } })
  expect(labelsIn(hand)).toEqual(['Move into layout'])
  expect(hand.run('undo').state).toMatchObject({ selection: ['e'], scope: null })
  expect(orderIn(hand)).toBe('a b c')
})

test('Escape takes it back, and Ctrl moves it over the layout', () => {
  const document = documentOf(row('g', 'abc', {}), rect('e'))
  const hand = holding(document, 'e').press(FROM).drag({ x: 96, y: 70 }).cancel()
  expect(hand.state.document).toBe(document)
  hand.press(FROM).drag({ x: 96, y: 70 }, { mod: true }).release({ x: 96, y: 70 }, { mod: true })
  expect(labelsIn(hand)).toEqual(['Move'])
  expect(orderIn(hand)).toBe('a b c')
})

test('several go in together, and Alt puts copies in', () => {
  const document = documentOf(row('g', 'ab', {}), rect('e'), rect('f', { y: 340 }))
  expect(orderIn(holding(document, 'e', 'f').press(FROM).release({ x: 230, y: 70 }))).toBe('a b e f')
  const copied = holding(document, 'e').press(FROM).release({ x: 52, y: 70 }, { alt: true })
  expect(orderIn(copied)).toBe('e-2 a b')
  expect(placesOf(copied.state.document).get('e')?.element).toEqual(rect('e'))
})

test('an element goes from one layout to another, which takes the place of the emptied one', () => {
  const document = documentOf(row('g', 'a', {}), row('h', 'bc', { x: 50, y: 200 }))
  const hand = holding(document, 'a').press({ x: 70, y: 70 }).drag({ x: 95, y: 220 })
  expect(hand.state.document).toBe(document)
  hand.release({ x: 95, y: 220 })
  expect(orderIn(hand, 'h')).toBe('b a c')
  expect(placesOf(hand.state.document).has('g')).toBe(false)
  expect(hand.state).toMatchObject({ selection: ['a'], scope: 'h' })
  expect(labelsIn(hand)).toEqual(['Move into layout'])
})

test('a badge with a place of its own is placed by the layout that it is dragged into', () => {
  const first = row('g', 'ab', {})
  const badge = rect('e', { x: 0, y: 0, placement: 'free' })
  const document = documentOf({ ...first, elements: [...first.elements, badge] }, row('h', 'c', { x: 50, y: 200 }))
  const hand = holding(document, 'e').press({ x: 60, y: 60 }).drag({ x: 90, y: 60 }).release({ x: 90, y: 60 })
  expect(labelsIn(hand)).toEqual(['Move'])
  hand.press({ x: 90, y: 60 }).release({ x: 150, y: 220 })
  expect(orderIn(hand, 'h')).toBe('c e')
  expect(placesOf(hand.state.document).get('e')?.element).not.toHaveProperty('placement')
})

test('within a column, what is smaller than a row of it goes into the row, and other rows past it', () => {
  const inner = row('h', 'bc', { x: 0, y: 60 })
  const column: Element = {
    ...{ id: 'g', type: 'group', x: 50, y: 50, width: 190, height: 300, layout: { direction: 'column', gap: 20 } },
    elements: [rect('a', { x: 0, y: 0, width: 40, height: 40 }), inner, row('i', 'd', { x: 0, y: 140 })],
  }
  const hand = holding(documentOf(column), 'a').press({ x: 70, y: 70 }).release({ x: 95, y: 140 })
  expect([orderIn(hand), orderIn(hand, 'h')]).toEqual(['h i', 'b a c'])
  const past = holding(documentOf(column), 'i').press({ x: 70, y: 200 }).release({ x: 95, y: 120 })
  expect([orderIn(past), orderIn(past, 'h')]).toEqual(['a i h', 'b c'])
  const out = holding(documentOf(column), 'b').press({ x: 70, y: 130 }).release({ x: 70, y: 60 })
  expect([orderIn(out), orderIn(out, 'h')]).toEqual(['b a h i', 'c'])
  const away = holding(documentOf(column), 'b').press({ x: 70, y: 130 }).release({ x: 670, y: 130 })
  expect(placesOf(away.state.document).get('b')).toMatchObject({ parents: [], element: { x: 650, y: 110 } })
})

test('a locked layout, one that is covered, and one that is smaller take nothing', () => {
  const into = (...elements: Element[]): string =>
    orderIn(
      holding(documentOf(...elements), 'e')
        .press(FROM)
        .release({ x: 96, y: 70 }),
    )
  expect(into({ ...row('g', 'ab', {}), locked: true }, rect('e'))).toBe('a b')
  expect(into(row('g', 'ab', {}), rect('cover', { x: 0, y: 0, width: 400, height: 200 }), rect('e'))).toBe('a b')
  expect(into(row('g', 'ab', {}), rect('e', { width: 400, height: 300 }))).toBe('a b')
})

const turns = fc.record({ rotation: fc.integer({ min: -180, max: 180 }), flipX: fc.boolean(), flipY: fc.boolean() })

test('in turned and mirrored layouts, elements come where the pointer is', () => {
  fc.assert(
    fc.property(turns, fc.nat(3), (turned, index) => {
      const hand = holding(documentOf(row('g', 'abc', { x: 200, y: 200, ...turned }), rect('e', { x: 600 })), 'e')
      const group = placesOf(hand.state.document).get('g')
      const to = group ? apply(pageMatrix(group), { x: 50 * index + 1, y: 20 }) : { x: 0, y: 0 }
      hand.press({ x: 610, y: 310 }).drag({ x: 500, y: 310 }).release(to)
      expect(orderIn(hand).split(' ').indexOf('e')).toBe(index)
      expect(() => parseDocument(hand.state.document)).not.toThrow()
    }),
    { numRuns: 1_000 },
  )
})

test('a paste goes into the selected layout, and behind what is selected in one', () => {
  const document = documentOf(row('g', 'abc', {}), rect('e'))
  const pasted = (hand: Hand, element: Element): Hand => {
    hand.state = pasteElements(hand.state, { elements: [element] }, { by: { x: 9, y: 9 }, at: 0 })
    return hand
  }
  const cut = holding(document, 'e').run('delete')
  cut.state = { ...cut.state, selection: ['g'] }
  expect(orderIn(pasted(cut, rect('e')))).toBe('a b c e')
  expect(cut.state).toMatchObject({ selection: ['e'], scope: 'g' })
  const entered = holding(document, 'g').run('enter').run('select-next')
  expect(orderIn(pasted(entered, rect('e', { placement: 'free' })))).toBe('a b e-2 c')
  const copied = pasted(holding(document, 'g'), row('g', 'abc', {}))
  pasted(copied, row('g', 'abc', {}))
  expect(copied.state.document.pages[0]?.elements.map(({ id }) => id)).toEqual(['g', 'e', 'g-2', 'g-3'])
})

test('screen readers say which layout an element has come into', () => {
  const document = documentOf({ ...row('g', 'abc', {}), name: 'Menu' }, rect('e'))
  const hand = holding(document, 'e')
  const before = hand.state
  hand.press(FROM).release({ x: 96, y: 70 })
  const moment = (state: typeof before) => ({ state, places: placesOf(state.document), warnings: [] })
  expect(announcementOf(moment(before), moment(hand.state))).toBe('Moved into Menu, position 2 of 4.')
})
