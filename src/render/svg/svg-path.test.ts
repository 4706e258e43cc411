import fc from 'fast-check'
import { Path2D } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { openCanvas, releaseCanvas } from '../skia.ts'
import { SvgPath } from './svg-path.ts'

const place = fc.integer({ min: 0, max: 60 })
const radius = fc.integer({ min: 1, max: 25 })
/** In radians. Skia rounds angles that are almost equal, to nothing or a whole turn. */
const angle = fc.integer({ min: -140, max: 140 }).map((steps) => steps / 20)

type Draw = (path: SvgPath) => void

const command: fc.Arbitrary<Draw> = fc.oneof(
  fc.tuple(place, place).map(
    ([x, y]): Draw =>
      (path) =>
        path.moveTo(x, y),
  ),
  fc.tuple(place, place).map(
    ([x, y]): Draw =>
      (path) =>
        path.lineTo(x, y),
  ),
  fc.tuple(place, place, place, place, place, place).map(
    (to): Draw =>
      (path) =>
        path.bezierCurveTo(...to),
  ),
  fc.tuple(place, place, radius, angle, angle, fc.boolean()).map(
    ([x, y, by, from, to, back]): Draw =>
      (path) =>
        path.arc(x, y, by, from, to, back),
  ),
  fc.tuple(place, place, radius, radius, angle, angle, angle, fc.boolean()).map(
    (arc): Draw =>
      (path) =>
        path.ellipse(...arc),
  ),
  fc.tuple(place, place, radius, radius).map(
    (box): Draw =>
      (path) =>
        path.rect(...box),
  ),
  fc.tuple(place, place, radius, fc.integer({ min: 0, max: 12 })).map(
    ([x, y, side, corner]): Draw =>
      (path) =>
        path.roundRect(x, y, side + 24, side + 24, [corner, 0, corner, 3]),
  ),
  fc.constant((path: SvgPath) => path.closePath()),
)

function inkOf(path: Path2D): Uint8ClampedArray {
  const { canvas, context } = openCanvas(90, 90)
  context.fill(path, 'evenodd')
  const { data } = context.getImageData(0, 0, 90, 90)
  releaseCanvas(canvas)
  return data.filter((_, index) => index % 4 === 3)
}

test('the data of a path draws what the path draws', () => {
  // Skia approximates arcs by curves, and those of SVG by others.
  fc.assert(
    fc.property(fc.array(command, { maxLength: 6 }), fc.boolean(), (commands, isMoved) => {
      const path = new SvgPath('M5 5L20 8L9 30Z')
      const added = isMoved ? new SvgPath() : path
      // Unlike browsers, Skia begins at 0,0 without this.
      added.moveTo(30, 30)
      for (const draw of commands) draw(added)
      if (isMoved) path.addPath(added, { a: 0.8, b: 0.3, c: -0.2, d: 0.9, e: 12, f: 3 })
      const [ours, theirs] = [inkOf(path), inkOf(new Path2D(path.data))]
      const different = ours.filter((alpha, index) => Math.abs(alpha - (theirs[index] ?? 0)) > 128)
      expect(different.length, path.data).toBeLessThanOrEqual(4)
    }),
    { numRuns: 400 },
  )
})
