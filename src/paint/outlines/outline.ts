import type { Bounds } from '../bounds.ts'
import type { FillRule, Path } from '../canvas.ts'
import type { PaintEnvironment } from '../environment.ts'
import type { Box } from '../scope.ts'

/** In the element's own space. */
export interface Shape {
  readonly path: Path
  readonly rule: FillRule
  /** What gradients and images cover. */
  readonly box: Box
}

export interface Outline extends Shape {
  /** Contains the path, and its control points. */
  readonly extent: Bounds
  /** Whether the path never overlaps itself. */
  readonly isSimple?: boolean
  /** Shrinks each side if the shape supports it; otherwise returns the shape itself. */
  inset(by: number): Shape
}

export type NewPath = PaintEnvironment['newPath']
