import type { TSchema } from '#typebox'
import { DesignIds, exampleDesign } from './design-schemas.ts'

interface SeveralDesigns {
  readonly id: string
  readonly path: string
  readonly tag: string
  readonly summary: string
  readonly description: string
  readonly schema: TSchema
  readonly example: unknown
}

export function onSeveralDesigns<const Own extends SeveralDesigns>({ schema, example, ...own }: Own) {
  return {
    ...own,
    method: 'POST',
    needs: 'write',
    body: DesignIds,
    bodyExample: { ids: [exampleDesign._id] },
    answer: { status: 200, description: 'The result for each design.', schema, example },
    failures: [],
  } as const
}
