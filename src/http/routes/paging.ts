import { Type } from 'typebox'
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
 * The defaults are filled in here: a schema with defaults would make the parameters look required
 * to generated clients.
 */
export function pageOf(query: { limit?: number; offset?: number }): { limit: number; offset: number } {
  return { limit: query.limit ?? PAGE.limit, offset: query.offset ?? PAGE.offset }
}
