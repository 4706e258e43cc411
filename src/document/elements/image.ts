import { Type, type Static } from 'typebox'
import { Color } from '../color.ts'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Fit, Source } from '../paint.ts'
import { baseProperties, cornerRadius, PathData, Unit } from './base.ts'

const closed = { additionalProperties: false } as const

const CropSide = Type.Number({ minimum: LIMITS.leastCrop, maximum: 1 })
export const Crop = Type.Object(
  {
    x: described(Unit, 'Its left edge, as a fraction of the width of the picture.'),
    y: described(Unit, 'Its top edge, as a fraction of the height of the picture.'),
    width: described(CropSide, 'A fraction of the width of the picture; `x` and `width` are at most 1 together.'),
    height: described(CropSide, 'A fraction of the height of the picture; `y` and `height` are at most 1 together.'),
  },
  closed,
)

const UNIT_PATH = 'SVG path data in a square of 1 by 1, stretched over the box.'
export const Mask = Type.Union([
  Type.Object({ type: Type.Literal('ellipse') }, closed),
  Type.Object({ type: Type.Literal('path'), d: described(PathData, UNIT_PATH) }, closed),
])

const Factor = Type.Number({ minimum: 0, maximum: 10 })
export const Tint = Type.Object(
  {
    color: described(Color, 'What is laid over the picture.'),
    amount: optional(Unit, 'How thick, from 0 to 1.'),
  },
  closed,
)
export const Duotone = Type.Object(
  { dark: described(Color, 'What black becomes.'), light: described(Color, 'What white becomes.') },
  closed,
)
export const Filters = Type.Object(
  {
    brightness: optional(Factor, '0 is black, 1 as it is, 2 twice as bright.'),
    contrast: optional(Factor, '0 is grey, 1 as it is.'),
    saturation: optional(Factor, '0 is without colour, 1 as it is.'),
    hue: optional(Type.Number({ minimum: -360, maximum: 360 }), 'Turns all colours, in degrees.'),
    grayscale: optional(Unit, 'From 0, as it is, to 1, without colour.'),
    sepia: optional(Unit, 'From 0, as it is, to 1, brown like an old photograph.'),
    blur: optional(
      Type.Number({ minimum: 0, maximum: LIMITS.blurPx }),
      'CSS pixels, the standard deviation; the edges of the picture stay sharp.',
    ),
    tint: optional(Tint, 'A colour over the whole picture. Default none.'),
    duotone: optional(Duotone, 'Every lightness becomes a mixture of two colours. Default none.'),
  },
  closed,
)
export type Filters = Static<typeof Filters>

/** With these a picture is as it is. */
export const FILTER_DEFAULTS = {
  brightness: 1,
  contrast: 1,
  saturation: 1,
  hue: 0,
  grayscale: 0,
  sepia: 0,
  blur: 0,
} as const satisfies Filters

export const TINT_DEFAULTS = { amount: 0.5 } as const

export const Focus = Type.Object(
  {
    x: described(Unit, 'From 0, the left edge, to 1, the right one.'),
    y: described(Unit, 'From 0, the top edge, to 1, the bottom one.'),
  },
  closed,
)

export const Image = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('image'),
    src: Source,
    fit: optional(
      Fit,
      'cover: fills the box and is cut; contain: whole, with room left at two sides; fill: stretched to the box.',
    ),
    focus: optional(
      Focus,
      "The point of the picture that stays in sight where `cover` cuts, and where the picture stands where `contain` leaves room, as CSS's `object-position`.",
    ),
    crop: optional(Crop, 'The part of the picture that is used, before it is fitted. Default all of it.'),
    flipX: optional(Type.Boolean(), 'Mirrors the picture, left to right.'),
    flipY: optional(Type.Boolean(), 'Mirrors the picture, top to bottom.'),
    cornerRadius,
    mask: optional(
      Type.Union([Mask, Type.Null()]),
      'Only what lies within is drawn: the ellipse that fills the box, or a path. Null is none.',
    ),
    filters: optional(
      Filters,
      "As CSS's filters of these names, in this order: brightness, contrast, saturation, hue, grayscale, sepia, tint, duotone, blur.",
    ),
    alt: optional(
      Type.String({ maxLength: 1_000 }),
      'What the picture shows, in words. Kept with the document; not drawn, and not yet written into a PDF.',
    ),
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
