import type { Size } from '../document.ts'
import type { Box } from './scale-whole.ts'

/** Everything about a size is computed for one axis at a time. */
export const AXES = ['x', 'y'] as const
export type Axis = (typeof AXES)[number]

/** An interval on an axis. */
export interface Span {
  readonly start: number
  readonly end: number
}

export function spanOf({ x, y, width, height }: Box, axis: Axis): Span {
  return axis === 'x' ? { start: x, end: x + width } : { start: y, end: y + height }
}

export function boxOf(x: Span, y: Span): Box {
  return { x: x.start, y: y.start, width: x.end - x.start, height: y.end - y.start }
}

export function lengthOf(size: Size, axis: Axis): number {
  return axis === 'x' ? size.width : size.height
}

export function acrossOf(axis: Axis): Axis {
  return axis === 'x' ? 'y' : 'x'
}
