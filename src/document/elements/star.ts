import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Unit } from './base.ts'
import { EVEN_CORNER_DEFAULTS, evenCornerProperties } from './even-corners.ts'

export const Star = Type.Object(
  {
    ...evenCornerProperties,
    type: Type.Literal('star'),
    points: optional(Type.Integer({ minimum: 3, maximum: LIMITS.corners }), 'Number of points.'),
    innerRatio: optional(
      Unit,
      'Distance of the inner corners from the center, as a fraction of that of the points. 0.382 is the star of a pentagram.',
    ),
  },
  { additionalProperties: false },
)
export type Star = Static<typeof Star>

export const STAR_DEFAULTS = { ...EVEN_CORNER_DEFAULTS, points: 5, innerRatio: 0.382 } as const satisfies Partial<Star>
