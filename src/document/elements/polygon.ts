import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { EVEN_CORNER_DEFAULTS, evenCornerProperties } from './even-corners.ts'

export const Polygon = Type.Object(
  {
    ...evenCornerProperties,
    type: Type.Literal('polygon'),
    sides: optional(Type.Integer({ minimum: 3, maximum: LIMITS.corners }), 'Number of sides.'),
  },
  { additionalProperties: false },
)
export type Polygon = Static<typeof Polygon>

export const POLYGON_DEFAULTS = { ...EVEN_CORNER_DEFAULTS, sides: 6 } as const satisfies Partial<Polygon>
