/**
 * The space in which a glyph run that is not upright on a straight line is drawn at its own `x`, on
 * the baseline 0. `x` and `y` are its origin in the box, and `radians` turn it clockwise.
 */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly radians: number
  /** Factor of the width, for digits that share a square. */
  readonly stretch?: number
}

/** Returns a point of the turned space in the box. */
export function turned({ x, y, radians, stretch = 1 }: Turn, u: number, v: number): { x: number; y: number } {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return { x: x + cos * u * stretch - sin * v, y: y + sin * u * stretch + cos * v }
}

/** Moves the origin back, so that a run at `runX` begins at that of `start`. Runs then have different positions. */
export function turnFrom(start: Turn, runX: number): Turn {
  return { ...start, ...turned(start, -runX, 0) }
}
