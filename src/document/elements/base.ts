import { Type, type Static } from 'typebox'
import { Color } from '../color.ts'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'

export const Coordinate = Type.Number({ minimum: -LIMITS.coordinatePx, maximum: LIMITS.coordinatePx })
const Length = Type.Number({ minimum: 0, maximum: LIMITS.coordinatePx })
/** Degrees clockwise. */
export const Angle = Type.Number({ minimum: -3600, maximum: 3600 })
/** SVG path data; `path-data.ts` reads it. */
export const PathData = Type.String({
  minLength: 1,
  maxLength: LIMITS.pathCharacters,
  format: 'platen-path',
  noun: 'SVG path data',
})
export const Unit = Type.Number({ minimum: 0, maximum: 1 })
export const Name = Type.String({ maxLength: LIMITS.nameCharacters })
export const Id = Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters })

const Blur = Type.Number({ minimum: 0, maximum: LIMITS.blurPx })

export const Shadow = Type.Object(
  {
    x: optional(Coordinate, 'CSS pixels to the right, in the space of the element: it turns with it.'),
    y: optional(Coordinate, 'CSS pixels downwards, in the space of the element.'),
    blur: optional(Blur, "CSS pixels, as in CSS's `box-shadow`: twice the standard deviation; 0 is a sharp edge."),
    color: optional(Color, 'The colour of the whole shadow.'),
    inner: optional(Type.Boolean(), 'True: cast into the element from its outline. False: beneath it.'),
  },
  { additionalProperties: false },
)
export type Shadow = Static<typeof Shadow>

export const BLEND_MODES = [
  'normal',
  'multiply',
  'screen',
  'overlay',
  'darken',
  'lighten',
  'color-dodge',
  'color-burn',
  'hard-light',
  'soft-light',
  'difference',
  'exclusion',
  'hue',
  'saturation',
  'color',
  'luminosity',
] as const

/** What every element has. The box is in the parent's space, before rotation about its centre. */
export const baseProperties = {
  id: described(Id, 'Unique among the elements of the document. Warnings of an export name it.'),
  name: optional(Name, 'What people call it; changes nothing in what is drawn.'),
  x: described(Coordinate, "Left edge of the box before rotation, in CSS pixels from the page's or the group's left."),
  y: described(Coordinate, "Top edge of the box before rotation, in CSS pixels from the page's or the group's top."),
  width: described(Length, 'Of the box, in CSS pixels.'),
  height: described(Length, 'Of the box, in CSS pixels.'),
  rotation: optional(Angle, 'Degrees clockwise about the centre of the box.'),
  opacity: optional(Unit, 'From 0, invisible, to 1, of the element as a whole, its shadows included.'),
  blendMode: optional(
    Type.Enum([...BLEND_MODES]),
    "How it mixes with what lies beneath it, as CSS's `mix-blend-mode`.",
  ),
  visible: optional(Type.Boolean(), 'False: it is not drawn, and what is in it needs no data.'),
  locked: optional(Type.Boolean(), 'For programs that edit; changes nothing in what is drawn.'),
  shadows: optional(
    Type.Array(Shadow, { maxItems: LIMITS.shadows }),
    'Cast by what is drawn, not by the box. The first one lies on top.',
  ),
  blur: optional(Blur, "CSS pixels, as in CSS's `blur()`: the standard deviation. 0 is sharp."),
  link: optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.urlCharacters,
      format: 'platen-link',
      noun: 'an http, https or mailto address',
    }),
    'An http, https or mailto address that the box leads to in a PDF; other formats leave it out.',
  ),
  slot: optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.nameCharacters,
      noun: 'the name under which data fills the element',
    }),
    'The name under which `data` fills the element. Several elements may share one.',
  ),
}

/** What an element is where it says nothing. */
export const BASE_DEFAULTS = {
  name: '',
  rotation: 0,
  opacity: 1,
  blendMode: 'normal',
  visible: true,
  locked: false,
  shadows: [],
  blur: 0,
} as const

export const SHADOW_DEFAULTS = { x: 0, y: 0, blur: 0, color: '#00000080', inner: false } as const

/** One radius for all corners, or four: top left, top right, bottom right, bottom left. In CSS pixels. */
const CornerRadius = Type.Union([Length, Type.Tuple([Length, Length, Length, Length])])
export type CornerRadius = Static<typeof CornerRadius>

export const cornerRadius = optional(
  CornerRadius,
  'CSS pixels: one for all corners, or `[top left, top right, bottom right, bottom left]`. Where two do not fit on a side, all shrink by the same factor.',
)
