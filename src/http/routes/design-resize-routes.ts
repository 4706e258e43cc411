import type { Handlers, Operation } from '../operation.ts'
import { revisionsIn } from '../read/entity-tag.ts'
import type { Services } from '../services.ts'
import { chosenSize, missingSizeIssues, SIZE_FIELDS } from './chosen-size.ts'
import { opened } from './design-answer.ts'
import { exampleDesign, exampleDocument, OpenDesign } from './design-schemas.ts'
import { closed, named } from './schemas.ts'

const DesignSize = named('DesignSize', closed(SIZE_FIELDS), 'A page size: a preset, or a width and a height.')

export const designResizeOperations = {
  resizeDesign: {
    id: 'resizeDesign',
    method: 'POST',
    path: '/api/designs/:id/resize',
    tag: 'Designs',
    summary: 'Resize a design',
    description:
      'Arranges all pages for another size, as a designer would begin: backdrops and bands reach the new edges, pictures are cropped instead of distorted, texts become wider and are scaled together with the rest by one factor, and if the proportions change much, columns are stacked or stacks become columns. IDs and slots are kept. The state before is a version of the design. A size that the design has already keeps the revision. To keep this design, and resize a copy of it, send the same fields to `POST /api/designs/:id/duplicate`.',
    needs: 'write',
    body: DesignSize,
    rules: missingSizeIssues,
    bodyExample: { preset: 'story' },
    conditional: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, width: 1080, height: 1920, document: exampleDocument },
      headers: ['ETag'],
    },
    failures: ['not_found', 'design_trashed', 'stale_revision'],
  },
} as const satisfies Record<string, Operation>

export function createDesignResizeHandlers({
  designs,
}: Pick<Services, 'designs'>): Handlers<typeof designResizeOperations> {
  return {
    resizeDesign: async ({ caller, id, body, ifMatch }) => {
      const update = { ...chosenSize(body) }
      return opened(await designs.update(caller, id, { update, expected: revisionsIn(ifMatch), origin: 'resized' }))
    },
  }
}
