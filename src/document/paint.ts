import { Type, type Static } from '#typebox'
import { described, optional } from './described.ts'
import { LIMITS } from './limits.ts'

const HEX = '#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})'
const BRAND_NAME = '[A-Za-z0-9][A-Za-z0-9_-]{0,63}'

export const HexColor = Type.String({
  pattern: `^${HEX}$`,
  noun: 'a color: "#rgb", "#rrggbb" or "#rrggbbaa"',
})

export const BrandName = Type.String({ pattern: `^${BRAND_NAME}$` })

export const Color = Type.String({
  pattern: `^(${HEX}|brand:${BRAND_NAME})$`,
  brand: 'colors',
  noun: 'a color: "#rgb", "#rrggbb", "#rrggbbaa" or "brand:<name>"',
})

const closed = { additionalProperties: false } as const
const Unit = Type.Number({ minimum: 0, maximum: 1 })
const Angle = Type.Number({ minimum: -3600, maximum: 3600 })

export const Stop = Type.Object(
  {
    offset: described(
      Unit,
      'Position from 0 (start) to 1 (end). An offset lower than the previous one is raised to it.',
    ),
    color: described(Color, 'Color, interpolated with the adjacent stops as in CSS, including opacity.'),
  },
  closed,
)
const stops = described(
  Type.Array(Stop, { minItems: 2, maxItems: LIMITS.stops }),
  'Color stops in order. The first and last colors extend beyond their stops.',
)

const Fraction = Type.Number({ minimum: -10, maximum: 10 })
const center = optional(
  Type.Object(
    {
      x: described(Fraction, 'Fraction of the width of the box: 0 is the left edge, 1 the right edge.'),
      y: described(Fraction, 'Fraction of the height of the box: 0 is the top edge, 1 the bottom edge.'),
    },
    closed,
  ),
  'Center, inside or outside the painted box.',
)

export const LinearGradient = Type.Object(
  {
    type: Type.Literal('linear'),
    angle: optional(Angle, 'Direction as in CSS, in degrees clockwise: 0 is up, 90 is right, 180 is down.'),
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
      'Distance of the last stop from the center, as a multiple of half the diagonal of the box. 1 reaches from the middle to the corners.',
    ),
    stops,
  },
  closed,
)

export const ConicGradient = Type.Object(
  {
    type: Type.Literal('conic'),
    center,
    angle: optional(Angle, 'Angle of the first stop, in degrees clockwise: 0 is up.'),
    stops,
  },
  closed,
)

export const Fit = Type.Union([Type.Literal('cover'), Type.Literal('contain'), Type.Literal('fill')])

export const Source = Type.String({
  minLength: 1,
  maxLength: LIMITS.urlCharacters,
  format: 'platen-source',
  noun: 'an image source: "asset:ast_…" (an uploaded image), an https URL, or "builtin:<name>"',
})

export const ImagePaint = Type.Object(
  {
    type: Type.Literal('image'),
    src: Source,
    fit: optional(
      Fit,
      '`cover` fills the box, centered, and crops the overflow; `contain` shows the whole image, with empty space on two sides; `fill` stretches it.',
    ),
    opacity: optional(Unit, 'Opacity, from 0 (invisible) to 1 (opaque).'),
  },
  closed,
)

export const PatternPaint = Type.Object(
  {
    type: Type.Literal('pattern'),
    src: Source,
    scale: optional(
      Type.Number({ minimum: LIMITS.minTileScale, maximum: LIMITS.tileScale }),
      'Size of a tile: CSS pixels per pixel of the image. 0.5 is half its size.',
    ),
    gap: optional(Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx }), 'Space between tiles in CSS pixels.'),
    angle: optional(Angle, 'Rotation of the tiling around the center of the box, in degrees clockwise.'),
    opacity: optional(Unit, 'Opacity, from 0 (invisible) to 1 (opaque).'),
  },
  closed,
)

export const Paint = Type.Union([Color, LinearGradient, RadialGradient, ConicGradient, ImagePaint, PatternPaint])
export type Paint = Static<typeof Paint>
export type ImagePaint = Static<typeof ImagePaint>
export type PatternPaint = Static<typeof PatternPaint>
export type LinearGradient = Static<typeof LinearGradient>
export type RadialGradient = Static<typeof RadialGradient>
export type ConicGradient = Static<typeof ConicGradient>

export const PAINT_DEFAULTS = {
  linear: { angle: 180 },
  radial: { center: { x: 0.5, y: 0.5 }, radius: 1 },
  conic: { center: { x: 0.5, y: 0.5 }, angle: 0 },
  image: { fit: 'cover', opacity: 1 },
  pattern: { scale: 1, gap: 0, angle: 0, opacity: 1 },
} as const satisfies {
  linear: Partial<LinearGradient>
  radial: Partial<RadialGradient>
  conic: Partial<ConicGradient>
  image: Partial<ImagePaint>
  pattern: Partial<PatternPaint>
}

const DashLength = Type.Number({ minimum: 0, maximum: LIMITS.dashPx })

export const Stroke = Type.Object(
  {
    paint: described(Paint, 'Paint. A gradient or image covers the box of the element, as for `fill`.'),
    width: optional(Type.Number({ minimum: 0, maximum: LIMITS.strokePx }), 'Width in CSS pixels. 0 draws nothing.'),
    align: optional(
      Type.Union([Type.Literal('inside'), Type.Literal('center'), Type.Literal('outside')]),
      'Position relative to the outline.',
    ),
    dash: optional(
      Type.Array(DashLength, { maxItems: LIMITS.dashes }),
      'Lengths of dashes and gaps in CSS pixels, alternating and repeated. An empty array is a solid line.',
    ),
    cap: optional(
      Type.Union([Type.Literal('butt'), Type.Literal('round'), Type.Literal('square')]),
      'Ends of dashes and open lines. `round` and `square` extend by half the width.',
    ),
    join: optional(
      Type.Union([Type.Literal('miter'), Type.Literal('round'), Type.Literal('bevel')]),
      'Corners. A miter that would be too long becomes a bevel.',
    ),
  },
  closed,
)
export type Stroke = Static<typeof Stroke>

export const STROKE_DEFAULTS = {
  width: 1,
  align: 'center',
  dash: [],
  cap: 'butt',
  join: 'miter',
} as const satisfies Partial<Stroke>

export const shapeFill = optional(
  Type.Union([Paint, Type.Null()]),
  'Fill. A gradient or image covers the box of the element. Null is no fill.',
)
export const shapeStroke = optional(Type.Union([Stroke, Type.Null()]), 'Stroke along the outline. Null is no stroke.')
