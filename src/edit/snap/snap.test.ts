import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bounds, shift } from '../../paint/bounds.ts'
import { snapLinesOf } from './snap-lines.ts'
import { reached, snapEdges } from './snap-edge.ts'
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

test('after a snap, an edge or the center of the box is on each guide, which is an edge or the center of another', () => {
  fc.assert(
    fc.property(arbitraryBox, fc.array(arbitraryBox, { maxLength: 6 }), (moving, boxes) => {
      const { x, y, guides, gaps } = snapMove(moving, targetsOf(boxes))
      const { left, top, right, bottom } = shift(moving, x, y)
      const explained = new Set([...guides, ...gaps].map(({ axis }) => axis))
      expect([x !== 0 && !explained.has('x'), y !== 0 && !explained.has('y')]).toEqual([false, false])
      for (const { axis, at } of guides) {
        expect(snapLinesOf(boxes)[axis].map((line) => line.at)).toContain(at)
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

test('every edge and center that is aligned has its guide', () => {
  const { guides } = snapMove(box(12, 100), targetsOf([box(10, 50), box(10, 0)]))
  expect(guides.filter(({ axis }) => axis === 'x')).toEqual(
    [10, 20, 30].map((at) => ({ axis: 'x', at, from: 0, to: 120 })),
  )
})

test('a box that is too wide for a gap does not go there, and equal overlaps are no gaps', () => {
  const high = { height: 90 }
  expect(snapMove(box(19, 1, { width: 42 }), targetsOf([box(0, 0, high), box(56, 0, high)])).gaps).toEqual([])
  expect(snapMove(box(62, 1), targetsOf([box(45, 0, high), box(30, 0, high)])).gaps).toEqual([])
  expect(snapMove(box(-2, 1), targetsOf([box(15, 0, high), box(30, 0, high)])).gaps).toEqual([])
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

test('a box snaps to no gap that it no longer has when it is there', () => {
  const diagonal = snapMove(
    box(60, 94, { width: 59, height: 59 }),
    targetsOf([box(120, 152, { width: 4, height: 4 }), box(0, 36, { width: 59, height: 59 })]),
  )
  expect(diagonal).toMatchObject({ x: -1, y: 1, gaps: [] })
  const small = { width: 1, height: 1 }
  const overlapping = snapMove(
    box(7, 0, { width: 48, height: 48 }),
    targetsOf([box(58, 0, small), box(0, 0, small), box(48, 0, small)]),
  )
  expect(overlapping.gaps).toEqual([])
})

test('boxes that are not next to each other have no gaps', () => {
  expect(snapMove(box(53, 200), targetsOf([box(0, 0), box(100, 0)])).gaps).toEqual([])
})

test('a side that is resized snaps to the length of another box, and both are marked', () => {
  const other = box(200, 100, { width: 80, height: 33 })
  const resized = box(0, 0, { width: 77, height: 50 })
  const snap = snapEdges(resized, { x: 1, y: 0 }, { ...targetsOf([other]), grows: 1 })
  expect(snap).toMatchObject({ x: 3, y: 0 })
  const result = box(0, 0, { width: 80, height: 50 })
  expect(reached(snap, result, { handle: { x: 1, y: 0 }, boxes: [other] }).sizes).toEqual([
    { axis: 'x', start: 0, end: 80, across: 25 },
    { axis: 'x', start: 200, end: 280, across: 116.5 },
  ])
  expect(snapEdges(resized, { x: -1, y: 0 }, { ...targetsOf([other]), grows: 1 }).x).toBe(-3)
  expect(snapEdges(resized, { x: 1, y: 0 }, { ...targetsOf([other]), grows: 2 }).x).toBe(1.5)
})

test('an edge that snaps is then exactly on a line, or its side as long as another one', () => {
  const side = fc.constantFrom(-1 as const, 0 as const, 1 as const)
  const handles = fc.record({ x: side, y: side })
  fc.assert(
    fc.property(arbitraryBox, fc.array(arbitraryBox, { maxLength: 6 }), handles, (resized, boxes, handle) => {
      const snap = snapEdges(resized, handle, { ...targetsOf(boxes), grows: 1 })
      expect(Math.max(Math.abs(snap.x), Math.abs(snap.y))).toBeLessThanOrEqual(REACH)
      const { left, top, right, bottom } = resized
      const edges = { x: handle.x < 0 ? left : right, y: handle.y < 0 ? top : bottom }
      const lengths = { x: right - left + handle.x * snap.x, y: bottom - top + handle.y * snap.y }
      for (const axis of ['x', 'y'] as const) {
        if (handle[axis] === 0) expect(snap[axis]).toBe(0)
        if (snap[axis] === 0) continue
        const lines = snapLinesOf(boxes)[axis].map(({ at }) => at)
        const others = boxes.map((other) => (axis === 'x' ? other.right - other.left : other.bottom - other.top))
        expect(lines.includes(edges[axis] + snap[axis]) || others.includes(lengths[axis])).toBe(true)
      }
    }),
    { numRuns: 1_000 },
  )
})

test('short sides are as long as others by chance, and of many equal ones the nearest are marked', () => {
  const handle = { x: 1, y: 0 } as const
  const short = [box(200, 100, { width: 6 })]
  expect(snapEdges(box(0, 0, { width: 5 }), handle, { ...targetsOf(short), grows: 1 }).x).toBe(0)
  const many = [300, 200, 500, 400, 600].map((left) => box(left, 0))
  const snap = snapEdges(box(0, 0), handle, { ...targetsOf(many), grows: 1 })
  expect(reached(snap, box(0, 0), { handle, boxes: many }).sizes.map(({ start }) => start)).toEqual([0, 200, 300, 400])
})

test('a line that is nearer than an equal length wins', () => {
  const other = box(79, 100, { width: 82, height: 33 })
  const snap = snapEdges(box(0, 0, { width: 78 }), { x: 1, y: 0 }, { ...targetsOf([other]), grows: 1 })
  expect(snap.x).toBe(1)
})

test('guides that a box does not reach are not shown', () => {
  const snap = snapEdges(box(0, 0, { width: 78 }), { x: 1, y: 0 }, { ...targetsOf([box(80, 100)]), grows: 1 })
  const handle = { x: 1, y: 0 } as const
  expect(reached(snap, box(0, 0, { width: 79 }), { handle, boxes: [] }).guides).toEqual([])
  expect(reached(snap, box(0, 0, { width: 80 }), { handle, boxes: [] }).guides).toHaveLength(1)
})
