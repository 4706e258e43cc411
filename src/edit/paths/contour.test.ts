import { createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPathData } from '../../document/check-path-data.ts'
import { newPath } from '../../render/skia.ts'
import { nodeCount, withNodeAdded, withSmoothToggled } from './change-nodes.ts'
import { allIndexes, movedNodes, withoutNodes } from './change-several.ts'
import { type Contour, contoursOf, pathData } from './contour.ts'
import { nearestShare, pointOnSegment } from './nearest-on-segment.ts'

const read = (d: string): Contour[] => {
  const contours = contoursOf(d)
  if (!contours) throw new Error(`"${d}" has no contours.`)
  return contours
}
const written = (d: string): string => pathData(read(d), 4)

test.each([
  ['m10 10 h20 v20 h-20z', 'M 10 10 L 30 10 L 30 30 L 10 30 Z'],
  ['M0 0Q30 0 30 30T60 60', 'M 0 0 C 20 0 30 10 30 30 C 30 50 40 60 60 60'],
  ['M0 0C0 10 10 20 20 20S40 10 40 0L0 0Z', 'M 0 0 C 0 10 10 20 20 20 C 30 20 40 10 40 0 Z'],
  ['M0 0L10 0L5 9ZM20 0L30 0', 'M 0 0 L 10 0 L 5 9 Z M 20 0 L 30 0'],
  ['M5 5l5 0zl0 9', 'M 5 5 L 10 5 Z M 5 5 L 5 14'],
])('%s is read as %s', (d, expected) => expect(written(d)).toBe(expected))

test('broken data, and data that is too long, has no contours', () => {
  expect(contoursOf('M 0 0 L 1')).toBeUndefined()
  expect(contoursOf(`M 0 0 ${'L 1 1 '.repeat(1_200)}`)).toBeUndefined()
  expect(contoursOf(`M 0 0 ${'L 100.25 100.25 '.repeat(4_000)}`)).toBeUndefined()
})

const number = fc.integer({ min: 5, max: 95 })
const command = fc.oneof(
  fc.tuple(number, number).map((at) => `L ${at.join(' ')}`),
  number.map((x) => `H ${x}`),
  number.map((y) => `V ${y}`),
  fc.tuple(number, number, number, number, number, number).map((at) => `C ${at.join(' ')}`),
  fc.tuple(number, number, number, number).map((at) => `S ${at.join(' ')}`),
  fc.tuple(number, number, number, number).map((at) => `Q ${at.join(' ')}`),
  fc.tuple(number, number).map((at) => `T ${at.join(' ')}`),
  fc
    .tuple(number, number, fc.integer({ min: 0, max: 180 }), fc.boolean(), fc.boolean(), number, number)
    .map(([rx, ry, turn, large, sweep, x, y]) => `A ${rx} ${ry} ${turn} ${Number(large)} ${Number(sweep)} ${x} ${y}`),
  fc.constant('Z'),
  fc.tuple(number, number).map((at) => `M ${at.join(' ')}`),
)
const arbitraryData = fc
  .tuple(number, number, fc.array(command, { minLength: 1, maxLength: 8 }))
  .map(([x, y, commands]) => `M ${x} ${y} ${commands.join(' ')}`)

const canvas = createCanvas(100, 100)
const context = canvas.getContext('2d')

function drawn(d: string): Uint8ClampedArray {
  context.clearRect(0, 0, 100, 100)
  const path = newPath(d) as unknown as Parameters<typeof context.fill>[0]
  context.lineWidth = 3
  context.lineJoin = 'round'
  context.lineCap = 'round'
  context.fill(path, 'evenodd')
  context.stroke(path)
  return context.getImageData(0, 0, 100, 100).data
}

/** Skia flattens curves to within a quarter of a pixel, and those that are divided in other places. */
function differentPixels(a: string, b: string): number {
  const [one, other] = [drawn(a), drawn(b)]
  return one.reduce((count, value, index) => count + Number(Math.abs(value - (other[index] ?? 0)) > 96), 0)
}

test('what is read and written looks the same, and is read and written the same again', () => {
  fc.assert(
    fc.property(arbitraryData, (d) => {
      const again = written(d)
      expect(checkPathData(again)).toBeUndefined()
      // Points may meet by rounding.
      const stable = written(again)
      expect(written(stable)).toBe(stable)
      expect(differentPixels(d, again)).toBeLessThanOrEqual(16)
    }),
    { numRuns: 1_000 },
  )
})

test('a point that is added on a line does not change the picture', () => {
  fc.assert(
    fc.property(arbitraryData, fc.nat(20), fc.double({ min: 0.1, max: 0.9, noNaN: true }), (d, choice, share) => {
      const contours = read(d)
      const added = withNodeAdded(contours, choice % nodeCount(contours), share)
      expect(differentPixels(pathData(contours, 4), pathData(added, 4))).toBeLessThanOrEqual(16)
    }),
    { numRuns: 300 },
  )
})

const remainingOf = (before: readonly Contour[], after: readonly Contour[]): readonly Contour[] =>
  nodeCount(after) < 2 ? before : after

test('several points are removed and moved as each of them alone would be', () => {
  const chosen = fc.uniqueArray(fc.nat(20))
  fc.assert(
    fc.property(arbitraryData, chosen, (d, choices) => {
      const contours = read(d)
      const indexes = [...new Set(choices.map((choice) => choice % nodeCount(contours)))]
      const nodes = contours.flatMap((contour) => contour.nodes)
      const by = { x: 5, y: -3 }
      const moved = movedNodes(contours, new Map(indexes.map((index) => [index, by]))).flatMap((each) => each.nodes)
      for (const index of allIndexes(contours)) {
        const [was, is] = [nodes[index]?.at, moved[index]?.at]
        const isChosen = indexes.includes(index)
        expect(is).toEqual(isChosen && was ? { x: was.x + by.x, y: was.y + by.y } : was)
      }
      const rest = withoutNodes(contours, indexes)
      expect(rest.every((contour) => contour.nodes.length > 1 || contours.includes(contour))).toBe(true)
      const kept = nodes.filter((_, index) => !indexes.includes(index))
      expect(rest.flatMap((each) => each.nodes).every((node) => kept.includes(node))).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('any number of changes leaves valid data with at least two points', () => {
  const change = fc.tuple(fc.constantFrom('add', 'remove', 'toggle'), fc.nat(20))
  fc.assert(
    fc.property(arbitraryData, fc.array(change, { maxLength: 12 }), (d, changes) => {
      let contours: readonly Contour[] = read(d)
      const before = nodeCount(contours)
      for (const [kind, choice] of changes) {
        const index = choice % nodeCount(contours)
        if (kind === 'add') contours = withNodeAdded(contours, index, 0.5)
        else if (kind === 'remove') contours = remainingOf(contours, withoutNodes(contours, [index]))
        else contours = withSmoothToggled(contours, index)
      }
      expect(nodeCount(contours)).toBeGreaterThanOrEqual(Math.min(2, before))
      expect(checkPathData(pathData(contours, 3))).toBeUndefined()
    }),
    { numRuns: 1_000 },
  )
})

test('the nearest place on a line to a point of it is that point', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) })
  const segment = fc.tuple(
    fc.record({ at: point, in: fc.constant(null), out: fc.option(point) }),
    fc.record({ at: point, in: fc.option(point), out: fc.constant(null) }),
  )
  fc.assert(
    fc.property(segment, fc.double({ min: 0, max: 1, noNaN: true }), (ends, share) => {
      const on = pointOnSegment(ends, share)
      const near = pointOnSegment(ends, nearestShare(ends, on))
      expect(Math.hypot(near.x - on.x, near.y - on.y)).toBeLessThan(1.5)
    }),
    { numRuns: 1_000 },
  )
})
