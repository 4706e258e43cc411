import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Document } from '../../document/document.ts'
import type { Line } from '../../document/elements/line.ts'
import { apply } from '../../paint/matrix.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import { removePoint, withPoints } from '../operations/line-points.ts'
import { deepFrozen } from '../testing/deep-frozen.ts'
import { Hand } from '../testing/hand.ts'
import { placesOf } from '../tree/place.ts'

const line: Line = {
  ...{ id: 'l', type: 'line', x: 50, y: 60, width: 200, height: 100 },
  points: [
    { x: 0, y: 0 },
    { x: 200, y: 100 },
  ],
}
const documentOf = (...elements: Document['pages'][0]['elements']): Document =>
  deepFrozen({ version: 1, pages: [{ id: 'p', elements }] })
const selected = (document: Document): Hand => {
  const hand = new Hand(document)
  hand.state = { ...hand.state, selection: ['l'] }
  return hand
}
const pointsIn = (hand: Hand): object[] => {
  const place = placesOf(hand.state.document).get('l')
  if (place?.element.type !== 'line') throw new Error('There is no line.')
  const matrix = pageMatrix(place)
  return place.element.points.map((point) => apply(matrix, point))
}

test('a point is dragged, and the box of the line follows', () => {
  const hand = selected(documentOf(line)).pressLine('point', 1, { at: { x: 251, y: 161 } })
  hand.drag({ x: 270, y: 190 }).release({ x: 301, y: 31 })
  expect(placesOf(hand.state.document).get('l')?.element).toMatchObject({ x: 50, y: 30, width: 250, height: 30 })
  expect(pointsIn(hand)).toEqual([
    { x: 50, y: 60 },
    { x: 300, y: 30 },
  ])
  expect(hand.state.history.done.map(({ label }) => label)).toEqual(['Move point'])
})

test('Shift turns the segment in steps of 15 degrees', () => {
  const hand = selected(documentOf(line)).pressLine('point', 1, { at: { x: 250, y: 160 } })
  hand.release({ x: 150, y: 65 }, { shift: true })
  expect(pointsIn(hand)[1]).toMatchObject({ y: 60 })
})

test('an end snaps to the edges of other elements, but not with Ctrl', () => {
  const rect = { id: 'r', type: 'rect' as const, x: 303, y: 200, width: 50, height: 50 }
  const hand = selected(documentOf(line, rect)).pressLine('point', 1, { at: { x: 250, y: 160 } })
  hand.drag({ x: 300, y: 120 })
  expect(pointsIn(hand)[1]).toEqual({ x: 303, y: 120 })
  hand.drag({ x: 300, y: 120 }, { mod: true })
  expect(pointsIn(hand)[1]).toEqual({ x: 300, y: 120 })
})

test('dragging the middle of a segment adds a point, and a double press on a point deletes it', () => {
  const hand = selected(documentOf(line)).pressLine('segment', 0, { at: { x: 150, y: 110 } })
  hand.drag({ x: 160, y: 150 }).release({ x: 150, y: 220 })
  expect(pointsIn(hand)).toEqual([
    { x: 50, y: 60 },
    { x: 150, y: 220 },
    { x: 250, y: 160 },
  ])
  const at = { x: 150, y: 220 }
  hand.pressLine('point', 1, { at, clicks: 2 }).release(at)
  expect(pointsIn(hand)).toHaveLength(2)
  hand.pressLine('point', 1, { at, clicks: 2 }).release(at)
  expect(pointsIn(hand)).toHaveLength(2)
})

test('Escape during a drag restores the line', () => {
  const document = documentOf(line)
  const hand = selected(document)
    .pressLine('segment', 0, { at: { x: 150, y: 110 } })
    .drag({ x: 160, y: 150 })
    .cancel()
  expect(hand.state).toMatchObject({ document, detail: null, selection: ['l'] })
})

test('keys enter the points, choose, move, add and delete them', () => {
  const hand = selected(documentOf(line)).run('enter').run('select-next').run('move-far-right').run('move-up')
  expect(pointsIn(hand)[1]).toEqual({ x: 260, y: 159 })
  hand.run('select-next').run('add-point')
  expect(hand.state.detail).toEqual({ kind: 'point', id: 'l', index: 1 })
  expect(pointsIn(hand)).toHaveLength(3)
  hand.run('delete')
  expect(pointsIn(hand)).toHaveLength(2)
  expect(hand.run('leave').state).toMatchObject({ detail: null, selection: ['l'] })
})

const point = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) })
const arbitraryLine = fc.record({
  points: fc.array(point, { minLength: 2, maxLength: 5 }),
  rotation: fc.integer({ min: -180, max: 180 }),
  flipX: fc.boolean(),
  flipY: fc.boolean(),
})

test('the points that stay the same stay where they are, however a line is turned', () => {
  fc.assert(
    fc.property(arbitraryLine, point, (properties, added) => {
      const before: Line = { ...line, ...properties }
      const after = removePoint(withPoints(before, [...before.points, added]), before.points.length)
      const [from, to] = [before, after].map((element) => {
        const matrix = pageMatrix({ element, parents: [] })
        return element.points.map((each) => apply(matrix, each))
      })
      for (const [index, { x, y }] of (from ?? []).entries()) {
        expect(Math.hypot(x - (to?.[index]?.x ?? NaN), y - (to?.[index]?.y ?? NaN))).toBeLessThan(0.01)
      }
    }),
    { numRuns: 1_000 },
  )
})
