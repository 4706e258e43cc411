import type { Size } from '../../document/document.ts'
import { PAINT_DEFAULTS } from '../../document/paint.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Gradient } from '../colors/gradient.ts'

/** Where the stops of a gradient are in a box, whose top left corner is at 0,0. */
export type Course =
  /** From the first to the last color: the gradient line, or the radius to the right of the center. */
  | { readonly kind: 'line'; readonly from: Point; readonly to: Point }
  /** Around the center, clockwise from `angle`, in degrees from the top. */
  | { readonly kind: 'ring'; readonly center: Point; readonly radius: number; readonly angle: number }

/** Of the shorter side of the box: far enough from the center, and within the element. */
const RING = 0.35
const LEAST_RING_PX = 12

export function courseOf(gradient: Gradient, { width, height }: Size): Course {
  if (gradient.type === 'linear') return lineOf(gradient.angle ?? PAINT_DEFAULTS.linear.angle, { width, height })
  const center = centerOf(gradient, { width, height })
  if (gradient.type === 'radial') {
    const radius = ((gradient.radius ?? PAINT_DEFAULTS.radial.radius) * Math.hypot(width, height)) / 2
    return { kind: 'line', from: center, to: { x: center.x + radius, y: center.y } }
  }
  const radius = Math.max(LEAST_RING_PX, Math.min(width, height) * RING)
  return { kind: 'ring', center, radius, angle: gradient.angle ?? PAINT_DEFAULTS.conic.angle }
}

/** The line of CSS, whose perpendiculars at both ends touch corners of the box. */
function lineOf(angle: number, { width, height }: Size): Course {
  const radians = (angle * Math.PI) / 180
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2
  const [x, y] = [width / 2, height / 2]
  return { kind: 'line', from: { x: x - sin * half, y: y + cos * half }, to: { x: x + sin * half, y: y - cos * half } }
}

export function centerOf(gradient: Exclude<Gradient, { type: 'linear' }>, { width, height }: Size): Point {
  const { x, y } = gradient.center ?? PAINT_DEFAULTS[gradient.type].center
  return { x: x * width, y: y * height }
}

/** Where a stop is drawn. */
export function pointOn(course: Course, offset: number): Point {
  if (course.kind === 'ring') return onRing(course, offset, course.radius)
  const { from, to } = course
  return { x: from.x + (to.x - from.x) * offset, y: from.y + (to.y - from.y) * offset }
}

export function onRing(ring: Extract<Course, { kind: 'ring' }>, offset: number, radius: number): Point {
  const radians = ((ring.angle - 90 + offset * 360) * Math.PI) / 180
  return { x: ring.center.x + Math.cos(radians) * radius, y: ring.center.y + Math.sin(radians) * radius }
}

/** The offset of the place nearest to a point, from 0 to 1, and how far the point is from it. */
export function nearestOffset(course: Course, point: Point): { readonly offset: number; readonly distance: number } {
  const offset = course.kind === 'ring' ? turnOn(course, point) : shareOn(course, point)
  const { x, y } = pointOn(course, offset)
  return { offset, distance: Math.hypot(point.x - x, point.y - y) }
}

function shareOn({ from, to }: Extract<Course, { kind: 'line' }>, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const square = dx * dx + dy * dy
  return square === 0 ? 0 : Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / square))
}

function turnOn({ center, angle }: Extract<Course, { kind: 'ring' }>, point: Point): number {
  return turned((degreesTo(center, point) - angle) / 360)
}

/** In degrees clockwise from the top. */
export function degreesTo(center: Point, { x, y }: Point): number {
  return (Math.atan2(y - center.y, x - center.x) * 180) / Math.PI + 90
}

/** From 0, inclusive, to 1. */
function turned(turns: number): number {
  return turns - Math.floor(turns)
}
