import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import type { EditorOptions } from '../editor-options.ts'
import { select } from '../editor-state.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'

const rect = (id: string, box: Partial<Element> = {}): Element =>
  ({ id, type: 'rect', x: 0, y: 0, width: 100, height: 50, fill: '#000000', ...box }) as Element

/** A hand that has selected the first element. */
function handOn(elements: Element[], options: Partial<EditorOptions> = {}, guides?: Document['guides']): Hand {
  const page = { id: 'p', elements }
  const hand = new Hand(deepFrozen({ version: 1, pages: [page], ...(guides && { guides }) }))
  const [first] = elements
  hand.state = select({ ...hand.state, options: { ...hand.state.options, ...options } }, first ? [first.id] : [])
  return hand
}
const find = (hand: Hand, id: string) => placesOf(hand.state.document).get(id)?.element

test('from the center, a side snaps where the whole box is as wide as another one', () => {
  const hand = handOn([rect('a', { x: 10, y: 10 }), rect('b', { x: 200, y: 100, width: 143 })])
  hand.pressHandle({ x: 1, y: 0 }, { x: 110, y: 35 }).drag({ x: 129, y: 35 }, { alt: true })
  expect(find(hand, 'a')).toMatchObject({ x: -11.5, width: 143 })
})

test('resized boxes have whole pixels, except on what they snap to and with Ctrl', () => {
  const elements = [rect('a', { x: 10, y: 10 }), rect('b', { x: 220.5, y: 100, width: 30 })]
  const widthAt = (x: number, mod: boolean) =>
    find(handOn(elements).pressHandle({ x: 1, y: 0 }, { x: 110, y: 35 }).drag({ x, y: 35 }, { mod }), 'a')?.width
  expect(widthAt(150.4, false)).toBe(140)
  expect(widthAt(218, false)).toBe(210.5)
  expect(widthAt(150.4, true)).toBe(140.4)
})

test('a box that is made as small as possible is a whole pixel wide', () => {
  const hand = handOn([rect('a', { x: 10.5, y: 10, width: 5 })], { snaps: false })
  hand.pressHandle({ x: -1, y: 0 }, { x: 10.5, y: 35 }).drag({ x: 90, y: 35 })
  expect(find(hand, 'a')).toMatchObject({ width: 1 })
})

test('with Shift, nothing attracts an element off its axis', () => {
  const hand = handOn([rect('a', { x: 7, y: 9 }), rect('b', { x: 10, y: 180 })]).press({ x: 50, y: 30 })
  hand.drag({ x: 51, y: 90 }, { shift: true })
  expect(find(hand, 'a')).toMatchObject({ x: 7, y: 69 })
})

test('what is hidden attracts nothing: elements, and guides', () => {
  const leftAfter = (hand: Hand) => find(hand.press({ x: 50, y: 30 }).drag({ x: 270, y: 100 }), 'a')?.x
  const moved = rect('a', { x: 7, y: 9 })
  expect(leftAfter(handOn([moved, rect('b', { x: 230, y: 250 })]))).toBe(230)
  expect(leftAfter(handOn([moved, rect('b', { x: 230, y: 250, visible: false })]))).toBe(227)
  expect(leftAfter(handOn([moved], {}, { vertical: [230] }))).toBe(230)
  expect(leftAfter(handOn([moved], { guides: false }, { vertical: [230] }))).toBe(227)
})

test('the grid reaches to the end of the page', () => {
  const hand = handOn([rect('a', { x: 7, y: 9 })], { grid: 100, snaps: false }).press({ x: 50, y: 30 })
  expect(find(hand.drag({ x: 440, y: 100 }), 'a')).toMatchObject({ x: 400 })
})

test('elements attract, and drags begin, by distances on the screen', () => {
  const elements = [rect('a', { x: 7, y: 9 }), rect('b', { x: 200, y: 250 })]
  const near = handOn(elements).zoomTo(3).press({ x: 50, y: 30 }).drag({ x: 240, y: 100 })
  expect(find(near, 'a')).toMatchObject({ x: 197 })
  const moved = (zoom: number) =>
    handOn(elements).zoomTo(zoom).press({ x: 50, y: 30 }).drag({ x: 52, y: 30 }).state.gesture.kind
  expect([moved(0.5), moved(1), moved(3)]).toEqual(['pressing', 'pressing', 'moving'])
})

test('locked elements stay when those that are selected with them move', () => {
  const hand = handOn([rect('a', { x: 7, y: 9 }), rect('b', { x: 200, locked: true })])
  hand.state = select(hand.state, ['a', 'b'])
  hand.press({ x: 50, y: 30 }).release({ x: 70, y: 130 }, { mod: true })
  expect([find(hand, 'a')?.y, find(hand, 'b')?.y]).toEqual([109, 0])
})

test('a turn stops at upright, but not with Ctrl', () => {
  const turned = (mod: boolean) => {
    const hand = handOn([rect('a', { width: 100, height: 100 })]).pressHandle('rotation', { x: 50, y: -50 })
    return find(hand.drag({ x: 150, y: 49 }, { mod }), 'a')?.rotation
  }
  expect(turned(false)).toBe(90)
  expect(turned(true)).toBeCloseTo(89.4, 1)
})

test('a marquee with Shift adds what it touches once, and a press on nothing keeps the selection', () => {
  const hand = handOn([rect('a', { x: 100 }), rect('b', { x: 250 })])
  hand.press({ x: 90, y: 100 }, { shift: true }).release({ x: 260, y: 20 }, { shift: true })
  expect(hand.state.selection).toEqual(['a', 'b'])
  hand.press({ x: 390, y: 290 }, { shift: true }).release({ x: 390, y: 290 }, { shift: true })
  expect(hand.state.selection).toEqual(['a', 'b'])
})

test('with Alt, a shape is drawn around the point where it begins', () => {
  const hand = handOn([]).run('tool-rect').press({ x: 50, y: 40 }).release({ x: 90, y: 60 }, { alt: true })
  expect(hand.state.document.pages[0]?.elements[0]).toMatchObject({ x: 10, y: 20, width: 80, height: 40 })
})
