import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Color } from '../paint.ts'

export const Coordinate = Type.Number({ minimum: -LIMITS.coordinatePx, maximum: LIMITS.coordinatePx })
export const Length = Type.Number({ minimum: 0, maximum: LIMITS.coordinatePx })
/** Degrees clockwise. */
export const Angle = Type.Number({ minimum: -3600, maximum: 3600 })
export const PathData = Type.String({
  minLength: 1,
  maxLength: LIMITS.pathCharacters,
  format: 'platen-path',
  noun: 'SVG path data',
})
export const Unit = Type.Number({ minimum: 0, maximum: 1 })
export const Name = Type.String({ maxLength: LIMITS.nameCharacters })
export const Id = Type.String({ minLength: 1, maxLength: LIMITS.nameCharacters })

export const Slot = Type.String({
  minLength: 1,
  maxLength: LIMITS.nameCharacters,
  noun: 'a slot name',
})

const Blur = Type.Number({ minimum: 0, maximum: LIMITS.blurPx })

export const Shadow = Type.Object(
  {
    x: optional(
      Coordinate,
      'Horizontal offset in CSS pixels, positive to the right. Rotates and flips with the element.',
    ),
    y: optional(Coordinate, 'Vertical offset in CSS pixels, positive downward. Rotates and flips with the element.'),
    blur: optional(
      Blur,
      'Blur radius in CSS pixels, as in CSS `box-shadow`: twice the standard deviation. 0 is a sharp edge.',
    ),
    color: optional(Color, 'Shadow color.'),
    inner: optional(Type.Boolean(), 'Whether the shadow is drawn inside the element instead of beneath it.'),
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

/** The box is in the parent's coordinate space, before rotation around its center. */
export const baseProperties = {
  id: described(Id, 'Element ID, unique within the document. Export warnings refer to it.'),
  name: optional(Name, 'Display name for editors. Does not affect rendering.'),
  x: described(
    Coordinate,
    'Left edge of the box before rotation, in CSS pixels from the left edge of the page or group.',
  ),
  y: described(
    Coordinate,
    'Top edge of the box before rotation, in CSS pixels from the top edge of the page or group.',
  ),
  width: described(Length, 'Width of the box in CSS pixels.'),
  height: described(Length, 'Height of the box in CSS pixels.'),
  rotation: optional(Angle, 'Rotation around the center of the box, in degrees clockwise.'),
  flipX: optional(
    Type.Boolean(),
    'Whether the element is mirrored horizontally around the center of its box, before rotation. Shadows, links and the elements of a group are mirrored too.',
  ),
  flipY: optional(Type.Boolean(), 'Whether the element is mirrored vertically, as with `flipX`.'),
  opacity: optional(Unit, 'Opacity of the element including its shadows, from 0 (invisible) to 1 (opaque).'),
  blendMode: optional(
    Type.Enum([...BLEND_MODES]),
    'How the element blends with the content beneath it, as in CSS `mix-blend-mode`.',
  ),
  visible: optional(
    Type.Boolean(),
    'Whether the element is drawn. Placeholders in a hidden element do not require data.',
  ),
  locked: optional(Type.Boolean(), 'Whether editors should prevent changes. Does not affect rendering.'),
  shadows: optional(
    Type.Array(Shadow, { maxItems: LIMITS.shadows }),
    'Shadows of the drawn shape (not of its box). The first one is on top.',
  ),
  blur: optional(Blur, 'Blur in CSS pixels, as in CSS `blur()`: the standard deviation. 0 is sharp.'),
  backdropBlur: optional(
    Blur,
    'Blurs what is beneath the element within its shape, as glass does; visible where the fill is translucent. The standard deviation in CSS pixels. The shape of an image or of a group that clips is its frame, and that of a text its glyphs; lines and groups that do not clip have none.',
  ),
  link: optional(
    Type.String({
      minLength: 1,
      maxLength: LIMITS.urlCharacters,
      format: 'platen-link',
      noun: 'an http, https or mailto URL',
    }),
    'An http, https or mailto URL. Makes the box a link in PDF exports; other formats ignore it.',
  ),
  alt: optional(
    Type.String({ maxLength: LIMITS.altCharacters }),
    'Alternative text for people who cannot see the element. Screen readers find it in PDF exports; other formats ignore it.',
  ),
  placement: optional(
    Type.Enum(['flow', 'cover', 'free']),
    'Place in the `layout` of the group around it, or in the entry of a repeat, where only `cover` has an effect: `flow` places the element in order; `cover` gives it the box of the group, as for a background; `free` keeps its own position. Only `flow` takes up room, and only if the element is visible.',
  ),
  mirroring: optional(
    Type.Enum(['auto', 'move', 'flip']),
    'What changes if the document is mirrored for the other direction of reading: `auto` mirrors the place and the shape; images, drawings, codes and charts, and shapes filled with an image, are only moved. `move` only moves, as for a logo or an icon drawn as a path; in a group, everything in it stays in place. `flip` also mirrors an image, as for an ornament.',
  ),
  shownOn: optional(
    Type.Enum(['all', 'first', 'last']),
    'Of the pages that a table or repeat with `overflow` `pages` continues on, those that show the element: for example `last` for a total.',
  ),
  slot: optional(
    Slot,
    'Slot name: the key in `data` whose value fills this element. Several elements can share a slot.',
  ),
}

export const BASE_DEFAULTS = {
  name: '',
  rotation: 0,
  flipX: false,
  flipY: false,
  opacity: 1,
  blendMode: 'normal',
  visible: true,
  locked: false,
  shadows: [],
  blur: 0,
  backdropBlur: 0,
  alt: '',
  placement: 'flow',
  mirroring: 'auto',
  shownOn: 'all',
} as const

export const SHADOW_DEFAULTS = { x: 0, y: 0, blur: 0, color: '#00000080', inner: false } as const

const CornerRadius = Type.Union([Length, Type.Tuple([Length, Length, Length, Length])])
export type CornerRadius = Static<typeof CornerRadius>

const CORNERS =
  'Corner radius in CSS pixels: one value for all corners, or `[top left, top right, bottom right, bottom left]`. If two radii do not fit on a side, all are scaled down by the same factor.'
export const cornerRadius = optional(CornerRadius, CORNERS)
export const clipCornerRadius = optional(CornerRadius, `${CORNERS} No effect unless \`clip\` is true.`)

export const evenCornerRadius = optional(
  Length,
  'Radius of all corners in CSS pixels. If two arcs do not fit on a side, all are scaled down by the same factor.',
)
