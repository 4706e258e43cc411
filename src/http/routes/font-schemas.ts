import { Type } from '#typebox'
import { closed, named } from './schemas.ts'

export const FontAxis = named(
  'FontAxis',
  closed({
    tag: Type.String({ description: 'Tag, as used in `fontVariations`, for example `wght`.' }),
    min: Type.Number({ description: 'Lowest value.' }),
    default: Type.Number({ description: 'Value if a text sets none.' }),
    max: Type.Number({ description: 'Highest value.' }),
  }),
  'An axis of a variable font.',
)
