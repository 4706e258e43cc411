import { Type, type Static } from 'typebox'
import { baseProperties } from './base.ts'

/** Its `elements` are of any kind; `element.ts` types them, and the validator follows them, since the schema is recursive. */
export const Group = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('group'),
    elements: Type.Array(Type.Unknown()),
    clip: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)
export type GroupProperties = Omit<Static<typeof Group>, 'elements'>

export const GROUP_DEFAULTS = { clip: false } as const satisfies Partial<GroupProperties>
