import { Type, type Static } from 'typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { baseProperties } from './base.ts'

/** Its `elements` are of any kind; `element.ts` types them, and the validator follows them, since the schema is recursive. */
export const Group = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('group'),
    elements: described(
      Type.Array(Type.Unknown()),
      `Painted in order, the first one lowest. Their \`x\` and \`y\` count from the top left corner of the group's box. Groups are nested at most ${LIMITS.groupDepth} deep.`,
    ),
    clip: optional(Type.Boolean(), 'True: what lies beyond the box is cut off.'),
  },
  { additionalProperties: false },
)
export type GroupProperties = Omit<Static<typeof Group>, 'elements'>

export const GROUP_DEFAULTS = { clip: false } as const satisfies Partial<GroupProperties>
