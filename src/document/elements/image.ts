import { Type, type Static } from 'typebox'
import { Color } from '../color.ts'
import { LIMITS } from '../limits.ts'
import { Fit, Source } from '../paint.ts'
import { baseProperties, CornerRadius, PathData, Unit } from './base.ts'

const closed = { additionalProperties: false } as const

/** A part of the picture, as fractions of its own width and height. */
const Crop = Type.Object(
  {
    x: Unit,
    y: Unit,
    width: Type.Number({ minimum: LIMITS.leastCrop, maximum: 1 }),
    height: Type.Number({ minimum: LIMITS.leastCrop, maximum: 1 }),
  },
  closed,
)

/** An ellipse, or SVG path data in a box of 1 by 1, stretched over the element's. */
const Mask = Type.Union([
  Type.Object({ type: Type.Literal('ellipse') }, closed),
  Type.Object({ type: Type.Literal('path'), d: PathData }, closed),
])

/** As CSS's filter functions: 1 is unchanged for the first three; `hue` in degrees; `blur` in CSS pixels. */
const Filters = Type.Object(
  {
    brightness: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
    contrast: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
    saturation: Type.Optional(Type.Number({ minimum: 0, maximum: 10 })),
    hue: Type.Optional(Type.Number({ minimum: -360, maximum: 360 })),
    grayscale: Type.Optional(Unit),
    sepia: Type.Optional(Unit),
    blur: Type.Optional(Type.Number({ minimum: 0, maximum: LIMITS.blurPx })),
    tint: Type.Optional(Type.Object({ color: Color, amount: Type.Optional(Unit) }, closed)),
    duotone: Type.Optional(Type.Object({ dark: Color, light: Color }, closed)),
  },
  closed,
)
export type Filters = Static<typeof Filters>

export const Image = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('image'),
    src: Source,
    fit: Type.Optional(Fit),
    focus: Type.Optional(Type.Object({ x: Unit, y: Unit }, closed)),
    crop: Type.Optional(Crop),
    flipX: Type.Optional(Type.Boolean()),
    flipY: Type.Optional(Type.Boolean()),
    cornerRadius: Type.Optional(CornerRadius),
    mask: Type.Optional(Type.Union([Mask, Type.Null()])),
    filters: Type.Optional(Filters),
    alt: Type.Optional(Type.String({ maxLength: 1_000 })),
  },
  closed,
)
export type Image = Static<typeof Image>

export const IMAGE_DEFAULTS = {
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  flipX: false,
  flipY: false,
  cornerRadius: 0,
  mask: null,
  filters: {},
  alt: '',
} as const satisfies Partial<Image>
