import { Type, type Static } from 'typebox'
import { Color } from '../color.ts'
import { LIMITS } from '../limits.ts'

export const Coordinate = Type.Number({ minimum: -LIMITS.coordinatePx, maximum: LIMITS.coordinatePx })
const Length = Type.Number({ minimum: 0, maximum: LIMITS.coordinatePx })
/** SVG path data; `path-data.ts` reads it. */
export const PathData = Type.String({
  minLength: 1,
  maxLength: LIMITS.pathCharacters,
  format: 'platen-path',
  description: 'SVG path data',
})
export const Unit = Type.Number({ minimum: 0, maximum: 1 })

/** Offsets in the element's own, rotated space; `blur` as CSS means it, twice the standard deviation. */
export const Shadow = Type.Object(
  {
    x: Type.Optional(Coordinate),
    y: Type.Optional(Coordinate),
    blur: Type.Optional(Type.Number({ minimum: 0, maximum: LIMITS.blurPx })),
    color: Type.Optional(Color),
    inner: Type.Optional(Type.Boolean()),
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
  id: Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters }),
  name: Type.Optional(Type.String({ maxLength: LIMITS.nameCharacters })),
  x: Coordinate,
  y: Coordinate,
  width: Length,
  height: Length,
  rotation: Type.Optional(Type.Number({ minimum: -3600, maximum: 3600 })),
  opacity: Type.Optional(Unit),
  blendMode: Type.Optional(Type.Enum([...BLEND_MODES])),
  visible: Type.Optional(Type.Boolean()),
  locked: Type.Optional(Type.Boolean()),
  shadows: Type.Optional(Type.Array(Shadow, { maxItems: LIMITS.shadows })),
  blur: Type.Optional(Type.Number({ minimum: 0, maximum: LIMITS.blurPx })),
  link: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.urlCharacters,
      format: 'platen-link',
      description: 'an http, https or mailto address',
    }),
  ),
  slot: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.nameCharacters,
      description: 'the name under which data fills the element',
    }),
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
export const CornerRadius = Type.Union([Length, Type.Tuple([Length, Length, Length, Length])])
export type CornerRadius = Static<typeof CornerRadius>
