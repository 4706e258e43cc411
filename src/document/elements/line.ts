import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Stroke } from '../paint.ts'
import { baseProperties, Coordinate, Unit } from './base.ts'

export const Point = Type.Object(
  {
    x: described(Coordinate, 'CSS pixels from the left edge of the box.'),
    y: described(Coordinate, 'CSS pixels from the top edge of the box.'),
  },
  { additionalProperties: false },
)

const Cap = Type.Union([
  Type.Literal('none'),
  Type.Literal('arrow'),
  Type.Literal('triangle'),
  Type.Literal('circle'),
  Type.Literal('bar'),
])

const CAP_SIZE = 'Filled with the stroke paint and sized by the stroke width.'

export const Line = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('line'),
    points: described(
      Type.Array(Point, { minItems: 2, maxItems: LIMITS.linePoints }),
      'Points in order. They can lie outside the box, which does not scale them.',
    ),
    stroke: optional(Stroke, 'Stroke, always centered on the line: `align` has no effect.'),
    startCap: optional(Cap, `Cap at the first point. ${CAP_SIZE}`),
    endCap: optional(Cap, `Cap at the last point. ${CAP_SIZE}`),
    curve: optional(Unit, 'Smoothness, from 0 (straight segments) to 1 (a smooth curve through all points).'),
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
