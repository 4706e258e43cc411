export interface PathPoint {
  readonly x: number
  readonly y: number
}

export interface Arc {
  readonly radiusX: number
  readonly radiusY: number
  /** In radians, clockwise from the right. */
  readonly start: number
  readonly sweep: number
}

/** Returns an arc as path data, and its end. It begins at the angle `start` of an ellipse through `from`. */
export function arcTo(from: PathPoint, { radiusX, radiusY, start, sweep }: Arc): { d: string; end: PathPoint } {
  const center = { x: from.x - radiusX * Math.cos(start), y: from.y - radiusY * Math.sin(start) }
  const at = (angle: number): PathPoint => ({
    x: center.x + radiusX * Math.cos(angle),
    y: center.y + radiusY * Math.sin(angle),
  })
  // A whole ellipse has two arcs, since one would end where it begins.
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / Math.PI))
  const end = at(start + sweep)
  const d = Array.from({ length: parts }, (_, index) => {
    const { x, y } = at(start + (sweep * (index + 1)) / parts)
    return `A${n(radiusX)} ${n(radiusY)} 0 0 ${sweep > 0 ? 1 : 0} ${n(x)} ${n(y)}`
  })
  return { d: d.join(''), end }
}

/** Returns the angle of the point of an ellipse in the direction of `angle`, as presentations mean their angles. */
export function ellipseAngle(angle: number, radiusX: number, radiusY: number): number {
  const turned = Math.atan2(radiusX * Math.sin(angle), radiusY * Math.cos(angle))
  return turned + Math.round((angle - turned) / (2 * Math.PI)) * 2 * Math.PI
}

/** Writes a number of path data. */
export function n(value: number): string {
  return String(Math.round((Number.isFinite(value) ? value : 0) * 1000) / 1000 + 0)
}

export function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`
}

export function ellipse({ x, y }: PathPoint, radiusX: number, radiusY: number): string {
  const { d } = arcTo({ x: x + radiusX, y }, { radiusX, radiusY, start: 0, sweep: 2 * Math.PI })
  return `M${n(x + radiusX)} ${n(y)}${d}Z`
}
