import type { Point } from '../../paint/matrix.ts'
import type { PathNode } from './contour.ts'

const STEPS = 64

/** Returns how far along the line between two nodes the place nearest to a point is, from 0 to 1. */
export function nearestShare([from, to]: readonly [PathNode, PathNode], point: Point): number {
  const distance = (share: number): number => {
    const { x, y } = pointOnSegment([from, to], share)
    return Math.hypot(x - point.x, y - point.y)
  }
  const shares = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS)
  const coarse = shares.reduce((best, share) => (distance(share) < distance(best) ? share : best), 0)
  let best = coarse
  for (let reach = 1 / STEPS; reach > 1e-5; reach /= 2) {
    for (const share of [best - reach, best + reach]) {
      if (share >= 0 && share <= 1 && distance(share) < distance(best)) best = share
    }
  }
  return best
}

export function pointOnSegment([from, to]: readonly [PathNode, PathNode], share: number): Point {
  const along = (axis: 'x' | 'y'): number => {
    const [a, d] = [from.at[axis], to.at[axis]]
    if (!from.out && !to.in) return a + (d - a) * share
    const [b, c] = [(from.out ?? from.at)[axis], (to.in ?? to.at)[axis]]
    const rest = 1 - share
    return rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d
  }
  return { x: along('x'), y: along('y') }
}
