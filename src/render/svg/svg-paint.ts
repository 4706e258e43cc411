import type { Bounds } from '../../paint/bounds.ts'
import type { Gradient, Matrix, Pattern } from '../../paint/canvas.ts'
import { IDENTITY } from '../../paint/matrix.ts'
import type { SvgPicture } from './svg-pictures.ts'

interface Stop {
  readonly offset: number
  readonly color: string
}

/** With the arguments of the canvas. */
export type GradientShape =
  | { readonly kind: 'linear'; readonly from: SvgPoint; readonly to: SvgPoint }
  | { readonly kind: 'radial'; readonly from: SvgCircle; readonly to: SvgCircle }
  | { readonly kind: 'conic'; readonly angle: number; readonly center: SvgPoint }

export interface SvgPoint {
  readonly x: number
  readonly y: number
}

export interface SvgCircle extends SvgPoint {
  readonly radius: number
}

/** In the space of what it fills. */
export class SvgGradient implements Gradient {
  readonly shape: GradientShape
  readonly stops: Stop[] = []

  constructor(shape: GradientShape) {
    this.shape = shape
  }

  addColorStop(offset: number, color: string): void {
    this.stops.push({ offset, color })
  }
}

export class SvgPattern implements Pattern {
  readonly picture: SvgPicture
  readonly repeats: boolean
  matrix: Matrix = IDENTITY

  constructor(picture: SvgPicture, repeats: boolean) {
    this.picture = picture
    this.repeats = repeats
  }

  setTransform({ a, b, c, d, e, f }: Matrix): void {
    this.matrix = { a, b, c, d, e, f }
  }
}

/** Where a paint is needed, in the space of what it fills, at a number of pixels per unit. */
export interface PaintedArea {
  readonly bounds: Bounds
  readonly density: number
}
