import { Type, type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties, Coordinate, PathData } from './base.ts'

/** `viewBox` as in SVG, `[x, y, width, height]`, stretched over the element's box; where it is absent, the box itself. */
export const Path = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('path'),
    d: PathData,
    viewBox: Type.Optional(
      Type.Tuple([
        Coordinate,
        Coordinate,
        Type.Number({ minimum: LIMITS.leastViewBoxSide, maximum: LIMITS.coordinatePx }),
        Type.Number({ minimum: LIMITS.leastViewBoxSide, maximum: LIMITS.coordinatePx }),
      ]),
    ),
    fill: Type.Optional(Type.Union([Paint, Type.Null()])),
    fillRule: Type.Optional(Type.Union([Type.Literal('nonzero'), Type.Literal('evenodd')])),
    stroke: Type.Optional(Type.Union([Stroke, Type.Null()])),
  },
  { additionalProperties: false },
)
export type Path = Static<typeof Path>

export const PATH_DEFAULTS = { fill: '#000000', fillRule: 'nonzero', stroke: null } as const satisfies Partial<Path>
