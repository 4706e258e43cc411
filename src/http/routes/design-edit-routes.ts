import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import type { LargeJson } from '../../content/large-json.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Handlers, Operation } from '../operation.ts'
import { revisionsIn } from '../read/entity-tag.ts'
import type { Services } from '../services.ts'
import { exampleDesign, exampleDocument, OpenDesign } from './design-schemas.ts'
import { Warning } from './export-schemas.ts'
import { closed, DocumentBody, NAMED, named } from './schemas.ts'

/** Not validated by this schema, but by the rules of operations. The OpenAPI document has their full schema. */
const Operations = Type.Unsafe<unknown[] | LargeJson>({
  $comment: `${NAMED}EditOperations`,
  noun: 'an array of operations, each an object with `op`',
  description: 'Operations in order. Each is applied to the result of the one before.',
})

const DesignEdit = named(
  'DesignEdit',
  closed({
    operations: Operations,
    dryRun: optional(Type.Boolean(), 'Whether nothing is saved: the response is what it would be. Default: `false`.'),
  }),
  'Changes of a design.',
)

const { document: _, ...fields } = OpenDesign.properties
const EditedDesign = named(
  'EditedDesign',
  closed({
    ...fields,
    created: Type.Array(Type.Array(Type.String()), {
      description:
        'For each operation, the IDs of the elements or pages that it has made; those of what they contain are not listed. A copied page lists its own ID, then those of the elements on it.',
    }),
    warnings: Type.Array(Warning, {
      description:
        'What people should look at, as far as it shows without rendering. Unlike the warnings of an export, `text_overflow` is an estimate, which is rarely one line too high, `missing_glyph` is not given for texts in fonts of the document, and there are more codes: `contrast_low`: a text is hard to read on the color behind it. `image_small`: an image has too few pixels for its box. `outside_page`: a text or code is not completely on the page. `outside_safe_area`: a code reaches beyond the safe area. At most 100 of these, in the first 1,000 elements.',
    }),
    document: DocumentBody,
  }),
  'A design after its changes, with its document.',
)

export const designEditOperations = {
  editDesign: {
    id: 'editDesign',
    method: 'POST',
    path: '/api/designs/:id/edits',
    tag: 'Designs',
    summary: 'Edit a design',
    description:
      'Applies operations to the document, all or none. Elements and pages are named by their IDs, so without `If-Match` operations also apply to what others have changed in the meantime. If an operation cannot be applied, the response lists what is wrong with it, and nothing is saved. Changes that have no effect keep the revision.',
    needs: 'write',
    body: DesignEdit,
    bodyExample: {
      operations: [{ op: 'addPage', id: 'back', name: 'Back', background: '#0f172a' }],
    },
    conditional: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: EditedDesign,
      example: { ...exampleDesign, created: [['back']], warnings: [], document: exampleDocument },
      headers: ['ETag'],
    },
    failures: ['not_found', 'design_trashed', 'stale_revision'],
  },
} as const satisfies Record<string, Operation>

export function createDesignEditHandlers({
  designs,
}: Pick<Services, 'designs'>): Handlers<typeof designEditOperations> {
  return {
    editDesign: async ({ caller, id, body: { operations, dryRun = false }, ifMatch }) => {
      const edit = { operations, dryRun, expected: revisionsIn(ifMatch) }
      const { design, documentJson, created, warnings } = await designs.edit(caller, id, edit)
      const body = withDocument({ ...design, created, warnings }, documentJson)
      return { status: 200, body, etag: `"${design.revision}"` }
    },
  }
}
