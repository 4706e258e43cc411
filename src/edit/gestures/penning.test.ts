import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Element } from '../../document/elements/element.ts'
import { parseDocument } from '../../document/parse-document.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { pageOf } from '../editor-state.ts'

const EMPTY: Document = deepFrozen({ version: 1, pages: [{ id: 'p', elements: [] }] })
const pen = (): Hand => new Hand(EMPTY).run('tool-pen')
const pathIn = (hand: Hand): Element | undefined => pageOf(hand.state).elements[0]
const point = (hand: Hand, x: number, y: number): Hand => hand.press({ x, y }).release({ x, y })

test('presses add corners, a drag a curve, and Escape ends the path, as one step', () => {
  const hand = point(pen(), 40, 50).press({ x: 90, y: 80 }).drag({ x: 110, y: 80 }).release({ x: 120, y: 80 })
  point(hand.drag({ x: 130, y: 100 }), 140, 130).cancel()
  expect(pathIn(hand)).toMatchObject({
    ...{ type: 'path', fill: null, x: 40, y: 50, width: 100, height: 80 },
    d: 'M 40 50 C 40 50 60 80 90 80 C 120 80 140 130 140 130',
  })
  expect(hand.state).toMatchObject({ tool: 'select', selection: ['path'], gesture: { kind: 'idle' } })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Draw'])
  expect(() => parseDocument(hand.state.document)).not.toThrow()
})

test('a press on the first point closes the path, which becomes a shape', () => {
  const hand = point(point(point(pen(), 40, 50), 140, 50), 90, 130).press({ x: 43, y: 52 })
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 L 140 50 L 90 130 Z', fill: expect.any(String) })
  expect(pathIn(hand.release({ x: 43, y: 52 }))).not.toHaveProperty('stroke')
})

test('a press of the pen during another gesture cancels that', () => {
  const rect: Element = { id: 'r', type: 'rect', x: 10, y: 10, width: 100, height: 50 }
  const hand = new Hand(deepFrozen({ version: 1, pages: [{ id: 'p', elements: [rect] }] }))
  hand.run('tool-pen').run('select-all')
  hand.pressHandle({ x: 1, y: 0 }, { x: 110, y: 35 }).drag({ x: 170, y: 35 })
  expect(pathIn(hand)).not.toEqual(rect)
  expect(pathIn(point(hand, 200, 200))).toEqual(rect)
})

test('a press of a handle ends the path, also while a point is pressed', () => {
  const hand = point(pen(), 40, 50).press({ x: 140, y: 130 }).pressHandle('rotation', { x: 90, y: 20 })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Draw'])
  expect(hand.cancel().run('undo').state.document).toBe(EMPTY)
})

test('a double press ends the path where it is', () => {
  const hand = point(point(pen(), 40, 50), 140, 50)
    .press({ x: 140, y: 50 }, { clicks: 2 })
    .release({ x: 140, y: 50 })
  expect(pathIn(hand)).toMatchObject({ d: 'M 0 0 L 100 0', x: 40, y: 50, width: 100, height: 0 })
})

test('points are taken back, and a single one is nothing', () => {
  const hand = point(point(pen(), 40, 50), 140, 50)
  expect(pathIn(hand.back())).toMatchObject({ d: 'M 0 0' })
  hand.cancel()
  expect(hand.state.document).toBe(EMPTY)
  expect(hand.state.history.done).toEqual([])
  expect(point(pen(), 40, 50).back().state).toMatchObject({ gesture: { kind: 'idle' }, document: EMPTY })
})

test('a second finger takes back only the point that is pressed', () => {
  const hand = point(point(pen(), 40, 50), 140, 50)
    .press({ x: 90, y: 130 })
    .drag({ x: 120, y: 130 })
    .cancel()
  expect(pathIn(hand)).toMatchObject({ d: 'M 0 0 L 100 0' })
  expect(hand.state).toMatchObject({ tool: 'pen', gesture: { kind: 'penning' }, history: { done: [] } })
})

test('a command ends the path first', () => {
  const hand = point(point(pen(), 40, 50), 140, 90).run('tool-rect')
  expect(hand.state).toMatchObject({ tool: 'rect', gesture: { kind: 'idle' } })
  expect(pathIn(hand)).toMatchObject({ type: 'path' })
  expect(hand.run('undo').state.document).toBe(EMPTY)
})

test('Enter begins a path without a pointer, whose points are moved by keys', () => {
  const hand = pen().run('enter').run('move-far-down').run('add-point')
  expect(hand.state.detail).toMatchObject({ kind: 'node', index: 2 })
  expect(pathIn(hand)).toMatchObject({ type: 'path' })
  expect(() => parseDocument(hand.state.document)).not.toThrow()
})
