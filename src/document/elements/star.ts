import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { shapeFill, shapeStroke } from '../paint.ts'
import { baseProperties, evenCornerRadius, Unit } from './base.ts'

export const Star = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('star'),
    points: optional(Type.Integer({ minimum: 3, maximum: LIMITS.corners }), 'Number of points.'),
    innerRatio: optional(
      Unit,
      'Distance of the inner corners from the center, as a fraction of that of the points. 0.382 is the star of a pentagram.',
    ),
    cornerRadius: evenCornerRadius,
    fill: shapeFill,
    stroke: shapeStroke,
  },
  { additionalProperties: false },
)
export type Star = Static<typeof Star>

export const STAR_DEFAULTS = {
  points: 5,
  innerRatio: 0.382,
  cornerRadius: 0,
  fill: '#000000',
  stroke: null,
} as const satisfies Partial<Star>
