import { complete } from '../../document/elements/element.ts'
import type { Line } from '../../document/elements/line.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply, type Point } from '../../paint/matrix.ts'

/**
 * Gives a line other points, in its own space, and the box around them. Points that stay the same stay where they
 * are on the page, however the line is turned.
 */
export function withPoints(line: Line, points: readonly Point[]): Line {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const center = apply(boxMatrix(complete(line)), { x: left + width / 2, y: top + height / 2 })
  return {
    ...line,
    x: bounded(center.x - width / 2),
    y: bounded(center.y - height / 2),
    width: boundedLength(width),
    height: boundedLength(height),
    points: points.map(({ x, y }) => ({ x: bounded(x - left), y: bounded(y - top) })),
  }
}

/** Adds a point between a point and the next one. */
export function addPoint(line: Line, after: number): Line {
  const [from, to] = [line.points[after], line.points[after + 1]]
  if (!from || !to) return line
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return { ...line, points: line.points.toSpliced(after + 1, 0, middle) }
}

/** Removes a point. A line keeps at least two. */
export function removePoint(line: Line, index: number): Line {
  return line.points.length <= 2 ? line : withPoints(line, line.points.toSpliced(index, 1))
}
