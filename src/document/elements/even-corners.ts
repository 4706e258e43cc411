import { shapeFill, shapeStroke } from '../paint.ts'
import { baseProperties, evenCornerRadius } from './base.ts'

/** Properties of polygons and stars, whose corners have one radius. */
export const evenCornerProperties = {
  ...baseProperties,
  cornerRadius: evenCornerRadius,
  fill: shapeFill,
  stroke: shapeStroke,
}

export const EVEN_CORNER_DEFAULTS = { cornerRadius: 0, fill: '#000000', stroke: null } as const
