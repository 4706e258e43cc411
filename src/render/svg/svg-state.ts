/* oxlint-disable max-params -- the arguments of Canvas 2D */

import type { Context, Gradient, Matrix, PaintImage, Pattern, Pixels } from '../../paint/canvas.ts'
import { IDENTITY, multiply } from '../../paint/matrix.ts'
import { SvgGradient } from './svg-paint.ts'

const NO_PIXELS = 'an SVG has no pixels'

/** The part of Canvas 2D that draws nothing. Its fields are what `save` saves. */
export class SvgState {
  matrix: Matrix = IDENTITY
  dash: readonly number[] = []
  /** The ID of the clip path, in device space. */
  clipId: string | undefined = undefined

  globalAlpha = 1
  globalCompositeOperation: Context['globalCompositeOperation'] = 'source-over'
  filter = 'none'
  imageSmoothingEnabled = true
  imageSmoothingQuality: Context['imageSmoothingQuality'] = 'low'
  fillStyle: string | Gradient | Pattern = '#000000'
  strokeStyle: string | Gradient | Pattern = '#000000'
  lineWidth = 1
  lineCap: Context['lineCap'] = 'butt'
  lineJoin: Context['lineJoin'] = 'miter'
  miterLimit = 10
  lineDashOffset = 0
  font = '10px sans-serif'
  textAlign: Context['textAlign'] = 'start'
  textBaseline: Context['textBaseline'] = 'alphabetic'
  direction: Context['direction'] = 'inherit'
  letterSpacing = '0px'
  wordSpacing = '0px'
  fontKerning: Context['fontKerning'] = 'auto'
  textRendering: Context['textRendering'] = 'auto'
  fontFeatureSettings = 'normal'
  lang = ''

  readonly #saved: object[] = []

  save(): void {
    this.#saved.push(Object.assign({}, this))
  }

  restore(): void {
    Object.assign(this, this.#saved.pop())
  }

  translate(x: number, y: number): void {
    this.transform(1, 0, 0, 1, x, y)
  }

  rotate(radians: number): void {
    const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
    this.transform(cos, sin, -sin, cos, 0, 0)
  }

  scale(x: number, y: number): void {
    this.transform(x, 0, 0, y, 0, 0)
  }

  transform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = multiply(this.matrix, { a, b, c, d, e, f })
  }

  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void {
    this.matrix = { a, b, c, d, e, f }
  }

  getTransform(): Matrix {
    return this.matrix
  }

  setLineDash(segments: number[]): void {
    this.dash = segments
  }

  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient {
    return new SvgGradient({ kind: 'linear', from: { x: x0, y: y0 }, to: { x: x1, y: y1 } })
  }

  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient {
    const from = { x: x0, y: y0, radius: r0 }
    return new SvgGradient({ kind: 'radial', from, to: { x: x1, y: y1, radius: r1 } })
  }

  createConicGradient(angle: number, x: number, y: number): Gradient {
    return new SvgGradient({ kind: 'conic', angle, center: { x, y } })
  }

  get canvas(): PaintImage {
    throw new Error(NO_PIXELS)
  }

  getImageData(): Pixels {
    throw new Error(NO_PIXELS)
  }

  putImageData(): void {
    throw new Error(NO_PIXELS)
  }

  clearRect(): void {
    throw new Error(NO_PIXELS)
  }
}
