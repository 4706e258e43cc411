import { Type, type Static } from 'typebox'
import { optional } from '../described.ts'
import { shapeFill, shapeStroke } from '../paint.ts'
import { Angle, baseProperties, Unit } from './base.ts'

/** A whole ellipse, a sector from `startAngle` clockwise to `endAngle` (degrees, 0 to the right), or a ring of either. */
export const Ellipse = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('ellipse'),
    fill: shapeFill,
    stroke: shapeStroke,
    startAngle: optional(Angle, 'Where a sector begins: degrees clockwise, 0 to the right, 90 downwards.'),
    endAngle: optional(
      Angle,
      'Where it ends, clockwise from `startAngle`; 360 degrees or more apart is the whole ellipse.',
    ),
    innerRadius: optional(Unit, 'Of the hole of a ring, as a fraction of the outer radius; 0 is none.'),
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
