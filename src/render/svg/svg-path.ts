/* oxlint-disable max-params -- the arguments of Canvas 2D */

import { Path2D } from '@napi-rs/canvas'
import svgpath from 'svgpath'
import type { Matrix } from '../../paint/canvas.ts'
import { svgNumbers } from './svg-number.ts'

const TURN = 2 * Math.PI

/** A path of Skia that knows its data. Skia itself would write each arc as dozens of curves. */
export class SvgPath extends Path2D {
  #data: string

  constructor(d = '') {
    super(d)
    this.#data = d
  }

  get data(): string {
    return this.#data
  }

  override addPath(path: SvgPath, matrix?: Matrix): void {
    if (matrix) {
      const { a, b, c, d, e, f } = matrix
      super.addPath(path, { a, b, c, d, e, f })
      this.#data += svgpath(path.data).matrix([a, b, c, d, e, f]).toString()
    } else {
      super.addPath(path)
      this.#data += path.data
    }
  }

  override moveTo(x: number, y: number): void {
    super.moveTo(x, y)
    this.#add('M', x, y)
  }

  override lineTo(x: number, y: number): void {
    super.lineTo(x, y)
    this.#add('L', x, y)
  }

  override bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    super.bezierCurveTo(x1, y1, x2, y2, x, y)
    this.#add('C', x1, y1, x2, y2, x, y)
  }

  override arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise = false): void {
    super.arc(x, y, radius, start, end, counterclockwise)
    this.#addArc({ x, y, radiusX: radius, radiusY: radius, rotation: 0 }, sweepOf(start, end, counterclockwise))
  }

  override ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    counterclockwise = false,
  ): void {
    super.ellipse(x, y, radiusX, radiusY, rotation, start, end, counterclockwise)
    this.#addArc({ x, y, radiusX, radiusY, rotation }, sweepOf(start, end, counterclockwise))
  }

  override rect(x: number, y: number, width: number, height: number): void {
    super.rect(x, y, width, height)
    this.#data += `M${svgNumbers([x, y])}h${svgNumbers([width])}v${svgNumbers([height])}h${svgNumbers([-width])}Z`
  }

  override roundRect(x: number, y: number, width: number, height: number, radii: number[]): void {
    super.roundRect(x, y, width, height, radii)
    const [topLeft = 0, topRight = topLeft, bottomRight = topLeft, bottomLeft = topRight] = radii
    const [right, bottom] = [x + width, y + height]
    this.#add('M', x + topLeft, y)
    this.#addCorner([right - topRight, y], [right, y + topRight], topRight)
    this.#addCorner([right, bottom - bottomRight], [right - bottomRight, bottom], bottomRight)
    this.#addCorner([x + bottomLeft, bottom], [x, bottom - bottomLeft], bottomLeft)
    this.#addCorner([x, y + topLeft], [x + topLeft, y], topLeft)
    this.#data += 'Z'
    // What follows begins at the corner.
    this.#add('M', x, y)
  }

  override closePath(): void {
    super.closePath()
    this.#data += 'Z'
  }

  #add(command: string, ...numbers: number[]): void {
    this.#data += command + svgNumbers(numbers)
  }

  #addCorner(from: [number, number], to: [number, number], radius: number): void {
    this.#add('L', ...from)
    if (radius > 0) this.#add('A', radius, radius, 0, 0, 1, ...to)
  }

  /** SVG has no arc that ends where it begins, so a long one has two parts. */
  #addArc(ellipse: Ellipse, { from, by }: Sweep): void {
    this.#add(this.#data === '' ? 'M' : 'L', ...pointOn(ellipse, from))
    const parts = Math.abs(by) > Math.PI ? 2 : 1
    const { radiusX, radiusY, rotation } = ellipse
    const turn = (rotation * 180) / Math.PI
    for (let part = 1; part <= parts; part += 1) {
      this.#add('A', radiusX, radiusY, turn, 0, by > 0 ? 1 : 0, ...pointOn(ellipse, from + (by * part) / parts))
    }
  }
}

interface Ellipse {
  readonly x: number
  readonly y: number
  readonly radiusX: number
  readonly radiusY: number
  readonly rotation: number
}

/** In radians, clockwise. */
interface Sweep {
  readonly from: number
  readonly by: number
}

/** As Canvas 2D: at most a whole turn, in the given direction. */
function sweepOf(start: number, end: number, counterclockwise: boolean): Sweep {
  const by = counterclockwise ? start - end : end - start
  const turned = by >= TURN ? TURN : ((by % TURN) + TURN) % TURN
  return { from: start, by: counterclockwise ? -turned : turned }
}

function pointOn({ x, y, radiusX, radiusY, rotation }: Ellipse, angle: number): [number, number] {
  const [cos, sin] = [Math.cos(rotation), Math.sin(rotation)]
  const [dx, dy] = [radiusX * Math.cos(angle), radiusY * Math.sin(angle)]
  return [x + dx * cos - dy * sin, y + dx * sin + dy * cos]
}
