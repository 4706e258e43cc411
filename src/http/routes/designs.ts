import { Type } from 'typebox'
import { optional, withDefault } from '../../document/described.ts'
import { DESIGN_DEFAULTS, SIDE, TAGS, TITLE_CHARACTERS } from '../../service/design-input.ts'
import { DESIGN_SORTS, MAX_BULK_DESIGNS, type OpenedDesign } from '../../service/designs.ts'
import { withDocument } from '../../service/with-document.ts'
import { revisionsIn } from '../entity-tag.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import {
  DesignIds,
  DesignList,
  exampleDesign,
  exampleDocument,
  examplePages,
  OpenDesign,
  PageList,
  SharingChange,
  TrashedDesigns,
  Trashing,
  Visibility,
} from './design-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, Data, DATA, DocumentBody, idOf, named, Tags, trimmedText } from './schemas.ts'

const PATH = '/api/designs'
const exampleTrashing = {
  _id: exampleDesign._id,
  trashedAt: '2026-04-01T10:00:00.000Z',
  purgeAt: '2026-05-01T10:00:00.000Z',
}
const tag = 'Designs'
const BY_TEMPLATE = "Default the template's."
const NEEDED = `${BY_TEMPLATE} Without a template it is needed.`

const NewDesign = named(
  'NewDesign',
  closed({
    title: Type.Optional(title(`Default the template's, or \`"${DESIGN_DEFAULTS.title}"\`.`)),
    width: Type.Optional(side(`Of every page. ${NEEDED}`)),
    height: Type.Optional(side(`Of every page. ${NEEDED}`)),
    tags: optional(Tags, withDefault('Words to find it by.', DESIGN_DEFAULTS.tags)),
    visibility: optional(Visibility, withDefault('Who may see it.', DESIGN_DEFAULTS.visibility)),
    sharing: Type.Optional(SharingChange),
    document: optional(DocumentBody, `What it shows. ${BY_TEMPLATE} Without a template it is one empty white page.`),
    fromTemplate: Type.Optional(
      idOf(
        'The id of a template to begin from; or of a design, yours or one that others share with `sharing.copy`. The pictures that it shows become assets of yours.',
      ),
    ),
    data: optional(Data, `${DATA} What it fills stays in the design.`),
  }),
  'What a design is made of.',
)

const DesignChange = named(
  'DesignChange',
  closed({
    title: Type.Optional(title('What it is called.')),
    tags: optional(Tags, 'Take the place of all tags.'),
    visibility: optional(Visibility, 'Who may see it.'),
    sharing: Type.Optional(SharingChange),
    document: optional(DocumentBody, 'Takes the place of the whole document.'),
    width: Type.Optional(side('Of every page.')),
    height: Type.Optional(side('Of every page.')),
  }),
  'What becomes other. What is left out stays.',
)

const DesignCopy = named(
  'DesignCopy',
  closed({ title: Type.Optional(title('Default `"Copy of …"`, with the title of the design.')) }),
  'What the copy is called.',
)

export const designOperations = {
  listDesigns: {
    id: 'listDesigns',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List your designs',
    description:
      'Newest change first. `total` counts all that the query finds, beyond the page that is returned. Designs in the trash are left out.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(
        Type.String({ maxLength: 255, format: 'text' }),
        'Only designs whose title has these words, each anywhere; case and accents do not matter. Default all.',
      ),
      tag: optional(
        Type.String({ minLength: 1, maxLength: TAGS.characters, format: 'text' }),
        'Only designs with exactly this tag. Default all.',
      ),
      visibility: optional(Visibility, 'Only designs of this visibility. Default all.'),
      sort: optional(
        Type.Enum([...DESIGN_SORTS]),
        'By what they are ordered; a minus sign is for descending. Default `-updatedAt`.',
      ),
    }),
    kept: true,
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
    path: PATH,
    tag,
    summary: 'Create a design',
    description:
      'Empty, from a `document`, or from a template or another design: then that gives the document, the size and the title, another size resizes it, and `data` fills its slots.',
    needs: 'write',
    body: NewDesign,
    bodyExample: { title: 'Summer sale', width: 1080, height: 1080, tags: ['summer'], document: exampleDocument },
    makes: 'des',
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
    path: `${PATH}/:id`,
    tag,
    summary: 'Read a design',
    description: 'With its document. The ETag is its revision.',
    needs: 'read',
    kept: true,
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
    path: `${PATH}/:id/pages`,
    tag,
    summary: "List a design's pages",
    description: 'Each with a picture of it.',
    needs: 'read',
    kept: true,
    answer: { status: 200, description: 'The pages.', schema: PageList, example: examplePages },
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
    path: `${PATH}/:id`,
    tag,
    summary: 'Move a design to the trash',
    description:
      'It is purged at `purgeAt`, some days later as the operator has set. Done again, the answer is the same.',
    needs: 'write',
    conditional: true,
    answer: {
      status: 200,
      description: 'When it went and when it will be purged.',
      schema: Trashing,
      example: exampleTrashing,
    },
    failures: ['not_found', 'stale_revision'],
  },
  trashDesigns: {
    id: 'trashDesigns',
    method: 'POST',
    path: `${PATH}/trash`,
    tag,
    summary: 'Move several designs to the trash',
    description: `Moves up to ${MAX_BULK_DESIGNS} designs in one transaction and counts as one request. A design that is already in the trash keeps its \`trashedAt\`. IDs without a design of yours are returned in \`notFound\`.`,
    needs: 'write',
    body: DesignIds,
    bodyExample: { ids: [exampleDesign._id] },
    answer: {
      status: 200,
      description: 'The result for each design.',
      schema: TrashedDesigns,
      example: { trashed: [exampleTrashing], notFound: [] },
    },
    failures: [],
  },
  duplicateDesign: {
    id: 'duplicateDesign',
    method: 'POST',
    path: `${PATH}/:id/duplicate`,
    tag,
    summary: 'Copy a design',
    description: 'The copy is private and begins at revision 1; without a title it is called "Copy of …".',
    needs: 'write',
    body: DesignCopy,
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

function title(description: string) {
  return trimmedText(TITLE_CHARACTERS, description)
}

function side(description: string) {
  return Type.Integer({ ...SIDE, description: `${description} CSS pixels, 96 to the inch.` })
}

export function createDesignHandlers({ designs }: Pick<Services, 'designs'>): Handlers<typeof designOperations> {
  return {
    listDesigns: async ({ caller, query }) => ({
      status: 200,
      body: await designs.list(caller, { ...query, ...pageOf(query) }),
    }),
    createDesign: async ({ caller, sent }) => created(await designs.create(caller, sent)),
    getDesign: async ({ caller, id }) => opened(await designs.get(caller, id)),
    listDesignPages: async ({ caller, id }) => ({ status: 200, body: await designs.listPages(caller, id) }),
    updateDesign: async ({ caller, id, sent, ifMatch }) =>
      opened(await designs.update(caller, id, { sent, expected: revisionsIn(ifMatch) })),
    trashDesign: async ({ caller, id, ifMatch }) => ({
      status: 200,
      body: await designs.trash(caller, id, revisionsIn(ifMatch)),
    }),
    trashDesigns: async ({ caller, sent }) => ({ status: 200, body: await designs.trashAll(caller, sent) }),
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
