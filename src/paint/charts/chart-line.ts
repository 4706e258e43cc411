import type { Point } from '../line-caps.ts'

export interface ValuePoint extends Point {
  readonly index: number
}

export interface ChartLine {
  readonly series: number
  /** Points between two gaps. */
  readonly stretches: readonly (readonly ValuePoint[])[]
  /** The line below a stacked area; undefined for the axis. */
  readonly below: readonly Point[] | undefined
}

/** Diameter of markers in widths of the line. */
export const MARKER_WIDTHS = 2.4
