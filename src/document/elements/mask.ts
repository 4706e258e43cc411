import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { ConicGradient, Fit, LinearGradient, RadialGradient, Source } from '../paint.ts'
import { PathData } from './base.ts'

const closed = { additionalProperties: false } as const

export const EllipseMask = Type.Object({ type: Type.Literal('ellipse') }, closed)

export const PathMask = Type.Object(
  {
    type: Type.Literal('path'),
    d: described(PathData, 'SVG path data in a 1 × 1 square, stretched to the box.'),
  },
  closed,
)

export const GradientMask = Type.Object(
  {
    type: Type.Literal('gradient'),
    gradient: described(
      Type.Union([LinearGradient, RadialGradient, ConicGradient]),
      'Gradient that covers the box. The opacity of its colors is what remains visible: `#000000` keeps, `#00000000` hides.',
    ),
  },
  closed,
)

export const AlphaMask = Type.Object(
  {
    type: Type.Literal('alpha'),
    src: described(Source, 'Image whose opacity is what remains visible. Its colors have no effect.'),
    fit: optional(
      Fit,
      'How the image is placed in the box, as for `fit` of an image element. What it does not cover is hidden.',
    ),
  },
  closed,
)

/** The first two clip; the others multiply the opacity. */
export const Mask = Type.Union([EllipseMask, PathMask, GradientMask, AlphaMask])
export type Mask = Static<typeof Mask>

export const MASK_DEFAULTS = { fit: 'fill' } as const
