import { type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleDesign, exampleDocument, OpenDesign, TrashedDesignList } from './design-schemas.ts'
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
    removeTrashedDesign: async ({ caller, id }) => {
      await designs.removeTrashed(caller, id)
      return { status: 204 }
    },
    emptyTrash: async ({ caller }) => ({ status: 200, body: await designs.removeAllTrashed(caller) }),
  }
}
