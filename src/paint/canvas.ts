import type { SvgDrawing } from './svg/svg-drawing.ts'

/** The part of Canvas 2D shared by browsers and Skia. The painter uses nothing else, for the same image in both. */
export interface Context {
  /** The image that the context draws on. Not that of a page of a PDF. */
  readonly canvas: PaintImage

  save(): void
  restore(): void

  translate(x: number, y: number): void
  rotate(radians: number): void
  scale(x: number, y: number): void
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void
  /** A DOMMatrix. Its members are on the prototype: do not spread it. */
  getTransform(): Matrix

  globalAlpha: number
  globalCompositeOperation: CompositeOperation
  /** CSS filter functions. Lengths are in device pixels, independent of the transform. */
  filter: string
  imageSmoothingEnabled: boolean
  imageSmoothingQuality: 'low' | 'medium' | 'high'

  fillStyle: string | Gradient | Pattern
  strokeStyle: string | Gradient | Pattern
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient
  createConicGradient(startAngle: number, x: number, y: number): Gradient
  createPattern(image: PaintImage, repetition: 'no-repeat' | 'repeat'): Pattern | null

  lineWidth: number
  lineCap: 'butt' | 'round' | 'square'
  lineJoin: 'miter' | 'round' | 'bevel'
  miterLimit: number
  lineDashOffset: number
  setLineDash(segments: number[]): void

  clip(path: Path, rule?: FillRule): void
  fill(path: Path, rule?: FillRule): void
  stroke(path: Path): void
  isPointInPath(path: Path, x: number, y: number, rule?: FillRule): boolean
  isPointInStroke(path: Path, x: number, y: number): boolean
  fillRect(x: number, y: number, width: number, height: number): void
  clearRect(x: number, y: number, width: number, height: number): void

  drawImage(image: PaintImage, x: number, y: number): void
  drawImage(image: PaintImage, x: number, y: number, width: number, height: number): void
  drawImage(
    image: PaintImage,
    sourceX: number,
    sourceY: number,
    sourceWidth: number,
    sourceHeight: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
  getImageData(x: number, y: number, width: number, height: number): Pixels
  putImageData(pixels: Pixels, x: number, y: number): void

  font: string
  textAlign: 'left' | 'right' | 'center' | 'start' | 'end'
  textBaseline: 'alphabetic' | 'top' | 'hanging' | 'middle' | 'ideographic' | 'bottom'
  direction: 'ltr' | 'rtl' | 'inherit'
  letterSpacing: string
  wordSpacing: string
  fontKerning: 'auto' | 'normal' | 'none'
  textRendering: 'auto' | 'optimizeSpeed' | 'optimizeLegibility' | 'geometricPrecision'
  /** An extension that some browsers lack. */
  fontFeatureSettings?: string
  lang?: string
  fillText(text: string, x: number, y: number): void
  strokeText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
}

/** x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

export interface Gradient {
  addColorStop(offset: number, color: string): void
}

export interface Pattern {
  setTransform(matrix: Matrix): void
}

export interface Path {
  addPath(path: Path, matrix?: Matrix): void
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void
  arc(x: number, y: number, radius: number, start: number, end: number, counterclockwise?: boolean): void
  ellipse(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    rotation: number,
    start: number,
    end: number,
    counterclockwise?: boolean,
  ): void
  rect(x: number, y: number, width: number, height: number): void
  roundRect(x: number, y: number, width: number, height: number, radii: number[]): void
  closePath(): void
}

export type PaintImage = object

/** RGBA, 0–255, not premultiplied, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export type FillRule = 'nonzero' | 'evenodd'

export type CompositeOperation =
  | 'source-over'
  | 'source-in'
  | 'source-out'
  | 'source-atop'
  | 'destination-over'
  | 'destination-in'
  | 'destination-out'
  | 'destination-atop'
  | 'lighter'
  | 'copy'
  | 'xor'
  | 'multiply'
  | 'screen'
  | 'overlay'
  | 'darken'
  | 'lighten'
  | 'color-dodge'
  | 'color-burn'
  | 'hard-light'
  | 'soft-light'
  | 'difference'
  | 'exclusion'
  | 'hue'
  | 'saturation'
  | 'color'
  | 'luminosity'

/** A separate transparent canvas, drawn on the page when it is complete. */
export interface Layer {
  readonly context: Context
  readonly image: PaintImage
  /** Frees the memory of the layer, which must not be used afterward. */
  release(): void
}

/** A decoded image with its orientation applied. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly image: PaintImage
  readonly isOpaque?: boolean
  /** The size of the file, if it was decoded smaller. */
  readonly original?: { readonly width: number; readonly height: number }
  /** If the image is an SVG: what draws it as vectors. `image` has its pixels. */
  readonly drawing?: SvgDrawing
}
