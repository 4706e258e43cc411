import type { BLEND_MODES } from '../../document/elements/base.ts'

/* Has no types of the canvas, whose pictures refer to these. */

type FillRule = 'nonzero' | 'evenodd'

/** As `Matrix` of the canvas. */
interface Affine {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
  readonly e: number
  readonly f: number
}

/** As `Bounds`. */
interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** What a normalized SVG draws: everything is resolved except the colors, which an element may replace. */
export interface SvgDrawing {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
  readonly nodes: readonly SvgNode[]
  /** Estimated time of drawing, as `SvgWork`. */
  readonly work: {
    readonly fixedUs: number
    readonly perScaleUs: number
    readonly perAreaUs: number
    readonly masksUs: number
  }
  /** `#rrggbb` and `currentColor`, which an element may replace. */
  readonly colors: readonly string[]
  /** What the file has and the painter does not draw as the file says, for warnings. */
  readonly omitted: readonly string[]
}

export type SvgNode = SvgGroup | SvgShape

export interface SvgGroup {
  readonly kind: 'group'
  readonly matrix: Affine
  readonly opacity: number
  readonly blend: (typeof BLEND_MODES)[number]
  readonly clips: readonly SvgClip[]
  readonly masks: readonly SvgMask[]
  readonly nodes: readonly SvgNode[]
  /** Of the outlines without strokes, in the space of the group: what the units `objectBoundingBox` mean. */
  readonly outline: Area
  /** Of everything drawn, in the space of the group. */
  readonly ink: Area
}

export interface SvgShape {
  readonly kind: 'shape'
  readonly matrix: Affine
  readonly d: string
  readonly fill: SvgFill | undefined
  readonly stroke: SvgStroke | undefined
  readonly isStrokeFirst: boolean
  /** Number of commands, and their length, for estimates. */
  readonly pieces: number
  readonly length: number
  readonly outline: Area
  readonly ink: Area
}

export interface SvgFill {
  readonly paint: SvgPaint
  readonly opacity: number
  readonly rule: FillRule
}

export interface SvgStroke {
  readonly paint: SvgPaint
  readonly opacity: number
  readonly width: number
  readonly cap: 'butt' | 'round' | 'square'
  readonly join: 'miter' | 'round' | 'bevel'
  readonly miterLimit: number
  readonly dash: readonly number[]
  readonly dashOffset: number
}

export type SvgPaint =
  | { readonly kind: 'color'; readonly color: string }
  | {
      readonly kind: 'linear'
      readonly from: Point
      readonly to: Point
      readonly matrix: Affine
      readonly stops: readonly SvgStop[]
    }
  | {
      readonly kind: 'radial'
      readonly center: Point
      readonly focus: Point
      readonly radius: number
      readonly matrix: Affine
      readonly stops: readonly SvgStop[]
    }
  | {
      readonly kind: 'pattern'
      /** In the space of `matrix`. */
      readonly tile: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
      readonly matrix: Affine
      readonly content: Affine
      readonly nodes: readonly SvgNode[]
    }

export interface SvgStop {
  readonly offset: number
  /** `#rrggbb` or `currentColor`. */
  readonly color: string
  readonly opacity: number
}

/** The area covered by all parts together. */
export interface SvgClip {
  /** From the space of the parts. */
  readonly matrix: Affine
  /** Number of commands of all parts. */
  readonly pieces: number
  readonly parts: readonly { readonly d: string; readonly matrix: Affine; readonly rule: FillRule }[]
}

export interface SvgMask {
  readonly area: Area
  readonly isLuminance: boolean
  readonly content: Affine
  readonly nodes: readonly SvgNode[]
}
