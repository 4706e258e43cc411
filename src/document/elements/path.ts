import { Type, type Static } from 'typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { shapeFill, Stroke } from '../paint.ts'
import { baseProperties, Coordinate, PathData } from './base.ts'

const ViewBoxSide = Type.Number({ minimum: LIMITS.leastViewBoxSide, maximum: LIMITS.coordinatePx })

/** `viewBox` as in SVG, `[x, y, width, height]`, stretched over the element's box; where it is absent, the box itself. */
export const Path = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('path'),
    d: described(PathData, "SVG path data, as in an SVG path's `d`."),
    viewBox: optional(
      Type.Tuple([Coordinate, Coordinate, ViewBoxSide, ViewBoxSide]),
      '`[x, y, width, height]` in the units of `d`: stretched over the box, whatever its proportions. Without it the units are CSS pixels from the corner of the box.',
    ),
    fill: shapeFill,
    fillRule: optional(
      Type.Union([Type.Literal('nonzero'), Type.Literal('evenodd')]),
      'What counts as inside where the path crosses itself, as in SVG.',
    ),
    stroke: optional(
      Type.Union([Stroke, Type.Null()]),
      'Along the outline; its width is not stretched with the path. Null is none.',
    ),
  },
  { additionalProperties: false },
)
export type Path = Static<typeof Path>

export const PATH_DEFAULTS = { fill: '#000000', fillRule: 'nonzero', stroke: null } as const satisfies Partial<Path>
