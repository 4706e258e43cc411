import { Type, type Static } from 'typebox'
import { Color } from './color.ts'
import { LIMITS } from './limits.ts'

const closed = { additionalProperties: false } as const

const Stop = Type.Object({ offset: Type.Number({ minimum: 0, maximum: 1 }), color: Color }, closed)
const Stops = Type.Array(Stop, { minItems: 2, maxItems: LIMITS.stops })

/** A point in the box that is painted: 0,0 its top left corner, 1,1 its bottom right. */
const UnitPoint = Type.Object(
  { x: Type.Number({ minimum: -10, maximum: 10 }), y: Type.Number({ minimum: -10, maximum: 10 }) },
  closed,
)

/** `angle` as in CSS: degrees clockwise, 0 upwards, 90 to the right; the line's length as CSS computes it. */
export const LinearGradient = Type.Object(
  { type: Type.Literal('linear'), angle: Type.Optional(Type.Number({ minimum: -3600, maximum: 3600 })), stops: Stops },
  closed,
)

/** `radius` is a fraction of half the box's diagonal, so that 1 reaches the corners from the middle. */
export const RadialGradient = Type.Object(
  {
    type: Type.Literal('radial'),
    center: Type.Optional(UnitPoint),
    radius: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 10 })),
    stops: Stops,
  },
  closed,
)

/** `angle` in degrees clockwise from the top, where the first stop lies. */
export const ConicGradient = Type.Object(
  {
    type: Type.Literal('conic'),
    center: Type.Optional(UnitPoint),
    angle: Type.Optional(Type.Number({ minimum: -3600, maximum: 3600 })),
    stops: Stops,
  },
  closed,
)

export const Fit = Type.Union([Type.Literal('cover'), Type.Literal('contain'), Type.Literal('fill')])

/** Where a picture comes from; `check-source.ts` says which are allowed. */
export const Source = Type.String({
  minLength: 1,
  maxLength: LIMITS.urlCharacters,
  format: 'platen-source',
  description: 'a picture: "asset:ast_…" (an uploaded image) or "builtin:<name>"',
})

export const ImagePaint = Type.Object(
  {
    type: Type.Literal('image'),
    src: Source,
    fit: Type.Optional(Fit),
    opacity: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  closed,
)

export const Paint = Type.Union([Color, LinearGradient, RadialGradient, ConicGradient, ImagePaint])
export type Paint = Static<typeof Paint>
export type ImagePaint = Static<typeof ImagePaint>
export type LinearGradient = Static<typeof LinearGradient>
export type RadialGradient = Static<typeof RadialGradient>
export type ConicGradient = Static<typeof ConicGradient>

/** `width` and `dash` in CSS pixels; a `dash` alternates drawn and left out. */
export const Stroke = Type.Object(
  {
    paint: Paint,
    width: Type.Optional(Type.Number({ minimum: 0, maximum: LIMITS.strokePx })),
    align: Type.Optional(Type.Union([Type.Literal('inside'), Type.Literal('center'), Type.Literal('outside')])),
    dash: Type.Optional(Type.Array(Type.Number({ minimum: 0, maximum: LIMITS.dashPx }), { maxItems: LIMITS.dashes })),
    cap: Type.Optional(Type.Union([Type.Literal('butt'), Type.Literal('round'), Type.Literal('square')])),
    join: Type.Optional(Type.Union([Type.Literal('miter'), Type.Literal('round'), Type.Literal('bevel')])),
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
