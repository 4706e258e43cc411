import { Type, type Static } from 'typebox'
import { Color } from './color.ts'
import { described, optional } from './described.ts'
import { LIMITS } from './limits.ts'

const closed = { additionalProperties: false } as const
const Unit = Type.Number({ minimum: 0, maximum: 1 })
const Angle = Type.Number({ minimum: -3600, maximum: 3600 })

export const Stop = Type.Object(
  {
    offset: described(
      Unit,
      'From 0, where the gradient begins, to 1, where it ends. One before its predecessor counts as that one.',
    ),
    color: described(Color, 'Mixed with its neighbours as CSS does it, transparency included.'),
  },
  closed,
)
const stops = described(
  Type.Array(Stop, { minItems: 2, maxItems: LIMITS.stops }),
  'In order. Beyond the first and the last their colours go on.',
)

const Fraction = Type.Number({ minimum: -10, maximum: 10 })
const center = optional(
  Type.Object(
    {
      x: described(Fraction, 'A fraction of the width of the box: 0 its left edge, 1 its right.'),
      y: described(Fraction, 'A fraction of the height of the box: 0 its top edge, 1 its bottom.'),
    },
    closed,
  ),
  'A point of the box that is painted, or beyond it.',
)

export const LinearGradient = Type.Object(
  {
    type: Type.Literal('linear'),
    angle: optional(
      Angle,
      'Where it runs to, as in CSS: degrees clockwise, 0 upwards, 90 to the right, 180 downwards.',
    ),
    stops,
  },
  closed,
)

export const RadialGradient = Type.Object(
  {
    type: Type.Literal('radial'),
    center,
    radius: optional(
      Type.Number({ exclusiveMinimum: 0, maximum: 10 }),
      "Where the last stop lies: 1 is half of the box's diagonal, which reaches from the middle to the corners.",
    ),
    stops,
  },
  closed,
)

export const ConicGradient = Type.Object(
  {
    type: Type.Literal('conic'),
    center,
    angle: optional(Angle, 'Where the first stop lies: degrees clockwise, 0 upwards.'),
    stops,
  },
  closed,
)

export const Fit = Type.Union([Type.Literal('cover'), Type.Literal('contain'), Type.Literal('fill')])

/** Where a picture comes from; `check-source.ts` says which are allowed. */
export const Source = Type.String({
  minLength: 1,
  maxLength: LIMITS.urlCharacters,
  format: 'platen-source',
  noun: 'a picture: "asset:ast_…" (an uploaded image) or "builtin:<name>"',
})

export const ImagePaint = Type.Object(
  {
    type: Type.Literal('image'),
    src: Source,
    fit: optional(
      Fit,
      'cover: fills the box and is cut, about its middle; contain: whole, with room left at two sides; fill: stretched.',
    ),
    opacity: optional(Unit, 'From 0, invisible, to 1.'),
  },
  closed,
)

export const Paint = Type.Union([Color, LinearGradient, RadialGradient, ConicGradient, ImagePaint])
export type Paint = Static<typeof Paint>
export type ImagePaint = Static<typeof ImagePaint>
export type LinearGradient = Static<typeof LinearGradient>
export type RadialGradient = Static<typeof RadialGradient>
export type ConicGradient = Static<typeof ConicGradient>

/** What a gradient or a picture is where it says nothing, by its type. */
export const PAINT_DEFAULTS = {
  linear: { angle: 180 },
  radial: { center: { x: 0.5, y: 0.5 }, radius: 1 },
  conic: { center: { x: 0.5, y: 0.5 }, angle: 0 },
  image: { fit: 'cover', opacity: 1 },
} as const satisfies {
  linear: Partial<LinearGradient>
  radial: Partial<RadialGradient>
  conic: Partial<ConicGradient>
  image: Partial<ImagePaint>
}

const DashLength = Type.Number({ minimum: 0, maximum: LIMITS.dashPx })

export const Stroke = Type.Object(
  {
    paint: described(Paint, 'Laid over the box of the element, as a fill is.'),
    width: optional(Type.Number({ minimum: 0, maximum: LIMITS.strokePx }), 'CSS pixels; 0 draws nothing.'),
    align: optional(
      Type.Union([Type.Literal('inside'), Type.Literal('center'), Type.Literal('outside')]),
      'On which side of the outline it lies.',
    ),
    dash: optional(
      Type.Array(DashLength, { maxItems: LIMITS.dashes }),
      'CSS pixels, in turns drawn and left out, over and over. An empty list is a whole line.',
    ),
    cap: optional(
      Type.Union([Type.Literal('butt'), Type.Literal('round'), Type.Literal('square')]),
      'The ends of dashes and of open lines; round and square reach half the width beyond them.',
    ),
    join: optional(
      Type.Union([Type.Literal('miter'), Type.Literal('round'), Type.Literal('bevel')]),
      'The corners. A miter that would be too long is a bevel.',
    ),
  },
  closed,
)
export type Stroke = Static<typeof Stroke>

/** What a stroke is where it says nothing. */
export const STROKE_DEFAULTS = {
  width: 1,
  align: 'center',
  dash: [],
  cap: 'butt',
  join: 'miter',
} as const satisfies Partial<Stroke>

export const shapeFill = optional(
  Type.Union([Paint, Type.Null()]),
  'A gradient or a picture is laid over the box of the element. Null is none.',
)
export const shapeStroke = optional(Type.Union([Stroke, Type.Null()]), 'Along the outline. Null is none.')
