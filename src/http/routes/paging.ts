import { Type } from 'typebox'

const DEFAULT_LIMIT = 20

/** `limit` and `offset`, as every list takes them. */
export const pagingQuery = {
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100,
      description: `How many to list, from 1 to 100; ${DEFAULT_LIMIT} by itself.`,
    }),
  ),
  offset: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description: 'How many to pass over first; 0 by itself.',
    }),
  ),
}

/** The defaults are filled in here: a schema with defaults would make the parameters look required to generated clients. */
export function pageOf(query: { limit?: number; offset?: number }): { limit: number; offset: number } {
  return { limit: query.limit ?? DEFAULT_LIMIT, offset: query.offset ?? 0 }
}
