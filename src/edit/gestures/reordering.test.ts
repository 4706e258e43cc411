import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { ElementOf } from '../../document/elements/element.ts'
import type { Layout } from '../../document/elements/layout.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import { boxOnPage, pageMatrix } from '../geometry/page-matrix.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { isContainer } from '../tree/container.ts'
import { type Place, placesOf } from '../tree/place.ts'

type Group = ElementOf<'group'>

/** As a layout with a gap of 10 draws it: each element is 40 wide and high. */
function group(layout: Layout, places: readonly Point[], turns: Partial<Group> = {}): Group {
  return {
    ...{ id: 'g', type: 'group', x: 50, y: 50, width: 190, height: 190, layout, ...turns },
    elements: places.map((at, index) => ({ id: 'abcdef'.charAt(index), type: 'rect', ...at, width: 40, height: 40 })),
  }
}
const row = (turns?: Partial<Group>): Group =>
  group(
    { direction: 'row', gap: 10 },
    [0, 50, 100].map((x) => ({ x, y: 0 })),
    turns,
  )
const documentOf = (...elements: Document['pages'][0]['elements']): Document =>
  deepFrozen({ version: 1, pages: [{ id: 'p', elements }] })
const within = (document: Document, ...selection: string[]): Hand => {
  const hand = new Hand(document)
  hand.state = { ...hand.state, selection, scope: 'g' }
  return hand
}
const placeOf = (hand: Hand, id: string): Place => {
  const place = placesOf(hand.state.document).get(id)
  if (!place) throw new Error(`There is no ${id}.`)
  return place
}
const orderIn = (hand: Hand): string => {
  const { element } = placeOf(hand, 'g')
  return isContainer(element) ? element.elements.map(({ id }) => id).join(' ') : ''
}

test('a drop between others reorders them, as one step, and nothing moves before', () => {
  const document = documentOf(row())
  const hand = within(document, 'a').press({ x: 70, y: 70 }).drag({ x: 140, y: 75 })
  expect(hand.state.document).toBe(document)
  expect(hand.state.gesture).toMatchObject({
    entry: { slot: { index: 1, from: { x: 95, y: 0 }, to: { x: 95, y: 40 } } },
  })
  hand.release({ x: 140, y: 75 })
  expect(orderIn(hand)).toBe('b a c')
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Reorder'])
  expect(hand.state).toMatchObject({ selection: ['a'], scope: 'g' })
})

test('several elements go together, and what the layout does not place stays', () => {
  const background = { id: 'bg', type: 'rect' as const, x: 0, y: 0, width: 1, height: 1, placement: 'cover' as const }
  const flow = row()
  const hand = within(documentOf({ ...flow, elements: [background, ...flow.elements] }), 'a', 'b')
  expect(orderIn(hand.press({ x: 70, y: 70 }).release({ x: 195, y: 70 }))).toBe('bg c a b')
})

test('Escape, or a drop where it was, changes nothing', () => {
  const document = documentOf(row())
  const hand = within(document, 'b').press({ x: 120, y: 70 }).drag({ x: 60, y: 70 }).cancel()
  expect(hand.state.document).toBe(document)
  hand.press({ x: 120, y: 70 }).drag({ x: 60, y: 70 }).release({ x: 125, y: 70 })
  expect(hand.state.document).toBe(document)
  expect(hand.state.history.done).toEqual([])
})

test('outside, an element has left the group where it is drawn, and returns with the pointer', () => {
  const document = documentOf(row())
  const hand = within(document, 'b').press({ x: 120, y: 70 }).drag({ x: 320, y: 70 })
  expect(placesOf(hand.state.document).get('b')).toMatchObject({ parents: [], element: { x: 300, y: 50 } })
  expect(hand.drag({ x: 60, y: 70 }).state.document).toBe(document)
  hand.release({ x: 320, y: 71 })
  expect(orderIn(hand)).toBe('a c')
  expect(hand.state).toMatchObject({ selection: ['b'], scope: null })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Move out of layout'])
})

test('the group goes with its last element', () => {
  const hand = within(documentOf(row()), 'a', 'b', 'c').press({ x: 70, y: 70 }).release({ x: 70, y: 400 })
  expect([...placesOf(hand.state.document).keys()].toSorted()).toEqual(['a', 'b', 'c'])
})

test('Alt drops a copy, within the group and outside', () => {
  const inside = within(documentOf(row()), 'a').press({ x: 70, y: 70 }).release({ x: 230, y: 70 }, { alt: true })
  expect(orderIn(inside)).toBe('a b c a-2')
  const outside = within(documentOf(row()), 'a').press({ x: 70, y: 70 }).release({ x: 470, y: 70 }, { alt: true })
  expect(orderIn(outside)).toBe('a b c')
  expect(placeOf(outside, 'a-2')).toMatchObject({ parents: [], element: { x: 450 } })
})

test('columns, reversed rows and lines that wrap are reordered in their own order', () => {
  const column = group(
    { direction: 'column' },
    [0, 50, 100].map((y) => ({ x: 0, y })),
  )
  expect(orderIn(within(documentOf(column), 'c').press({ x: 70, y: 170 }).release({ x: 70, y: 55 }))).toBe('c a b')
  const reversed = group(
    { direction: 'row-reverse' },
    [150, 100, 50].map((x) => ({ x, y: 0 })),
  )
  expect(orderIn(within(documentOf(reversed), 'a').press({ x: 220, y: 70 }).release({ x: 105, y: 70 }))).toBe('b c a')
  const wrapped = group(
    { direction: 'row', wrap: true, gap: 10 },
    [0, 1, 2, 3, 4].map((at) => ({ x: (at % 3) * 50, y: at < 3 ? 0 : 50 })),
  )
  expect(orderIn(within(documentOf(wrapped), 'a').press({ x: 70, y: 70 }).release({ x: 95, y: 120 }))).toBe('b c d a e')
})

test('arrows reorder along the layout, and go to the next line of one that wraps', () => {
  const hand = within(documentOf(row()), 'a').run('move-right')
  expect(orderIn(hand)).toBe('b a c')
  expect(orderIn(hand.run('move-down'))).toBe('b a c')
  expect(orderIn(hand.run('move-far-right'))).toBe('b c a')
  expect(orderIn(hand.run('move-left').run('undo'))).toBe('b c a')
  const wrapped = group(
    { direction: 'row', wrap: true, gap: 10 },
    [0, 1, 2, 3, 4].map((at) => ({ x: (at % 3) * 50, y: at < 3 ? 0 : 50 })),
  )
  expect(orderIn(within(documentOf(wrapped), 'b').run('move-down'))).toBe('a c d b e')
})

test('the arrow that leads along a turned or mirrored layout reorders', () => {
  expect(orderIn(within(documentOf(row({ rotation: 90 })), 'a').run('move-down'))).toBe('b a c')
  expect(orderIn(within(documentOf(row({ flipX: true })), 'a').run('move-left'))).toBe('b a c')
})

const turns = { rotation: fc.integer({ min: -180, max: 180 }), flipX: fc.boolean(), flipY: fc.boolean() }

test('in turned and mirrored groups, what leaves stays under the pointer, and what is dropped is next to it', () => {
  fc.assert(
    fc.property(
      fc.record(turns),
      fc.record({ x: fc.integer({ min: 600, max: 900 }), y: fc.nat(300) }),
      (turned, away) => {
        const hand = within(documentOf(row(turned)), 'a')
        const onPage = (x: number, y: number): Point => apply(pageMatrix(placeOf(hand, 'g')), { x, y })
        const before = boxOnPage(placeOf(hand, 'a'))
        const press = onPage(20, 20)
        hand.press(press).drag(away, { mod: true })
        const after = boxOnPage(placeOf(hand, 'a'))
        expect(after.left - before.left).toBeCloseTo(away.x - press.x, 1)
        expect(after.bottom - before.bottom).toBeCloseTo(away.y - press.y, 1)
        expect(orderIn(hand.release(onPage(130, 20)))).toBe('b c a')
      },
    ),
    { numRuns: 1_000 },
  )
})

test('what has left the group is in it again after a cancel, and so is the selection', () => {
  const document = documentOf(row())
  const hand = within(document, 'a').press({ x: 70, y: 70 }).drag({ x: 70, y: 350 })
  expect(hand.state.scope).toBeNull()
  expect(hand.cancel().state).toMatchObject({ document, selection: ['a'], scope: 'g' })
})
