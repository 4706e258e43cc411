import { Type, type Static } from 'typebox'
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

const CAP_SIZE = 'Drawn solid in the paint of the stroke, and as large as its width makes it.'

/** `points` in CSS pixels from the box's top left corner. `curve` bends from straight (0) to a smooth spline (1). */
export const Line = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('line'),
    points: described(
      Type.Array(Point, { minItems: 2, maxItems: LIMITS.linePoints }),
      'In order. They may lie beyond the box, which does not stretch them.',
    ),
    stroke: optional(Stroke, 'Always centred on the line: its `align` has no effect.'),
    startCap: optional(Cap, `At the first point. ${CAP_SIZE}`),
    endCap: optional(Cap, `At the last point. ${CAP_SIZE}`),
    curve: optional(Unit, 'From 0, straight from point to point, to 1, one smooth curve through all of them.'),
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
