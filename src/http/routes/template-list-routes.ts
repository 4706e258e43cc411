import { Type } from '#typebox'
import { optional } from '../../document/described.ts'
import type { Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed } from './schemas.ts'
import {
  CollectionList,
  exampleSummary,
  exampleTemplate,
  RecentTemplates,
  SimilarTemplates,
  TemplateList,
} from './template-schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

/** What accounts choose templates from. */
export const templateListOperations = {
  listTemplates: {
    id: 'listTemplates',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'List templates',
    description:
      'Built-in templates, those you published, and those that owners published for everyone, best match first. `q` searches titles, descriptions, tags, categories, keywords and names of sizes (`instagram story`, `a4`, `1080x1920`) for words that start with each of its words, their singular or a synonym, in any order, ignoring case and accents. Words that say nothing (`for`, `my`, `für`, `de`) are ignored, and so are words after the twentieth. Words as typed come before synonyms and translations. If nothing matches, typing errors are corrected, see `correctedQuery`; if still no template matches all words, those that match most are returned, where rare words count more, see `partial`. Without `q`, templates of accounts come first, last modified first, then the built-in ones in the order of the gallery. An unknown category returns an empty list.',
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
        ...{ templates: [exampleTemplate], total: 1, correctedQuery: null, partial: false },
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
} as const satisfies Record<string, Operation>

export function createTemplateListHandlers({
  templates,
}: Pick<Services, 'templates'>): Handlers<typeof templateListOperations> {
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
  }
}
