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

const triangleTo = (last: { x: number; y: number }): Hand => point(point(point(pen(), 40, 50), 140, 50), last.x, last.y)

test('a drag from the first point bends only the closing line, if the path began with a corner', () => {
  const hand = triangleTo({ x: 90, y: 130 }).press({ x: 41, y: 50 }).drag({ x: 61, y: 20 })
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 L 140 50 L 90 130 C 90 130 20 80 40 50 Z' })
  hand.drag({ x: 41, y: 51 })
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 L 140 50 L 90 130 Z' })
  hand.drag({ x: 51, y: 10 }).release({ x: 61, y: 20 })
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 L 140 50 L 90 130 C 90 130 20 80 40 50 Z' })
  expect(hand.state).toMatchObject({ tool: 'select', gesture: { kind: 'idle' } })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Draw'])
  expect(() => parseDocument(hand.state.document)).not.toThrow()
})

test('a smooth first point stays smooth while the closing line is bent, but not with Alt', () => {
  const drawn = (): Hand =>
    point(point(pen().press({ x: 40, y: 50 }).drag({ x: 60, y: 50 }).release({ x: 60, y: 50 }), 140, 50), 90, 130)
  const smooth = drawn().press({ x: 40, y: 50 }).drag({ x: 40, y: 20 }).release({ x: 40, y: 20 })
  expect(pathIn(smooth)).toMatchObject({ d: expect.stringMatching(/^M 40 50 C 40 20 .* C 90 130 40 80 40 50 Z$/u) })
  const broken = drawn().press({ x: 40, y: 50 }).drag({ x: 40, y: 20 }, { alt: true })
  broken.release({ x: 40, y: 20 }, { alt: true })
  expect(pathIn(broken)).toMatchObject({ d: expect.stringMatching(/^M 40 50 C 60 50 .* C 90 130 40 80 40 50 Z$/u) })
})

test('Alt moves the handle of the next line and leaves the one before', () => {
  const hand = point(pen(), 40, 50)
    .press({ x: 90, y: 80 })
    .drag({ x: 110, y: 80 })
    .drag({ x: 90, y: 40 }, { alt: true })
  point(hand.release({ x: 90, y: 40 }, { alt: true }), 140, 130).cancel()
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 C 40 50 70 80 90 80 C 90 40 140 130 140 130' })
})

test('a press on the last point lets the next line begin straight, and a drag there in another direction', () => {
  const curved = (): Hand => point(pen(), 40, 50).press({ x: 90, y: 80 }).release({ x: 110, y: 80 })
  const straight = point(point(curved(), 91, 80), 140, 130).cancel()
  expect(pathIn(straight)).toMatchObject({ d: 'M 40 50 C 40 50 70 80 90 80 L 140 130' })
  const turned = point(curved().press({ x: 90, y: 80 }).release({ x: 90, y: 40 }), 140, 130).cancel()
  expect(pathIn(turned)).toMatchObject({ d: 'M 40 50 C 40 50 70 80 90 80 C 90 40 140 130 140 130' })
})

test('Escape while the first point is pressed leaves the path open, and one on the last point brings its handle back', () => {
  const hand = triangleTo({ x: 90, y: 130 }).press({ x: 40, y: 50 }).drag({ x: 61, y: 20 }).cancel()
  expect(pathIn(hand)).toMatchObject({ d: 'M 40 50 L 140 50 L 90 130' })
  expect(hand.state.gesture).toMatchObject({ kind: 'penning', isClosed: false })
  const curve = point(pen(), 40, 50).press({ x: 90, y: 80 }).release({ x: 110, y: 80 })
  const before = pathIn(curve)
  expect(pathIn(curve.press({ x: 90, y: 80 }).drag({ x: 60, y: 20 }).cancel())).toEqual(before)
})

test('points come in line with others of the path', () => {
  const hand = point(pen(), 40, 50).drag({ x: 160, y: 53 })
  expect(hand.state.gesture).toMatchObject({ to: { x: 160, y: 50 }, snap: { guides: [{ axis: 'y', at: 50 }] } })
  expect(hand.drag({ x: 160, y: 53 }, { mod: true }).state.gesture).toMatchObject({ to: { x: 160, y: 53 } })
})

test('the pen goes on at either end of the selected path, which keeps its look, as one step', () => {
  const line: Element = {
    ...{ id: 'l', type: 'path', x: 100, y: 100, width: 80, height: 40, rotation: 90, d: 'M0 0 L80 40' },
    ...{ fill: null, stroke: { paint: '#aa0000', width: 6 } },
  }
  const document: Document = deepFrozen({ version: 1, pages: [{ id: 'p', elements: [line] }] })
  const selected = (): Hand => {
    const hand = new Hand(document)
    hand.state = { ...hand.state, selection: ['l'] }
    return hand.run('tool-pen')
  }
  // Turned around its middle, it goes from 160,80 to 120,160.
  const hand = point(point(selected(), 120, 160), 120, 240).cancel()
  expect(pathIn(hand)).toMatchObject({ id: 'l', rotation: 90, d: 'M 0 0 L 80 40 L 160 40', stroke: { width: 6 } })
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Extend path'])
  const fromStart = point(point(selected(), 160, 80), 160, 20).cancel()
  expect(pathIn(fromStart)).toMatchObject({ d: 'M 80 40 L 0 0 L -60 0' })
  const closed = point(point(point(selected(), 120, 160), 240, 160), 160, 80)
  expect(pathIn(closed)).toMatchObject({ d: 'M 0 0 L 80 40 L 80 -80 Z', fill: null })
  expect(closed.run('undo').state.document).toBe(document)
  const other = point(point(selected(), 300, 200), 340, 200).cancel()
  expect(other.state.document.pages[0]?.elements).toHaveLength(2)
})
