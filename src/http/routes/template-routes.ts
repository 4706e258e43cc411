import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import { MAX_SLOTS } from '../../service/templates/templates.ts'
import type { OpenedTemplate } from '../../service/templates/describe-template.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Answer, Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleDocument } from './design-schemas.ts'
import { examplePages, PageList } from './page-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed } from './schemas.ts'
import {
  CollectionList,
  exampleSummary,
  exampleTemplate,
  NewTemplate,
  OpenTemplate,
  RecentTemplates,
  SimilarTemplates,
  TemplateChange,
  TemplateList,
} from './template-schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

const published = { builtIn: false, own: true, visibility: 'private' }

export const templateOperations = {
  listTemplates: {
    id: 'listTemplates',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List templates',
    description:
      'Built-in templates, those you published, and those that owners published for everyone, best match first. `q` searches titles, descriptions, tags, categories, keywords and names of sizes (`instagram story`, `a4`, `1080x1920`) for words that start with each of its words, their singular or a synonym, in any order, ignoring case and accents. If nothing matches, typing errors are corrected, see `correctedQuery`. An unknown category returns an empty list.',
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(Type.String({ maxLength: 255, format: 'text' }), 'Search words.'),
      category: optional(
        Type.String({ minLength: 1, maxLength: 100, format: 'text' }),
        'Only templates in exactly this category.',
      ),
      collection: optional(
        Type.String({ minLength: 1, maxLength: 100, format: 'text' }),
        'Only templates of this collection, see `GET /api/templates/collections`, in its order.',
      ),
    }),
    answer: {
      status: 200,
      description: 'A page of templates, with the number of templates per category.',
      schema: TemplateList,
      example: {
        ...{ templates: [exampleTemplate], total: 1, correctedQuery: null },
        categories: [{ name: 'social', count: 1 }],
      },
    },
    failures: [],
  },
  listTemplateCollections: {
    id: 'listTemplateCollections',
    method: 'GET',
    path: `${PATH}/collections`,
    tag,
    summary: 'List collections of templates',
    description: 'Built-in templates that go together, chosen by hand, such as all for a wedding.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The collections.',
      schema: CollectionList,
      example: {
        collections: [
          {
            ...{ _id: 'social-media', title: 'Social media' },
            ...{
              description: 'Posts, stories and covers, in the sizes of each network.',
              templates: [exampleSummary],
            },
          },
        ],
      },
    },
    failures: [],
  },
  listRecentTemplates: {
    id: 'listRecentTemplates',
    method: 'GET',
    path: `${PATH}/recent`,
    tag,
    summary: 'List recently used templates',
    description: 'Templates from which you created designs that are not in the trash, last used first.',
    needs: 'read',
    query: closed(pagingQuery),
    answer: {
      status: 200,
      description: 'A page of templates.',
      schema: RecentTemplates,
      example: { templates: [exampleTemplate], total: 1 },
    },
    failures: [],
  },
  listSimilarTemplates: {
    id: 'listSimilarTemplates',
    method: 'GET',
    path: `${PATH}/:id/similar`,
    tag,
    summary: 'List similar templates',
    description: 'Templates of the same category, with words of the same tags, or both; the most similar first.',
    needs: 'read',
    query: closed({ limit: pagingQuery.limit }),
    answer: {
      status: 200,
      description: 'The templates.',
      schema: SimilarTemplates,
      example: { templates: [exampleTemplate] },
    },
    failures: ['not_found'],
  },
  publishTemplate: {
    id: 'publishTemplate',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Publish a design as a template',
    description: `The template is a copy: later changes to the design do not affect it. Only you can see it, unless an owner publishes it for everyone. The design can have up to ${MAX_SLOTS} slots.`,
    needs: 'write',
    body: NewTemplate,
    bodyExample: { designId: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f', title: 'Our post', category: 'social' },
    creates: 'tpl',
    answer: {
      status: 201,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, ...published, document: exampleDocument },
      headers: ['Location'],
    },
    failures: ['not_found', 'design_trashed', 'session_needed', 'owner_needed'],
  },
  getTemplate: {
    id: 'getTemplate',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Get a template',
    description: 'Includes the document and the slots that `data` can fill.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, document: exampleDocument },
    },
    failures: ['not_found'],
  },
  listTemplatePages: {
    id: 'listTemplatePages',
    method: 'GET',
    path: `${PATH}/:id/pages`,
    tag,
    summary: "List a template's pages",
    description: 'Each page includes the URL of a preview image.',
    needs: 'read',
    answer: {
      status: 200,
      description: 'The pages.',
      schema: PageList,
      example: {
        pages: examplePages.pages.map((page) => ({
          ...page,
          previewUrl: page.previewUrl.replace('des_01jqr8yd0m3k5t7w9x2z4b6c8f', 'tpl_01jqr8w1a2b3c4d5e6f7g8h9j0'),
        })),
      },
    },
    failures: ['not_found'],
  },
  updateTemplate: {
    id: 'updateTemplate',
    method: 'PATCH',
    path: `${PATH}/:id`,
    tag,
    summary: 'Update a template',
    description: 'Changes how a template of yours is listed, and who sees it. To change its content, publish it again.',
    needs: 'write',
    body: TemplateChange,
    bodyExample: { category: 'social', tags: ['sale'] },
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...exampleTemplate, ...published, document: exampleDocument },
    },
    failures: ['not_found', 'session_needed', 'owner_needed'],
  },
  removeTemplate: {
    id: 'removeTemplate',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Delete a template',
    description: 'Designs created from it are not affected. Built-in templates and those of others cannot be deleted.',
    needs: 'write',
    answer: { status: 204, description: 'Deleted.' },
    failures: ['not_found'],
  },
} as const satisfies Record<string, Operation>

export function createTemplateHandlers({
  templates,
}: Pick<Services, 'templates'>): Handlers<typeof templateOperations> {
  return {
    listTemplates: async ({ caller, query }) => ({
      status: 200,
      body: await templates.list(caller, { ...query, ...pageOf(query) }),
    }),
    listTemplateCollections: async ({ caller }) => ({ status: 200, body: await templates.listCollections(caller) }),
    listRecentTemplates: async ({ caller, query }) => ({
      status: 200,
      body: await templates.listRecent(caller, pageOf(query)),
    }),
    listSimilarTemplates: async ({ caller, id, query }) => ({
      status: 200,
      body: await templates.listSimilar(caller, id, pageOf(query).limit),
    }),
    publishTemplate: async ({ caller, body, chosenId }) => {
      const published = await templates.publish(caller, body, chosenId)
      return { ...opened(published), status: 201, headers: { location: `${PATH}/${published.template._id}` } }
    },
    getTemplate: async ({ caller, id }) => opened(await templates.get(caller, id)),
    listTemplatePages: async ({ caller, id }) => ({ status: 200, body: await templates.listPages(caller, id) }),
    updateTemplate: async ({ caller, id, body }) => opened(await templates.update(caller, id, body)),
    removeTemplate: async ({ caller, id }) => {
      await templates.remove(caller, id)
      return { status: 204 }
    },
  }
}

function opened({ template, documentJson }: OpenedTemplate): Answer {
  return { status: 200, body: withDocument(template, documentJson) }
}
