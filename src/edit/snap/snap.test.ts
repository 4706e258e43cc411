import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, shift } from '../../paint/bounds.ts'
import { snapLinesOf } from './snap-lines.ts'
import { snapMove, type SnapTargets } from './snap-move.ts'

const REACH = 6

function targetsOf(boxes: readonly Bounds[]): SnapTargets {
  return { lines: snapLinesOf(boxes), boxes, reach: REACH }
}

const box = (left: number, top: number, { width = 20, height = 20 } = {}): Bounds => ({
  ...{ left, top, right: left + width, bottom: top + height },
})
const arbitraryBox = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 200 }), fc.integer({ min: 1, max: 60 }))
  .map(([left, top, side]) => box(left, top, { width: side, height: side }))

test('a snap moves by at most its reach, and a second one not at all', () => {
  fc.assert(
    fc.property(arbitraryBox, fc.array(arbitraryBox, { maxLength: 6 }), (moving, boxes) => {
      const snap = snapMove(moving, targetsOf(boxes))
      expect(Math.abs(snap.x)).toBeLessThanOrEqual(REACH)
      expect(Math.abs(snap.y)).toBeLessThanOrEqual(REACH)
      const again = snapMove(shift(moving, snap.x, snap.y), targetsOf(boxes))
      expect(Math.abs(again.x)).toBeLessThan(1e-6)
      expect(Math.abs(again.y)).toBeLessThan(1e-6)
    }),
    { numRuns: 1_000 },
  )
})

test('after a snap, an edge or the center of the box is on each guide', () => {
  fc.assert(
    fc.property(arbitraryBox, fc.array(arbitraryBox, { maxLength: 6 }), (moving, boxes) => {
      const { x, y, guides } = snapMove(moving, targetsOf(boxes))
      const { left, top, right, bottom } = shift(moving, x, y)
      for (const { axis, at } of guides) {
        const places = axis === 'x' ? [left, (left + right) / 2, right] : [top, (top + bottom) / 2, bottom]
        expect(Math.min(...places.map((place) => Math.abs(place - at)))).toBeLessThan(1e-6)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('a guide reaches over everything that it aligns', () => {
  const { x, guides } = snapMove(box(12, 100), targetsOf([box(10, 0), box(10, 50)]))
  expect(x).toBe(-2)
  expect(guides.filter(({ axis, at }) => axis === 'x' && at === 10)).toEqual([{ axis: 'x', at: 10, from: 0, to: 120 }])
})

test('a box snaps to the middle between two, and behind two at their distance', () => {
  const between = snapMove(box(53, 1), targetsOf([box(0, 0, { height: 90 }), box(100, 0, { height: 90 })]))
  expect(between.x).toBe(-3)
  expect(between.gaps.map(({ start, end }) => end - start)).toEqual([30, 30])
  const behind = snapMove(box(93, 1), targetsOf([box(0, 0, { height: 90 }), box(45, 0, { height: 90 })]))
  expect(behind.x).toBe(-3)
  expect(behind.gaps.map(({ start, end }) => [start, end])).toEqual([
    [20, 45],
    [65, 90],
  ])
})

test('boxes that are not next to each other have no gaps', () => {
  expect(snapMove(box(53, 200), targetsOf([box(0, 0), box(100, 0)])).gaps).toEqual([])
})
