import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { MAX_BULK_DESIGNS } from '../../service/designs/design.ts'
import {
  DeletedDesigns,
  exampleDesign,
  exampleDocument,
  OpenDesign,
  RestoredDesigns,
  TrashedDesignList,
} from './design-schemas.ts'
import { opened } from './design-answer.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, count } from './schemas.ts'
import { onSeveralDesigns } from './bulk-routes.ts'

const PATH = '/api/trash'
const tag = 'Trash'

export const trashOperations = {
  listTrash: {
    id: 'listTrash',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List designs in the trash',
    description: 'Most recently trashed first.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of designs.',
      schema: TrashedDesignList,
      example: {
        designs: [{ ...exampleDesign, trashedAt: '2026-04-02T10:00:00.000Z', purgeAt: '2026-05-02T10:00:00.000Z' }],
        total: 1,
      },
    },
    failures: [],
  },
  restoreDesign: {
    id: 'restoreDesign',
    method: 'POST',
    path: `${PATH}/:id/restore`,
    tag,
    summary: 'Restore a design',
    description: 'A design outside the trash is returned unchanged.',
    needs: 'write',
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
      headers: ['ETag'],
    },
    failures: ['not_found'],
  },
  restoreDesigns: onSeveralDesigns({
    id: 'restoreDesigns',
    path: `${PATH}/restore`,
    tag,
    summary: 'Restore several designs',
    description: `Takes up to ${MAX_BULK_DESIGNS} designs out of the trash in one transaction and counts as one request. Designs outside the trash are returned unchanged, all without their documents. IDs without a design of yours are returned in \`notFound\`.`,
    schema: RestoredDesigns,
    example: { restored: [exampleDesign], notFound: [] },
  }),
  removeTrashedDesigns: onSeveralDesigns({
    id: 'removeTrashedDesigns',
    path: `${PATH}/delete`,
    tag,
    summary: 'Delete several designs in the trash permanently',
    description: `Deletes up to ${MAX_BULK_DESIGNS} designs with their exports in one transaction and counts as one request. This cannot be undone. IDs without a design of yours in the trash are returned in \`notFound\`; designs outside the trash are not deleted.`,
    schema: DeletedDesigns,
    example: { deleted: [exampleDesign._id], notFound: [] },
  }),
  removeTrashedDesign: {
    id: 'removeTrashedDesign',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete a design permanently',
    description:
      'Deletes a design in the trash with its exports. This cannot be undone. A design outside the trash is not deleted, and the response is 404.',
    needs: 'write',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found'],
  },
  emptyTrash: {
    id: 'emptyTrash',
    method: 'DELETE',
    path: PATH,
    tag,
    summary: 'Empty the trash',
    description: 'Permanently deletes all designs in the trash with their exports. This cannot be undone.',
    needs: 'write',
    answer: {
      status: 200,
      description: 'The number of deleted designs.',
      schema: closed({ removed: count('Number of deleted designs.') }),
      example: { removed: 3 },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createTrashHandlers({ designs }: Pick<Services, 'designs'>): Handlers<typeof trashOperations> {
  return {
    listTrash: async ({ caller, query }) => ({ status: 200, body: await designs.listTrash(caller, pageOf(query)) }),
    restoreDesign: async ({ caller, id }) => opened(await designs.restore(caller, id)),
    restoreDesigns: async ({ caller, body: { ids } }) => ({ status: 200, body: await designs.restoreAll(caller, ids) }),
    removeTrashedDesigns: async ({ caller, body: { ids } }) => ({
      status: 200,
      body: await designs.removeSeveralTrashed(caller, ids),
    }),
    removeTrashedDesign: async ({ caller, id }) => {
      await designs.removeTrashed(caller, id)
      return { status: 204 }
    },
    emptyTrash: async ({ caller }) => ({ status: 200, body: await designs.removeAllTrashed(caller) }),
  }
}
