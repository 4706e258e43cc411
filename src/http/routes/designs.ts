import { Type } from 'typebox'
import { DESIGN_SORTS, type OpenedDesign, VISIBILITIES } from '../../service/designs.ts'
import { withDocument } from '../../service/with-document.ts'
import { revisionsIn } from '../entity-tag.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleDesign, exampleDocument, Design, OpenDesign, Trashing } from './design-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, Data, DocumentBody, Tags, trimmedText } from './schemas.ts'

const PATH = '/api/designs'
const tag = 'Designs'
const side = Type.Integer({ minimum: 1, maximum: 10_000, description: 'CSS pixels, 96 to the inch.' })
const title = trimmedText(255, 'Trimmed.')
const visibility = Type.Enum([...VISIBILITIES], {
  description: 'unlisted: whoever has the link sees it; public: also listed in the gallery.',
})

export const designOperations = {
  listDesigns: {
    id: 'listDesigns',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your designs',
    description:
      'Newest change first. `total` counts all that the query finds, beyond the page that is returned. Designs in the trash are left out.',
    scope: 'read',
    query: closed({
      ...pagingQuery,
      q: Type.Optional(Type.String({ maxLength: 255, format: 'text', description: 'Words of the title.' })),
      tag: Type.Optional(
        Type.String({ minLength: 1, maxLength: 50, format: 'text', description: 'Only designs with this tag.' }),
      ),
      visibility: Type.Optional(visibility),
      sort: Type.Optional(
        Type.Enum([...DESIGN_SORTS], { description: 'A minus sign is for descending; `-updatedAt` by itself.' }),
      ),
    }),
    kept: true,
    answer: {
      status: 200,
      description: 'A page of designs.',
      schema: closed({ designs: Type.Array(Design), total: Type.Integer() }),
      example: { designs: [exampleDesign], total: 1 },
    },
    failures: [],
  },
  createDesign: {
    id: 'createDesign',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Create a design',
    description:
      'Empty, from a `document`, or from a template: then the template gives the document, the size and the title, another size resizes it, and `data` fills its slots.',
    scope: 'write',
    body: closed({
      title: Type.Optional(title),
      width: Type.Optional(side),
      height: Type.Optional(side),
      tags: Type.Optional(Tags),
      visibility: Type.Optional(visibility),
      document: Type.Optional(DocumentBody),
      fromTemplate: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 255,
          format: 'text',
          description: "A template's id. Without one, `width` and `height` are needed.",
        }),
      ),
      data: Type.Optional(Data),
    }),
    bodyExample: { title: 'Summer sale', width: 1080, height: 1080, tags: ['summer'], document: exampleDocument },
    makes: 'des',
    answer: {
      status: 201,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
      headers: ['Location', 'ETag'],
    },
    failures: ['not_found'],
  },
  getDesign: {
    id: 'getDesign',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read a design',
    description: 'With its document. The ETag is its revision.',
    scope: 'read',
    kept: true,
    answer: {
      status: 200,
      description: 'The design.',
      schema: OpenDesign,
      example: { ...exampleDesign, document: exampleDocument },
    },
    failures: ['not_found', 'design_trashed'],
  },
  updateDesign: {
    id: 'updateDesign',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Change a design',
    description:
      'What is left out stays. `tags` replaces all tags; another size without a `document` resizes the one there is.',
    scope: 'write',
    body: closed({
      title: Type.Optional(title),
      tags: Type.Optional(Tags),
      visibility: Type.Optional(visibility),
      document: Type.Optional(DocumentBody),
      width: Type.Optional(side),
      height: Type.Optional(side),
    }),
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
    path: `${PATH}/:id`,
    tag,
    summary: 'Move a design to the trash',
    description: 'It is purged after 30 days, or as the operator has set. Done again, the answer is the same.',
    scope: 'write',
    conditional: true,
    answer: {
      status: 200,
      description: 'When it went and when it will be purged.',
      schema: Trashing,
      example: { _id: exampleDesign._id, trashedAt: '2026-04-01T10:00:00.000Z', purgeAt: '2026-05-01T10:00:00.000Z' },
    },
    failures: ['not_found', 'stale_revision'],
  },
  duplicateDesign: {
    id: 'duplicateDesign',
    method: 'POST',
    path: `${PATH}/:id/duplicate`,
    tag,
    summary: 'Copy a design',
    description: 'The copy is private and begins at revision 1; without a title it is called "Copy of …".',
    scope: 'write',
    body: closed({ title: Type.Optional(title) }),
    bodyExample: { title: 'Summer sale, second draft' },
    bodyOptional: true,
    makes: 'des',
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
      body: await designs.list(caller, { ...query, ...pageOf(query) }),
    }),
    createDesign: async ({ caller, sent }) => created(await designs.create(caller, sent)),
    getDesign: async ({ caller, id }) => opened(await designs.get(caller, id)),
    updateDesign: async ({ caller, id, sent, ifMatch }) =>
      opened(await designs.update(caller, id, { sent, expected: revisionsIn(ifMatch) })),
    trashDesign: async ({ caller, id, ifMatch }) => ({
      status: 200,
      body: await designs.trash(caller, id, revisionsIn(ifMatch)),
    }),
    duplicateDesign: async ({ caller, id, sent }) => created(await designs.duplicate(caller, id, sent)),
  }
}

/** One design as it is answered: its document as it is stored, its revision as its tag. */
export function opened({ design, documentJson }: OpenedDesign): Answer {
  return { status: 200, body: withDocument(design, documentJson), etag: `"${design.revision}"` }
}

function created(design: OpenedDesign): Answer {
  return { ...opened(design), status: 201, headers: { location: `${PATH}/${design.design._id}` } }
}
