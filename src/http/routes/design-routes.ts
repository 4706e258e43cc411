import { missingSize } from '../../service/designs/design-input.ts'
import { MAX_BULK_DESIGNS } from '../../service/designs/design.ts'
import { revisionsIn } from '../read/entity-tag.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { DesignList, exampleDesign, exampleDocument, OpenDesign, TrashedDesigns, Trashing } from './design-schemas.ts'
import { examplePages, PageList } from './page-schemas.ts'
import { DesignFilters, designQueryOf } from './design-filters.ts'
import { exampleTrashing } from './design-schemas.ts'
import { chosenSize, sizeIssues } from './chosen-size.ts'
import { onSeveralDesigns } from './bulk-routes.ts'
import { NewDesign, DesignChange, DesignCopy } from './design-body-schemas.ts'
import { DESIGNS_PATH, opened, created } from './design-answer.ts'

const tag = 'Designs'

export const designOperations = {
  listDesigns: {
    id: 'listDesigns',
    method: 'GET',
    path: DESIGNS_PATH,
    tag,
    summary: 'List your designs',
    description: 'Most recently updated first by default. Excludes designs in the trash.',
    needs: 'read',
    query: DesignFilters,
    cached: true,
    answer: {
      status: 200,
      description: 'A page of designs.',
      schema: DesignList,
      example: { designs: [exampleDesign], total: 1 },
    },
    failures: [],
  },
  createDesign: {
    id: 'createDesign',
    method: 'POST',
    path: DESIGNS_PATH,
    tag,
    summary: 'Create a design',
    description:
      'Creates an empty design, or one from a `document`, a template or another design. With `fromTemplate`, the document, size and title default to those of the original, a different size resizes it, and `data` fills its slots.',
    needs: 'write',
    body: NewDesign,
    rules: missingSize,
    bodyExample: { title: 'Summer sale', width: 1080, height: 1080, tags: ['summer'], document: exampleDocument },
    creates: 'des',
    answer: {
      status: 201,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
      headers: ['Location', 'ETag'],
    },
    failures: ['not_found', 'design_trashed', 'storage_full'],
  },
  getDesign: {
    id: 'getDesign',
    method: 'GET',
    path: `${DESIGNS_PATH}/:id`,
    tag,
    summary: 'Get a design',
    description: 'Includes the document. The ETag is the revision.',
    needs: 'read',
    cached: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
    },
    failures: ['not_found', 'design_trashed'],
  },
  listDesignPages: {
    id: 'listDesignPages',
    method: 'GET',
    path: `${DESIGNS_PATH}/:id/pages`,
    tag,
    summary: "List a design's pages",
    description: 'Each page includes the URL of a preview image.',
    needs: 'read',
    cached: true,
    answer: { status: 200, description: 'The pages.', schema: PageList, example: examplePages },
    failures: ['not_found', 'design_trashed'],
  },
  updateDesign: {
    id: 'updateDesign',
    method: 'PATCH',
    path: `${DESIGNS_PATH}/:id`,
    tag,
    summary: 'Update a design',
    description:
      'Omitted fields are unchanged. `tags` replaces all tags. A different size without a `document` resizes the current document.',
    needs: 'write',
    body: DesignChange,
    bodyExample: { title: 'Winter sale', tags: ['winter'], visibility: 'unlisted' },
    conditional: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
      headers: ['ETag'],
    },
    failures: ['not_found', 'design_trashed', 'stale_revision'],
  },
  trashDesign: {
    id: 'trashDesign',
    method: 'DELETE',
    path: `${DESIGNS_PATH}/:id`,
    tag,
    summary: 'Move a design to the trash',
    description:
      'The design is permanently deleted at `purgeAt`. The retention period is set by the administrator. Repeating the request returns the same response.',
    needs: 'write',
    conditional: true,
    answer: {
      status: 200,
      description: 'When the design was moved to the trash, and when it will be permanently deleted.',
      schema: Trashing,
      example: exampleTrashing,
    },
    failures: ['not_found', 'stale_revision'],
  },
  trashDesigns: onSeveralDesigns({
    id: 'trashDesigns',
    path: `${DESIGNS_PATH}/trash`,
    tag,
    summary: 'Move several designs to the trash',
    description: `Moves up to ${MAX_BULK_DESIGNS} designs in one transaction and counts as one request. A design that is already in the trash keeps its \`trashedAt\`. IDs without a design of yours are returned in \`notFound\`.`,
    schema: TrashedDesigns,
    example: { trashed: [exampleTrashing], notFound: [] },
  }),
  duplicateDesign: {
    id: 'duplicateDesign',
    method: 'POST',
    path: `${DESIGNS_PATH}/:id/duplicate`,
    tag,
    summary: 'Duplicate a design',
    description:
      'The copy is private and starts at revision 1. Its title defaults to "Copy of …". With `preset`, or `width` and `height`, it is arranged for that size, as by `POST /api/designs/:id/resize`.',
    needs: 'write',
    body: DesignCopy,
    rules: sizeIssues,
    bodyExample: { title: 'Summer sale, story', preset: 'story' },
    bodyOptional: true,
    creates: 'des',
    answer: {
      status: 201,
      description: 'The copy.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
      headers: ['Location', 'ETag'],
    },
    failures: ['not_found', 'design_trashed'],
  },
} as const satisfies Record<string, Operation>

export function createDesignHandlers({ designs }: Pick<Services, 'designs'>): Handlers<typeof designOperations> {
  return {
    listDesigns: async ({ caller, query }) => ({
      status: 200,
      body: await designs.list(caller, designQueryOf(query)),
    }),
    createDesign: {
      handle: async ({ caller, body, chosenId }) => created(await designs.create(caller, body, chosenId)),
      findIssues: ({ caller, valid, invalid }) => {
        // The issues of `data` cannot be found without the document that it fills.
        const lacksDocument = invalid.has('fromTemplate') && valid.document === undefined
        return lacksDocument ? [] : designs.findIssues(caller, valid)
      },
    },
    getDesign: async ({ caller, id }) => opened(await designs.get(caller, id)),
    listDesignPages: async ({ caller, id }) => ({ status: 200, body: await designs.listPages(caller, id) }),
    updateDesign: {
      handle: async ({ caller, id, body, ifMatch }) =>
        opened(await designs.update(caller, id, { update: body, expected: revisionsIn(ifMatch) })),
      findIssues: ({ caller, valid: { document } }) => designs.findIssues(caller, { document }),
    },
    trashDesign: async ({ caller, id, ifMatch }) => ({
      status: 200,
      body: await designs.trash(caller, id, revisionsIn(ifMatch)),
    }),
    trashDesigns: async ({ caller, body: { ids } }) => ({ status: 200, body: await designs.trashAll(caller, ids) }),
    duplicateDesign: async ({ caller, id, body, chosenId }) => {
      const copy = { title: body.title, size: chosenSize(body), newDesignId: chosenId }
      return created(await designs.duplicate(caller, id, copy))
    },
  }
}
