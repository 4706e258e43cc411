import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color, Fit, Source, Stroke } from '../paint.ts'
import { baseProperties, cornerRadius, Unit } from './base.ts'
import { Mask } from './mask.ts'

const closed = { additionalProperties: false } as const

const CropSide = Type.Number({ minimum: LIMITS.minCrop, maximum: 1 })
export const Crop = Type.Object(
  {
    x: described(Unit, 'Left edge, as a fraction of the image width.'),
    y: described(Unit, 'Top edge, as a fraction of the image height.'),
    width: described(CropSide, 'Width, as a fraction of the image width. `x` + `width` must be at most 1.'),
    height: described(CropSide, 'Height, as a fraction of the image height. `y` + `height` must be at most 1.'),
  },
  closed,
)

const Factor = Type.Number({ minimum: 0, maximum: 10 })
export const Tint = Type.Object(
  {
    color: described(Color, 'Color of the overlay.'),
    amount: optional(Unit, 'Opacity of the overlay, from 0 to 1.'),
  },
  closed,
)
export const Duotone = Type.Object(
  { dark: described(Color, 'Color that replaces black.'), light: described(Color, 'Color that replaces white.') },
  closed,
)
export const Filters = Type.Object(
  {
    brightness: optional(Factor, 'Brightness factor: 0 is black, 1 is unchanged, 2 is twice as bright.'),
    contrast: optional(Factor, 'Contrast factor: 0 is gray, 1 is unchanged.'),
    saturation: optional(Factor, 'Saturation factor: 0 is grayscale, 1 is unchanged.'),
    hue: optional(Type.Number({ minimum: -360, maximum: 360 }), 'Hue rotation in degrees.'),
    grayscale: optional(Unit, 'Grayscale amount, from 0 (unchanged) to 1 (no color).'),
    sepia: optional(Unit, 'Sepia amount, from 0 (unchanged) to 1 (full sepia).'),
    blur: optional(
      Type.Number({ minimum: 0, maximum: LIMITS.blurPx }),
      'Blur in CSS pixels: the standard deviation. The edges of the image stay sharp.',
    ),
    tint: optional(Tint, 'Color overlay. Default: none.'),
    duotone: optional(Duotone, 'Maps lightness to a mix of two colors. Default: none.'),
  },
  closed,
)
export type Filters = Static<typeof Filters>

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
    x: described(Unit, 'Horizontal position, from 0 (left edge) to 1 (right edge).'),
    y: described(Unit, 'Vertical position, from 0 (top edge) to 1 (bottom edge).'),
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
      '`cover` fills the box and crops the overflow; `contain` shows the whole image, with empty space on two sides; `fill` stretches it to the box.',
    ),
    focus: optional(
      Focus,
      'Focal point: the part of the image that `cover` keeps visible, and the alignment of the image for `contain`, as in CSS `object-position`.',
    ),
    crop: optional(Crop, 'Part of the image to use, applied before `fit`. Default: the whole image.'),
    flipX: optional(
      Type.Boolean(),
      'Whether the picture is mirrored horizontally within its frame: corners, mask, stroke and shadows are not mirrored.',
    ),
    flipY: optional(Type.Boolean(), 'Whether the picture is mirrored vertically, as with `flipX`.'),
    cornerRadius,
    stroke: optional(
      Type.Union([Stroke, Type.Null()]),
      'Stroke along the frame: the box with its corners, or the ellipse or path of `mask`. A gradient or alpha mask fades it too. Null is no stroke.',
    ),
    mask: optional(
      Type.Union([Mask, Type.Null()]),
      'What remains visible of the image: an ellipse that fills the box, a path, or the opacity of a gradient or of another image. Null is no mask.',
    ),
    filters: optional(
      Filters,
      'Filters, as in CSS, applied in this order: brightness, contrast, saturation, hue, grayscale, sepia, tint, duotone, blur.',
    ),
  },
  closed,
)
export type Image = Static<typeof Image>

export const IMAGE_DEFAULTS = {
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  cornerRadius: 0,
  stroke: null,
  mask: null,
  filters: {},
} as const satisfies Partial<Image>
