import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { baseProperties } from './base.ts'
import { Layout } from './layout.ts'

const Entry = Type.Union([
  Type.Record(Type.String({ pattern: '^' }), Type.Unknown()),
  Type.String({ maxLength: LIMITS.textCharacters }),
  Type.Number({ minimum: -1e15, maximum: 1e15 }),
])

/** `elements` and `entries` are checked by `check-elements.ts` and `parse-document.ts`. */
export const Repeat = Type.Object(
  {
    ...baseProperties,
    type: Type.Literal('repeat'),
    elements: described(
      Type.Array(Type.Unknown()),
      'Elements that are drawn for each entry, from back to front, relative to its top left corner. Their slots and placeholders are filled from the entry only.',
    ),
    entries: optional(
      Type.Array(Entry, { maxItems: LIMITS.repeatEntries }),
      'Entries that are drawn unless `data` has a list for the slot. An entry is an object whose keys are the slots and placeholders of `elements`, with values as in `data`; if there is only one, a string or number is its value.',
    ),
    layout: optional(
      Layout,
      'How entries are placed, as in a group. An entry has the size of the boxes of its elements; texts that grow and groups that hug enlarge it. If `elements` is a single group that hugs its content or a text that grows or hugs, such as a tag, the entry has the size of that element.',
    ),
    max: optional(
      Type.Integer({ minimum: 1, maximum: LIMITS.repeatEntries }),
      'Maximum number of entries. A longer list is an error. Default: no limit.',
    ),
    overflow: optional(
      Type.Enum(['pages', 'cut', 'error']),
      'Entries that the box has no room for: `pages` continues with them on copies of the page that are added after it, `cut` leaves them out with a warning, and `error` rejects the list. The room for entries is estimated without fonts, as that of the rows of a table. No effect if the box grows with its entries. In the entries of another repeat, `pages` is `cut`.',
    ),
  },
  { additionalProperties: false },
)
export type RepeatProperties = Omit<Static<typeof Repeat>, 'elements' | 'entries'>

export const REPEAT_DEFAULTS = { entries: [], overflow: 'cut' } as const
