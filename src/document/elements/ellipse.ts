import { Type, type Static } from 'typebox'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties, Unit } from './base.ts'

const Angle = Type.Number({ minimum: -3600, maximum: 3600 })

/** A whole ellipse, a sector from `startAngle` clockwise to `endAngle` (degrees, 0 to the right), or a ring of either. */
export const Ellipse = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('ellipse'),
    fill: Type.Optional(Type.Union([Paint, Type.Null()])),
    stroke: Type.Optional(Type.Union([Stroke, Type.Null()])),
    startAngle: Type.Optional(Angle),
    endAngle: Type.Optional(Angle),
    innerRadius: Type.Optional(Unit),
  },
  { additionalProperties: false },
)
export type Ellipse = Static<typeof Ellipse>

export const ELLIPSE_DEFAULTS = {
  fill: '#000000',
  stroke: null,
  startAngle: 0,
  endAngle: 360,
  innerRadius: 0,
} as const satisfies Partial<Ellipse>
