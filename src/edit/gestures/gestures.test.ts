import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'

const rect = (id: string, box: Partial<Element> = {}): Element =>
  ({ id, type: 'rect', x: 0, y: 0, width: 100, height: 50, fill: '#000000', ...box }) as Element

const documentOf = (...elements: Element[]): Document => deepFrozen({ version: 1, pages: [{ id: 'p', elements }] })
const elementIn = (hand: Hand, id: string): Element | undefined => placesOf(hand.state.document).get(id)?.element

test('a drag selects an element and moves it, as one step', () => {
  const document = documentOf(rect('a', { x: 11, y: 13 }))
  const hand = new Hand(document).press({ x: 50, y: 30 }).drag({ x: 52, y: 31 })
  expect(hand.state.document).toBe(document)
  hand.drag({ x: 90, y: 70 }).release({ x: 130, y: 130 })
  expect(hand.state.selection).toEqual(['a'])
  expect(elementIn(hand, 'a')).toMatchObject({ x: 91, y: 113 })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Move'])
  expect(hand.run('undo').state.document).toBe(document)
  expect(hand.run('redo').state.selection).toEqual(['a'])
})

test('dragging out and back changes nothing and adds no step', () => {
  const document = documentOf(rect('a', { x: 10, y: 10 }))
  const hand = new Hand(document).press({ x: 50, y: 30 }).drag({ x: 300, y: 200 }).release({ x: 50, y: 30 })
  expect(hand.state.document).toEqual(document)
  expect(hand.state.history.done.length).toBe(0)
})

test('Escape restores what was there before the drag', () => {
  const document = documentOf(rect('a', { x: 10, y: 10 }))
  const hand = new Hand(document).press({ x: 50, y: 30 }).drag({ x: 300, y: 200 }).cancel()
  expect(hand.state.document).toBe(document)
  expect(hand.state.gesture.kind).toBe('idle')
})

test('Shift keeps to an axis, Alt moves a copy, and both may change during the drag', () => {
  const hand = new Hand(documentOf(rect('a', { x: 11, y: 13 }))).press({ x: 50, y: 30 })
  hand.drag({ x: 120, y: 40 }, { shift: true })
  expect(elementIn(hand, 'a')).toMatchObject({ y: 13 })
  hand.drag({ x: 120, y: 90 }, { alt: true })
  expect(hand.state.selection).toEqual(['a-2'])
  expect(elementIn(hand, 'a')).toMatchObject({ x: 11, y: 13 })
  hand.release({ x: 120, y: 90 })
  expect(hand.state.selection).toEqual(['a'])
  expect(hand.state.document.pages[0]?.elements.length).toBe(1)
})

test('a moving element snaps to the others and to the page, but not with Ctrl', () => {
  const hand = new Hand(documentOf(rect('a', { x: 7, y: 9 }), rect('b', { x: 200, y: 180 })))
  hand.press({ x: 50, y: 30 }).drag({ x: 240, y: 100 })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 200 })
  hand.drag({ x: 240, y: 100 }, { mod: true })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 197 })
})

test('a press selects a group, a double press enters it, and Escape leaves it', () => {
  const group: Element = { id: 'g', type: 'group', x: 100, y: 100, width: 100, height: 50, elements: [rect('a')] }
  const hand = new Hand(documentOf(group)).press({ x: 150, y: 120 }).release({ x: 150, y: 120 })
  expect(hand.state.selection).toEqual(['g'])
  hand.press({ x: 150, y: 120 }, { clicks: 2 }).release({ x: 150, y: 120 })
  expect(hand.state).toMatchObject({ selection: ['a'], scope: 'g' })
  expect(hand.run('leave').state).toMatchObject({ selection: ['g'], scope: null })
  expect(hand.run('leave').state.selection).toEqual([])
})

test('a double press on a table, or Enter, edits its cells until something else is selected', () => {
  const table: Element = { id: 't', type: 'table', x: 0, y: 0, width: 100, height: 50, columns: [{}], rows: [['1']] }
  const hand = new Hand(documentOf(table, rect('a', { x: 200 })))
  hand.press({ x: 50, y: 25 }, { clicks: 2 }).release({ x: 50, y: 25 })
  expect(hand.state.detail).toEqual({ kind: 'data', id: 't' })
  expect(hand.run('leave').state.detail).toBeNull()
  expect(hand.run('enter').state.detail).toEqual({ kind: 'data', id: 't' })
  hand.press({ x: 250, y: 25 }).release({ x: 250, y: 25 })
  expect(hand.state.detail).toBeNull()
})

test('a marquee selects what it touches, and Shift adds to the selection', () => {
  const hand = new Hand(documentOf(rect('a', { x: 100 }), rect('b', { x: 250 }), rect('c', { y: 200 })))
  hand.press({ x: 90, y: 100 }).drag({ x: 260, y: 20 }).release({ x: 260, y: 20 })
  expect(hand.state.selection).toEqual(['a', 'b'])
  hand.press({ x: 150, y: 280 }, { shift: true }).release({ x: 50, y: 220 }, { shift: true })
  expect(hand.state.selection).toEqual(['a', 'b', 'c'])
  hand.press({ x: 390, y: 290 }).release({ x: 390, y: 290 })
  expect(hand.state.selection).toEqual([])
})

test('an edge of a shape resizes one side, and a corner of a text scales its letters', () => {
  const text: Element = { id: 't', type: 'text', x: 0, y: 100, width: 100, height: 50, text: 'Ada', fontSize: 20 }
  const hand = new Hand(documentOf(rect('a'), text)).press({ x: 50, y: 25 }).release({ x: 50, y: 25 })
  hand.pressHandle({ x: 1, y: 0 }, { x: 100, y: 25 }).release({ x: 153, y: 90 })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 0, y: 0, width: 153, height: 50 })
  hand.press({ x: 50, y: 120 }).release({ x: 50, y: 120 })
  hand.pressHandle({ x: 1, y: 1 }, { x: 100, y: 150 }).release({ x: 200, y: 200 })
  expect(elementIn(hand, 't')).toMatchObject({ width: 200, height: 100, fontSize: 40 })
})

test('a corner that is dragged in many steps ends at the pointer, with the proportions', () => {
  const picture: Element = { id: 'i', type: 'image', x: 0, y: 0, width: 100, height: 50, src: 'builtin:sea' }
  const hand = new Hand(documentOf(picture)).press({ x: 50, y: 25 }).release({ x: 50, y: 25 })
  hand.pressHandle({ x: 1, y: 1 }, { x: 100, y: 50 })
  for (const x of [110, 140, 170, 190]) hand.drag({ x, y: x / 2 })
  hand.release({ x: 190, y: 95 })
  expect(elementIn(hand, 'i')).toMatchObject({ width: 190, height: 95 })
})

test('a resize depends only on where the pointer is, not on how it got there', () => {
  const hand = new Hand(documentOf(rect('a', { x: 10, y: 10 })))
  hand.state = { ...hand.state, selection: ['a'] }
  hand.pressHandle({ x: 1, y: 0 }, { x: 110, y: 35 }).drag({ x: 130, y: 35 }).drag({ x: 170, y: 35 })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 10, width: 160 })
  expect(elementIn(hand.drag({ x: 130, y: 35 }), 'a')).toMatchObject({ x: 10, width: 120 })
})

test('an element that is resized becomes as wide as another one, and both are marked', () => {
  const hand = new Hand(documentOf(rect('a', { x: 10, y: 10 }), rect('b', { x: 200, y: 100, width: 143 })))
  hand.state = { ...hand.state, selection: ['a'] }
  hand.pressHandle({ x: 1, y: 1 }, { x: 110, y: 60 }).drag({ x: 150, y: 72 })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 10, width: 143 })
  const sizes = [
    { axis: 'x', start: 10, end: 153, across: 41 },
    { axis: 'x', start: 200, end: 343, across: 125 },
  ]
  expect(hand.state.gesture).toMatchObject({ snap: { sizes } })
})

test('nothing snaps while the pointer is fast', () => {
  const hand = new Hand(documentOf(rect('a', { x: 10, y: 10 }), rect('b', { x: 233, y: 100 })))
  hand.press({ x: 50, y: 30 }).drag({ x: 271, y: 47 }, { isFast: true })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 231, y: 27 })
  expect(elementIn(hand.drag({ x: 271, y: 47 }), 'a')).toMatchObject({ x: 233, y: 27 })
})

test('several elements are resized together', () => {
  const hand = new Hand(documentOf(rect('a', { x: 100 }), rect('b', { x: 250, y: 50, rotation: 90 })))
  hand.run('select-all').pressHandle({ x: 1, y: 1 }, { x: 325, y: 125 }).release({ x: 550, y: 250 })
  expect(elementIn(hand, 'a')).toMatchObject({ x: 100, y: 0, width: 200, height: 100 })
  expect(elementIn(hand, 'b')).toMatchObject({ width: 200, height: 100, rotation: 90 })
})

test('a turn with Shift has steps of 15 degrees', () => {
  const hand = new Hand(documentOf(rect('a'))).press({ x: 50, y: 25 }).release({ x: 50, y: 25 })
  hand.pressHandle('rotation', { x: 50, y: -30 }).drag({ x: 90, y: -10 }, { shift: true })
  expect(elementIn(hand, 'a')?.rotation).toBe(45)
})

test('a tool draws an element between two points, and a press alone adds one around it', () => {
  const hand = new Hand(documentOf()).run('tool-rect').press({ x: 50, y: 40 }).drag({ x: 90, y: 60 })
  hand.release({ x: 20, y: 100 }, { shift: true })
  const [drawn] = hand.state.document.pages[0]?.elements ?? []
  expect(drawn).toMatchObject({ type: 'rect', x: -10, y: 40, width: 60, height: 60 })
  expect(hand.state).toMatchObject({ tool: 'select', selection: [drawn?.id] })
  hand.run('tool-text').press({ x: 10.4, y: 199.7 }).release({ x: 10.4, y: 199.7 })
  expect(hand.state.document.pages[0]?.elements.at(-1)).toMatchObject({ type: 'text', x: 10, y: 200 })
  expect(hand.state.words).toMatchObject({ anchor: 0, caret: { offset: 0 } })
})
