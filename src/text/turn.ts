/** Where a glyph run is drawn that is not upright on its line: in the space of the box, which `radians` turn clockwise. */
export interface Turn {
  readonly x: number
  readonly y: number
  readonly radians: number
  /** Factor of the width, for digits that share a square. */
  readonly stretch?: number
}

/** Returns a point of the run's own space, whose origin is the start of its baseline, in the space of the box. */
export function turned({ x, y, radians }: Turn, u: number, v: number): { x: number; y: number } {
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  return { x: x + cos * u - sin * v, y: y + sin * u + cos * v }
}
