import { Type, type Static } from '#typebox'
import { shapeFill, shapeStroke } from '../paint.ts'
import { baseProperties, cornerRadius } from './base.ts'

export const Rect = Type.Object(
  { ...baseProperties, type: Type.Literal('rect'), fill: shapeFill, stroke: shapeStroke, cornerRadius },
  { additionalProperties: false },
)
export type Rect = Static<typeof Rect>

export const RECT_DEFAULTS = { fill: '#000000', stroke: null, cornerRadius: 0 } as const satisfies Partial<Rect>
