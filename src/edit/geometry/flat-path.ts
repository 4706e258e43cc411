import svgpath from 'svgpath'
import type { FillRule, Matrix, Path } from '../../paint/canvas.ts'
import { apply, type Point } from '../../paint/matrix.ts'

const STEPS_PER_CURVE = 16
const TURN = Math.PI * 2

/** Parsing takes quadratic time. */
export const MOST_DATA = 30_000

/** A path of short straight lines, for tests of points without a canvas. */
export class FlatPath implements Path {
  readonly #lines: Point[][] = []
  #isComplete = true

  constructor(d = '') {
    if (d.length > MOST_DATA) this.#isComplete = false
    else if (d !== '') this.#read(d)
  }

  /** Whether it encloses a point, or undefined if its data was too long to read. */
  contains({ x, y }: Point, rule: FillRule): boolean | undefined {
    if (!this.#isComplete) return undefined
    let [winding, crossings] = [0, 0]
    for (const line of this.#lines) {
      let from = line.at(-1)
      for (const to of line) {
        if (from && from.y <= y !== to.y <= y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) {
          winding += to.y > from.y ? 1 : -1
          crossings += 1
        }
        from = to
      }
    }
    return rule === 'evenodd' ? crossings % 2 === 1 : winding !== 0
  }

  /** Whether a point is this near to a line, or undefined if the data was too long to read. */
  isNear(point: Point, reachPx: number): boolean | undefined {
    if (!this.#isComplete) return undefined
    return this.#lines.some((line) =>
      line.some((from, index) => distanceTo(from, line[index + 1] ?? from, point) <= reachPx),
    )
  }

  addPath(path: Path, matrix?: Matrix): void {
    const other = path as FlatPath
    this.#isComplete &&= other.#isComplete
    for (const line of other.#lines) this.#lines.push(matrix ? line.map((point) => apply(matrix, point)) : line)
  }

  moveTo(x: number, y: number): void {
    this.#lines.push([{ x, y }])
  }

  lineTo(x: number, y: number): void {
    const line = this.#lines.at(-1)
    if (line) line.push({ x, y })
    else this.moveTo(x, y)
  }

  bezierCurveTo(...[x1, y1, x2, y2, x, y]: Parameters<Path['bezierCurveTo']>): void {
    const from = this.#lines.at(-1)?.at(-1) ?? { x: x1, y: y1 }
    for (let step = 1; step <= STEPS_PER_CURVE; step += 1) {
      const t = step / STEPS_PER_CURVE
      const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
      this.lineTo(a * from.x + b * x1 + c * x2 + d * x, a * from.y + b * y1 + c * y2 + d * y)
    }
  }

  arc(...[x, y, radius, start, end, counterclockwise = false]: Parameters<Path['arc']>): void {
    this.ellipse(x, y, radius, radius, 0, start, end, counterclockwise)
  }

  ellipse(
    ...[x, y, radiusX, radiusY, rotation, start, end, counterclockwise = false]: Parameters<Path['ellipse']>
  ): void {
    const direction = counterclockwise ? -1 : 1
    const angle = (end - start) * direction
    const sweep = angle >= TURN ? TURN : ((angle % TURN) + TURN) % TURN
    const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
    const steps = Math.max(1, Math.ceil((sweep / TURN) * 4 * STEPS_PER_CURVE))
    for (let step = 0; step <= steps; step += 1) {
      const at = start + (direction * sweep * step) / steps
      const [dx, dy] = [radiusX * Math.cos(at), radiusY * Math.sin(at)]
      this.lineTo(x + cos * dx - sin * dy, y + sin * dx + cos * dy)
    }
  }

  rect(...[x, y, width, height]: Parameters<Path['rect']>): void {
    this.roundRect(x, y, width, height, [0, 0, 0, 0])
  }

  roundRect(...[x, y, width, height, radii]: Parameters<Path['roundRect']>): void {
    const [a = 0, b = 0, c = 0, d = 0] = radii
    const [right, bottom] = [x + width, y + height]
    this.moveTo(x, y + a)
    this.arc(x + a, y + a, a, TURN / 2, TURN * 0.75)
    this.arc(right - b, y + b, b, -TURN / 4, 0)
    this.arc(right - c, bottom - c, c, 0, TURN / 4)
    this.arc(x + d, bottom - d, d, TURN / 4, TURN / 2)
    this.closePath()
  }

  closePath(): void {
    const start = this.#lines.at(-1)?.[0]
    if (!start) return
    this.lineTo(start.x, start.y)
    this.moveTo(start.x, start.y)
  }

  #read(d: string): void {
    svgpath(d)
      .abs()
      .unshort()
      .unarc()
      .iterate(([command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]) => {
        const from = this.#lines.at(-1)?.at(-1) ?? { x: 0, y: 0 }
        if (command === 'M') this.moveTo(a, b)
        else if (command === 'L') this.lineTo(a, b)
        else if (command === 'H') this.lineTo(a, from.y)
        else if (command === 'V') this.lineTo(from.x, a)
        else if (command === 'C') this.bezierCurveTo(a, b, c, d, e, f)
        else if (command === 'Q') this.#quadratic(from, { x: a, y: b }, { x: c, y: d })
        else this.closePath()
      })
  }

  #quadratic(from: Point, control: Point, to: Point): void {
    const between = (end: Point): Point => ({
      x: end.x + ((control.x - end.x) * 2) / 3,
      y: end.y + ((control.y - end.y) * 2) / 3,
    })
    const [first, second] = [between(from), between(to)]
    this.bezierCurveTo(first.x, first.y, second.x, second.y, to.x, to.y)
  }
}

function distanceTo(from: Point, to: Point, { x, y }: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const along = ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy) || 0
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - dx * share, y - from.y - dy * share)
}

/** In place of a canvas's own paths. */
export function newFlatPath(d?: string): FlatPath {
  return new FlatPath(d)
}
