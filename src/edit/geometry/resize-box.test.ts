import fc from 'fast-check'
import { expect, test } from 'vitest'
import { complete, type ElementOf } from '../../document/elements/element.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import { type Box, type Handle, resizeBox } from './resize-box.ts'

const place = fc.constantFrom(-1 as const, 0 as const, 1 as const)
const handles = fc.record({ x: place, y: place }).filter(({ x, y }) => x !== 0 || y !== 0)
/** Also of hairlines, which are thinner than the least box. */
const side = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 10, max: 200 }) }, fc.constantFrom(0, 0.5))
const rects: fc.Arbitrary<ElementOf<'rect'>> = fc.record({
  ...{ id: fc.constant('a'), type: fc.constant('rect' as const) },
  ...{ x: fc.integer({ min: -200, max: 200 }), y: fc.integer({ min: -200, max: 200 }) },
  ...{ width: side, height: side },
  ...{ rotation: fc.integer({ min: -180, max: 180 }), flipX: fc.boolean(), flipY: fc.boolean() },
})
const distances = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) })
const options = fc.record({ keepsRatio: fc.boolean(), fromCenter: fc.boolean() })

function onPage(rect: ElementOf<'rect'>, handle: Handle): Point {
  const { width, height } = rect
  return apply(boxMatrix(complete(rect)), { x: ((handle.x + 1) * width) / 2, y: ((handle.y + 1) * height) / 2 })
}

test('the opposite handle, or the center, stays where it is', () => {
  fc.assert(
    fc.property(rects, handles, fc.record({ by: distances, how: options }), (rect, handle, { by, how }) => {
      const resized = { ...rect, ...resizeBox(rect, { handle, by }, how) }
      const opposite = { x: -handle.x, y: -handle.y } as Handle
      const fixed: Handle = how.fromCenter ? { x: 0, y: 0 } : opposite
      const [before, after] = [onPage(rect, fixed), onPage(resized, fixed)]
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(0.01)
    }),
    { numRuns: 1_000 },
  )
})

test('the dragged handle follows the pointer, along the sides that it moves', () => {
  fc.assert(
    fc.property(rects, handles, distances, (rect, handle, by) => {
      const grows = { x: Math.abs(by.x) * handle.x, y: Math.abs(by.y) * handle.y }
      const box: Box = resizeBox(rect, { handle, by: grows }, { keepsRatio: false, fromCenter: false })
      const moved = onPage({ ...rect, ...box }, handle)
      const before = onPage(rect, handle)
      const { a, b, c, d } = boxMatrix(complete(rect))
      expect(moved.x - before.x).toBeCloseTo(a * grows.x + c * grows.y, 1)
      expect(moved.y - before.y).toBeCloseTo(b * grows.x + d * grows.y, 1)
    }),
    { numRuns: 1_000 },
  )
})

test('a kept ratio is kept, down to a pixel', () => {
  fc.assert(
    fc.property(rects, handles, distances, (rect, handle, by) => {
      const { width, height } = resizeBox(rect, { handle, by }, { keepsRatio: true, fromCenter: false })
      const isHairline = Math.min(rect.width, rect.height) < 1
      if (width > 1 && height > 1 && !isHairline) expect(width / height).toBeCloseTo(rect.width / rect.height, 1)
    }),
    { numRuns: 1_000 },
  )
})

test('a drag without a distance changes nothing', () => {
  fc.assert(
    fc.property(rects, handles, options, (rect, handle, how) => {
      const { x, y, width, height } = rect
      expect(resizeBox(rect, { handle, by: { x: 0, y: 0 } }, how)).toEqual({ x, y, width, height })
    }),
    { numRuns: 1_000 },
  )
})
