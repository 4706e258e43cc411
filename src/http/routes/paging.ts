import { Type } from '#typebox'
import { withDefault } from '../../document/described.ts'

const PAGE = { limit: 20, offset: 0 }

export const pagingQuery = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: withDefault('Maximum number of items to return.', PAGE.limit),
    }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: withDefault('Number of items to skip.', PAGE.offset),
    }),
  ),
}

export const Total = Type.Integer({
  minimum: 0,
  description: 'Total number of matching items across all pages.',
})

/**
 * Adds the defaults. They are not in the schema, because generated clients would then treat the
 * parameters as required.
 */
export function pageOf(query: { limit?: number; offset?: number }): { limit: number; offset: number } {
  return { limit: query.limit ?? PAGE.limit, offset: query.offset ?? PAGE.offset }
}
