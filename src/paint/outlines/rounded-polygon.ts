import type { Path } from '../canvas.ts'
import type { Point } from '../line-caps.ts'
import type { NewPath } from './outline.ts'

/** A corner of a polygon. Its corners are in clockwise order. */
export interface Corner extends Point {
  /** 0 for a sharp corner. */
  readonly radius: number
}

/** If two arcs do not fit on a side, all radii shrink by the same factor, as those of a rectangle. */
export function roundCorners(points: readonly Point[], radius: number): Corner[] {
  const sharp = points.map(({ x, y }) => ({ x, y, radius: 0 }))
  const bends = bendsOf(sharp)
  const fitting = bends.map((bend, index) => {
    const next = bends[(index + 1) % bends.length] ?? bend
    return distance(bend.corner, next.corner) / (arcReach(bend) + arcReach(next))
  })
  // A quotient of 0 by 0 belongs to a side without a length between straight corners.
  const largest = Math.min(radius, ...fitting.filter((fit) => !Number.isNaN(fit)))
  return sharp.map(({ x, y }) => ({ x, y, radius: largest }))
}

/** Moves each side inward by `by`. Returns the same corners if a side would vanish. */
export function insetCorners(corners: readonly Corner[], by: number): readonly Corner[] {
  const inner = bendsOf(corners).map(({ corner, from, to, turn }) => {
    const share = by / (1 + from.x * to.x + from.y * to.y)
    const radius = corner.radius === 0 ? 0 : Math.max(0, corner.radius - by * Math.sign(turn))
    return { x: corner.x - (from.y + to.y) * share, y: corner.y + (from.x + to.x) * share, radius }
  })
  const before = bendsOf(corners)
  const isIntact = bendsOf(inner).every(({ to }, index) => {
    const side = before[index]?.to
    return side !== undefined && side.x * to.x + side.y * to.y > 0
  })
  return isIntact ? inner : corners
}

export function roundedPath(newPath: NewPath, corners: readonly Corner[]): Path {
  const path = newPath()
  for (const [index, bend] of bendsOf(corners).entries()) {
    const { corner, from, turn } = bend
    const reach = corner.radius * arcReach(bend)
    const start = { x: corner.x - from.x * reach, y: corner.y - from.y * reach }
    if (index === 0) path.moveTo(start.x, start.y)
    else path.lineTo(start.x, start.y)
    if (corner.radius === 0) continue
    // The center is on the inner side of the bend, which is outside the polygon where it turns back.
    const side = corner.radius * Math.sign(turn)
    const startAngle = Math.atan2(-from.x * side, from.y * side)
    path.arc(start.x - from.y * side, start.y + from.x * side, corner.radius, startAngle, startAngle + turn, turn < 0)
  }
  path.closePath()
  return path
}

interface Bend {
  readonly corner: Corner
  /** The direction of the side before the corner. */
  readonly from: Point
  /** The direction of the side after the corner. */
  readonly to: Point
  /** In radians, positive if the corner points outward. */
  readonly turn: number
}

function bendsOf(corners: readonly Corner[]): Bend[] {
  return corners.map((corner, index) => {
    const from = direction(corners.at(index - 1) ?? corner, corner)
    const to = direction(corner, corners[(index + 1) % corners.length] ?? corner)
    return { corner, from, to, turn: Math.atan2(from.x * to.y - from.y * to.x, from.x * to.x + from.y * to.y) }
  })
}

/** How far from the corner an arc of radius 1 begins. Nearly endless at the tip of a spike without width. */
function arcReach({ turn }: Bend): number {
  return Math.abs(Math.tan(turn / 2))
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to)
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
