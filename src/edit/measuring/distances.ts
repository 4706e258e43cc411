import type { Size } from '../../document/document.ts'
import type { Bounds } from '../../paint/bounds.ts'
import { lengthOf } from '../snap/equal-sizes.ts'
import type { Axis } from '../snap/snap-lines.ts'
import type { Guide } from '../snap/snap-move.ts'

/** The length of a gap along an axis, and where it is drawn across it. */
export interface Distance {
  readonly axis: Axis
  readonly start: number
  readonly end: number
  readonly across: number
  /** From where a line leads to what is measured, if it does not face the gap. */
  readonly from?: number
}

/** Shorter ones are no distance. */
const LEAST_PX = 0.05
const SAME_PX = 1e-3

interface Around {
  readonly boxes: readonly Bounds[]
  readonly page: Size
  readonly guides: readonly Guide[]
}

/**
 * Returns how far a box is, along each axis, from the nearest box that a guide has aligned it with, or else
 * from the nearest one that faces it, or else from the nearer edge of the page. `sides` are the edges that
 * move: 0 for both along an axis.
 */
export function neighborDistances(
  box: Bounds,
  { boxes, page, guides }: Around,
  sides: Readonly<Partial<Record<Axis, -1 | 0 | 1>>>,
): Distance[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const side = sides[axis]
    if (side === undefined) return []
    const guide = guides.find((each) => each.axis !== axis)
    const aligned = guide ? boxes.filter((other) => isOn(other, guide)) : []
    const facing = boxes.filter((other) => overlapAcross(box, other, axis) !== undefined)
    const found = nearestOf(box, aligned, { axis, side }) ?? nearestOf(box, facing, { axis, side })
    if (!found) return toEdge(box, { axis, side, page })
    const isAligned = guide !== undefined && aligned.includes(found.other)
    const across = isAligned ? guide.at : (overlapAcross(box, found.other, axis) ?? middleAcross(box, axis))
    return [{ axis, start: found.start, end: found.end, across }]
  })
}

interface Along {
  readonly axis: Axis
  readonly side: -1 | 0 | 1
}

function nearestOf(
  box: Bounds,
  others: readonly Bounds[],
  { axis, side }: Along,
): { other: Bounds; start: number; end: number } | undefined {
  const [low, high] = extentOf(box, axis)
  const gaps = others.flatMap((other) => {
    const [start, end] = extentOf(other, axis)
    return [
      ...(side <= 0 && end <= low ? [{ other, start: end, end: low }] : []),
      ...(side >= 0 && start >= high ? [{ other, start: high, end: start }] : []),
    ]
  })
  const nearest = gaps.toSorted((a, b) => a.end - a.start - (b.end - b.start))[0]
  return nearest && nearest.end - nearest.start >= LEAST_PX ? nearest : undefined
}

function toEdge(box: Bounds, { axis, side, page }: Along & { page: Size }): Distance[] {
  const [low, high] = extentOf(box, axis)
  const extent = axis === 'x' ? page.width : page.height
  const across = middleAcross(box, axis)
  const edges = [
    ...(side <= 0 ? [{ axis, start: 0, end: low, across }] : []),
    ...(side >= 0 ? [{ axis, start: high, end: extent, across }] : []),
  ]
  const inside = edges.filter(({ start, end }) => end - start >= LEAST_PX)
  return inside.toSorted((a, b) => a.end - a.start - (b.end - b.start)).slice(0, 1)
}

function isOn({ left, top, right, bottom }: Bounds, { axis, at }: Guide): boolean {
  const [start, end] = axis === 'x' ? [left, right] : [top, bottom]
  return [start, (start + end) / 2, end].some((line) => Math.abs(line - at) < SAME_PX)
}

/**
 * Returns the distances between two boxes: the gap along each axis, or from edge to edge where they overlap
 * along it, as for a box within another.
 */
export function distancesBetween(box: Bounds, other: Bounds): Distance[] {
  return (['x', 'y'] as const).flatMap((axis): Distance[] => {
    const [[low, high], [start, end]] = [extentOf(box, axis), extentOf(other, axis)]
    const overlap = overlapAcross(box, other, axis)
    const across = overlap ?? middleAcross(box, axis)
    const from = overlap === undefined ? { from: nearerAcross(box, other, axis) } : {}
    const gaps =
      end <= low
        ? [[end, low]]
        : start >= high
          ? [[high, start]]
          : [
              [Math.min(low, start), Math.max(low, start)],
              [Math.min(high, end), Math.max(high, end)],
            ]
    return gaps
      .map(([a = 0, b = 0]) => ({ axis, start: a, end: b, across, ...from }))
      .filter((gap) => gap.end - gap.start >= LEAST_PX)
  })
}

export function pageBox({ width, height }: Size): Bounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

function extentOf({ left, top, right, bottom }: Bounds, axis: Axis): readonly [number, number] {
  return axis === 'x' ? [left, right] : [top, bottom]
}

function acrossAxis(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x'
}

function middleAcross(box: Bounds, axis: Axis): number {
  const [low] = extentOf(box, acrossAxis(axis))
  return low + lengthOf(box, acrossAxis(axis)) / 2
}

/** The middle of where two boxes face each other; undefined if they do not. */
function overlapAcross(a: Bounds, b: Bounds, axis: Axis): number | undefined {
  const [one, other] = [extentOf(a, acrossAxis(axis)), extentOf(b, acrossAxis(axis))]
  const [low, high] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])]
  return low < high ? (low + high) / 2 : undefined
}

/** The edge of a box across an axis that is nearer to another box. */
function nearerAcross(box: Bounds, other: Bounds, axis: Axis): number {
  const [low, high] = extentOf(other, acrossAxis(axis))
  const middle = middleAcross(box, axis)
  return Math.abs(low - middle) < Math.abs(high - middle) ? low : high
}
