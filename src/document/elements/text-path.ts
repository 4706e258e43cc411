import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { Angle, PathData } from './base.ts'
import { ViewBox } from './path.ts'

const closed = { additionalProperties: false } as const

const side = optional(
  Type.Union([Type.Literal('outside'), Type.Literal('inside')]),
  '`outside` sets the letters on the line, clockwise on a circle. `inside` sets them on its other side, in the opposite direction, for example upright along the bottom of a circle.',
)

export const TextCircle = Type.Object(
  {
    type: Type.Literal('circle'),
    startAngle: optional(
      Angle,
      'Where the text begins, in degrees clockwise from the top. With `align` `center` or `end`, where its center or end is.',
    ),
    side,
  },
  closed,
)

export const TextCurve = Type.Object(
  {
    type: Type.Literal('path'),
    d: described(
      PathData,
      'SVG path data of one line. Letters are on the left of its direction, which is above a line to the right.',
    ),
    viewBox: optional(
      ViewBox,
      '`[x, y, width, height]` in the units of `d`, stretched to the box. Default: the units of `d` are CSS pixels from the top left corner of the box.',
    ),
    side,
  },
  closed,
)

export const TextPath = Type.Union([TextCircle, TextCurve])
export type TextPath = Static<typeof TextPath>

export const TEXT_PATH_DEFAULTS = { startAngle: 0, side: 'outside' } as const
