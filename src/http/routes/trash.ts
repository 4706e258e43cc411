import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { MAX_BULK_DESIGNS } from '../../service/designs.ts'
import {
  DesignIds,
  exampleDesign,
  exampleDocument,
  OpenDesign,
  RestoredDesigns,
  TrashedDesignList,
} from './design-schemas.ts'
import { opened } from './designs.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, count } from './schemas.ts'

const PATH = '/api/trash'
const tag = 'Trash'

export const trashOperations = {
  listTrash: {
    id: 'listTrash',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List the designs in the trash',
    description: 'What was moved there last comes first.',
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
    summary: 'Take a design out of the trash',
    description: 'One that is not in the trash is answered as it is.',
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
  restoreDesigns: {
    id: 'restoreDesigns',
    method: 'POST',
    path: `${PATH}/restore`,
    tag,
    summary: 'Restore several designs',
    description: `Takes up to ${MAX_BULK_DESIGNS} designs out of the trash in one transaction and counts as one request. Designs outside the trash are returned unchanged, all without their documents. IDs without a design of yours are returned in \`notFound\`.`,
    needs: 'write',
    body: DesignIds,
    bodyExample: { ids: [exampleDesign._id] },
    answer: {
      status: 200,
      description: 'The result for each design.',
      schema: RestoredDesigns,
      example: { restored: [exampleDesign], notFound: [] },
    },
    failures: [],
  },
  removeTrashedDesign: {
    id: 'removeTrashedDesign',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Remove a design in the trash for good',
    description: 'With its exports. This cannot be undone. One that is not in the trash is 404, and stays.',
    needs: 'write',
    answer: { status: 204, description: 'It is gone.' },
    failures: ['not_found'],
  },
  emptyTrash: {
    id: 'emptyTrash',
    method: 'DELETE',
    path: PATH,
    tag,
    summary: 'Empty the trash',
    description: 'Removes all designs in it for good, with their exports. This cannot be undone.',
    needs: 'write',
    answer: {
      status: 200,
      description: 'How many there were.',
      schema: closed({ removed: count('How many designs were removed.') }),
      example: { removed: 3 },
    },
    failures: [],
  },
} as const satisfies Record<string, Operation>

export function createTrashHandlers({ designs }: Pick<Services, 'designs'>): Handlers<typeof trashOperations> {
  return {
    listTrash: async ({ caller, query }) => ({ status: 200, body: await designs.listTrash(caller, pageOf(query)) }),
    restoreDesign: async ({ caller, id }) => opened(await designs.restore(caller, id)),
    restoreDesigns: async ({ caller, sent }) => ({ status: 200, body: await designs.restoreAll(caller, sent) }),
    removeTrashedDesign: async ({ caller, id }) => {
      await designs.removeTrashed(caller, id)
      return { status: 204 }
    },
    emptyTrash: async ({ caller }) => ({ status: 200, body: await designs.removeAllTrashed(caller) }),
  }
}
