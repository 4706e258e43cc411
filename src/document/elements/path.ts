import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { shapeFill, Stroke } from '../paint.ts'
import { baseProperties, Coordinate, PathData } from './base.ts'

const ViewBoxSide = Type.Number({ minimum: LIMITS.minViewBoxSide, maximum: LIMITS.coordinatePx })

export const ViewBox = Type.Tuple([Coordinate, Coordinate, ViewBoxSide, ViewBoxSide])

export const Path = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('path'),
    d: described(PathData, 'SVG path data, as in the `d` attribute of an SVG path.'),
    viewBox: optional(
      ViewBox,
      '`[x, y, width, height]` in the units of `d`. Stretched to the box without preserving proportions. Default: the units of `d` are CSS pixels from the top left corner of the box.',
    ),
    fill: shapeFill,
    fillRule: optional(
      Type.Union([Type.Literal('nonzero'), Type.Literal('evenodd')]),
      'How to determine the inside of a path that crosses itself, as in SVG.',
    ),
    stroke: optional(
      Type.Union([Stroke, Type.Null()]),
      'Stroke along the outline. Its width is not scaled with the path. Null is no stroke.',
    ),
  },
  { additionalProperties: false },
)
export type Path = Static<typeof Path>

export const PATH_DEFAULTS = { fill: '#000000', fillRule: 'nonzero', stroke: null } as const satisfies Partial<Path>
