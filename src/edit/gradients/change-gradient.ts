import type { Size } from '../../document/document.ts'
import type { Point } from '../../paint/matrix.ts'
import type { Gradient } from '../colors/gradient.ts'
import { centerOf, courseOf, degreesTo } from './gradient-course.ts'

/** What is dragged of a gradient besides its stops: where it begins, or where it ends. */
export type GradientEnd = 'start' | 'end'

const STEP_DEGREES = 15

/**
 * Moves an end to a point of the box. That of a linear gradient turns it, since its length follows from
 * its angle. The start of the others is their center; the end of a radial one is its radius, and that
 * of a conic one its angle. With `isStepped`, angles have steps of 15 degrees.
 */
export function withEndAt(
  gradient: Gradient,
  { end, to, box, isStepped }: { end: GradientEnd; to: Point; box: Size; isStepped: boolean },
): Gradient {
  if (gradient.type === 'linear') {
    const middle = { x: box.width / 2, y: box.height / 2 }
    const degrees = degreesTo(middle, to) + (end === 'start' ? 180 : 0)
    return { ...gradient, angle: angleOf(degrees, isStepped) }
  }
  if (end === 'start') return { ...gradient, center: fractionOf(to, box) }
  const center = centerOf(gradient, box)
  if (gradient.type === 'conic') return { ...gradient, angle: angleOf(degreesTo(center, to), isStepped) }
  const half = Math.hypot(box.width, box.height) / 2 || 1
  const radius = Math.hypot(to.x - center.x, to.y - center.y) / half
  return { ...gradient, radius: Math.min(MOST, Math.max(LEAST_RADIUS, rounded(radius, 1_000))) }
}

const LEAST_RADIUS = 0.01
/** As the schema allows, of the box. */
const MOST = 10

/** Where an end is now. */
export function endOf(gradient: Gradient, end: GradientEnd, box: Size): Point {
  const course = courseOf(gradient, box)
  if (course.kind === 'line') return end === 'start' ? course.from : course.to
  if (end === 'start') return course.center
  const radians = ((course.angle - 90) * Math.PI) / 180
  return {
    x: course.center.x + Math.cos(radians) * course.radius,
    y: course.center.y + Math.sin(radians) * course.radius,
  }
}

function fractionOf({ x, y }: Point, { width, height }: Size): { x: number; y: number } {
  const fraction = (at: number, side: number): number =>
    Math.min(MOST, Math.max(-MOST, rounded(at / (side || 1), 1_000)))
  return { x: fraction(x, width), y: fraction(y, height) }
}

/** Whole degrees from 0 to 359, or steps. */
function angleOf(degrees: number, isStepped: boolean): number {
  const step = isStepped ? STEP_DEGREES : 1
  return (((Math.round(degrees / step) * step) % 360) + 360) % 360
}

function rounded(value: number, precision: number): number {
  return Math.round(value * precision) / precision + 0
}
