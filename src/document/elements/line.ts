import { Type, type Static } from 'typebox'
import { LIMITS } from '../limits.ts'
import { Stroke } from '../paint.ts'
import { baseProperties, Coordinate } from './base.ts'

const Point = Type.Object({ x: Coordinate, y: Coordinate }, { additionalProperties: false })

const Cap = Type.Union([
  Type.Literal('none'),
  Type.Literal('arrow'),
  Type.Literal('triangle'),
  Type.Literal('circle'),
  Type.Literal('bar'),
])

/** `points` in CSS pixels from the box's top left corner. `curve` bends from straight (0) to a smooth spline (1). */
export const Line = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('line'),
    points: Type.Array(Point, { minItems: 2, maxItems: LIMITS.linePoints }),
    stroke: Type.Optional(Stroke),
    startCap: Type.Optional(Cap),
    endCap: Type.Optional(Cap),
    curve: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  },
  { additionalProperties: false },
)
export type Line = Static<typeof Line>
export type LineCap = Static<typeof Cap>

export const LINE_DEFAULTS = {
  stroke: { paint: '#000000' },
  startCap: 'none',
  endCap: 'none',
  curve: 0,
} as const satisfies Partial<Line>
