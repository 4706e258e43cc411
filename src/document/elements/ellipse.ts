import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { shapeFill, shapeStroke } from '../paint.ts'
import { Angle, baseProperties, Unit } from './base.ts'

export const Ellipse = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('ellipse'),
    fill: shapeFill,
    stroke: shapeStroke,
    startAngle: optional(Angle, 'Start of a sector, in degrees clockwise: 0 is right, 90 is down.'),
    endAngle: optional(
      Angle,
      'End of a sector, clockwise from `startAngle`. A difference of 360 degrees or more is a full ellipse.',
    ),
    innerRadius: optional(Unit, 'Radius of the hole as a fraction of the outer radius. 0 is no hole.'),
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
