import type { Element } from '../../document/elements/element.ts'
import type { Bounds } from '../../paint/bounds.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { multiply, type Point } from '../../paint/matrix.ts'
import { complete } from '../../document/elements/element.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { cornersOf } from '../geometry/page-matrix.ts'

/** Returns the IDs of the elements, among siblings, whose turned boxes a rectangle on the page touches. */
export function insideMarquee(siblings: readonly Element[], space: Matrix, marquee: Bounds): string[] {
  return siblings
    .filter(({ visible = true, locked = false }) => visible && !locked)
    .filter((element) => touches(cornersOf(multiply(space, boxMatrix(complete(element))), element), marquee))
    .map(({ id }) => id)
}

/** By the separating axis theorem: the axes of the rectangle, and the normals of the sides of the other box. */
function touches(corners: readonly Point[], { left, top, right, bottom }: Bounds): boolean {
  const marquee = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ]
  const [a, b, c] = corners
  if (!a || !b || !c) return false
  const axes = [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: a.y - b.y, y: b.x - a.x },
    { x: b.y - c.y, y: c.x - b.x },
  ]
  return axes.every((axis) => overlap(corners, marquee, axis))
}

function overlap(one: readonly Point[], other: readonly Point[], axis: Point): boolean {
  const along = ({ x, y }: Point): number => x * axis.x + y * axis.y
  const [a, b] = [one.map(along), other.map(along)]
  return Math.min(...a) <= Math.max(...b) && Math.min(...b) <= Math.max(...a)
}
