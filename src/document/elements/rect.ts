import { Type, type Static } from 'typebox'
import { Paint, Stroke } from '../paint.ts'
import { baseProperties, CornerRadius } from './base.ts'

export const Rect = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('rect'),
    fill: Type.Optional(Type.Union([Paint, Type.Null()])),
    stroke: Type.Optional(Type.Union([Stroke, Type.Null()])),
    cornerRadius: Type.Optional(CornerRadius),
  },
  { additionalProperties: false },
)
export type Rect = Static<typeof Rect>

export const RECT_DEFAULTS = { fill: '#000000', stroke: null, cornerRadius: 0 } as const satisfies Partial<Rect>
