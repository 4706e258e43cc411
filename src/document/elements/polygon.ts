import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { shapeFill, shapeStroke } from '../paint.ts'
import { baseProperties, evenCornerRadius } from './base.ts'

export const Polygon = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('polygon'),
    sides: optional(Type.Integer({ minimum: 3, maximum: LIMITS.corners }), 'Number of sides.'),
    cornerRadius: evenCornerRadius,
    fill: shapeFill,
    stroke: shapeStroke,
  },
  { additionalProperties: false },
)
export type Polygon = Static<typeof Polygon>

export const POLYGON_DEFAULTS = {
  sides: 6,
  cornerRadius: 0,
  fill: '#000000',
  stroke: null,
} as const satisfies Partial<Polygon>
