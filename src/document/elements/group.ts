import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { baseProperties, clipCornerRadius } from './base.ts'
import { Layout } from './layout.ts'
import { Mask } from './mask.ts'

/** `elements` cannot be recursive in the schema: `check-elements.ts` checks them. */
export const Group = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('group'),
    elements: described(
      Type.Array(Type.Unknown()),
      `Elements from back to front. Their \`x\` and \`y\` are relative to the top left corner of the group's box. Groups can be nested at most ${LIMITS.groupDepth} deep.`,
    ),
    clip: optional(Type.Boolean(), 'Whether content outside the box is clipped.'),
    cornerRadius: clipCornerRadius,
    mask: optional(
      Type.Union([Mask, Type.Null()]),
      'What remains visible of the content, as for `mask` of an image. No effect unless `clip` is true. Null is no mask.',
    ),
    layout: optional(
      Type.Union([Layout, Type.Null()]),
      'Places the elements in a row or a column, which also determines their `x` and `y`. Null keeps their positions.',
    ),
  },
  { additionalProperties: false },
)
export type GroupProperties = Omit<Static<typeof Group>, 'elements'>

export const GROUP_DEFAULTS = {
  clip: false,
  cornerRadius: 0,
  mask: null,
  layout: null,
} as const satisfies Partial<GroupProperties>
