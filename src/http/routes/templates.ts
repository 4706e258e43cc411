import { Type } from 'typebox'
import { type OpenedTemplate } from '../../service/templates.ts'
import { withDocument } from '../../service/with-document.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleDocument } from './design-schemas.ts'
import { pageOf, pagingQuery } from './paging.ts'
import { closed, DocumentBody, Id, named, Tags, Time, trimmedText, Url } from './schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

const Slot = closed({
  name: Type.String(),
  kind: Type.String({ description: "The element's type, or placeholder for `{{name}}` in a text." }),
  default: Type.Unknown(),
  required: Type.Boolean(),
})

const templateFields = {
  _id: Id,
  title: Type.String(),
  description: Type.String(),
  category: Type.String(),
  tags: Type.Array(Type.String()),
  width: Type.Integer(),
  height: Type.Integer(),
  pageCount: Type.Integer(),
  thumbnailUrl: Url,
  slots: Type.Array(Slot),
  builtIn: Type.Boolean({ description: 'False for one that you published.' }),
  updatedAt: Time,
}

const Template = named('Template', closed(templateFields))
const OpenTemplate = named('OpenTemplate', closed({ ...templateFields, document: DocumentBody }))

const example = {
  _id: 'tpl_01jqr8w1a2b3c4d5e6f7g8h9j0',
  title: 'Summer sale',
  description: 'A square post with one headline',
  category: 'social',
  tags: ['sale', 'square'],
  width: 1080,
  height: 1080,
  pageCount: 1,
  thumbnailUrl: 'http://localhost:4400/files/thumbnails/tpl_01jqr8w1a2b3c4d5e6f7g8h9j0/1.webp?signature=4nTb0xkX',
  slots: [{ name: 'headline', kind: 'text', default: 'Summer sale', required: false }],
  builtIn: true,
  updatedAt: '2026-04-01T10:00:00.000Z',
}

export const templateOperations = {
  listTemplates: {
    id: 'listTemplates',
    method: 'GET',
    path: PATH,
    tag,
    summary: 'Search the templates',
    description:
      'The built-in ones and those you published, best match first. `q` looks into title, description, tags and category: words in any order, beginnings of words, accents aside. An unknown category is an empty list.',
    scope: 'read',
    query: closed({
      ...pagingQuery,
      q: Type.Optional(Type.String({ maxLength: 255, format: 'text', description: 'Words to look for.' })),
      category: Type.Optional(
        Type.String({ minLength: 1, maxLength: 100, format: 'text', description: 'Only this category.' }),
      ),
    }),
    answer: {
      status: 200,
      description: 'A page of templates, and how many each category has.',
      schema: closed({
        templates: Type.Array(Template),
        total: Type.Integer(),
        categories: Type.Array(closed({ name: Type.String(), count: Type.Integer() })),
      }),
      example: { templates: [example], total: 1, categories: [{ name: 'social', count: 1 }] },
    },
    failures: [],
  },
  publishTemplate: {
    id: 'publishTemplate',
    method: 'POST',
    path: PATH,
    tag,
    summary: 'Publish a design as a template of your own',
    description: 'A copy: later changes of the design leave it alone. Only you see it.',
    scope: 'write',
    body: closed({
      designId: Type.String({ minLength: 1, maxLength: 255, format: 'text', description: "The design's id." }),
      title: Type.Optional(trimmedText(255, "The design's title by itself.")),
      description: Type.Optional(Type.String({ maxLength: 1_000, format: 'text' })),
      category: Type.Optional(trimmedText(50, 'A word by which templates are found.')),
      tags: Type.Optional(Tags),
    }),
    bodyExample: { designId: 'des_01jqr8yd0m3k5t7w9x2z4b6c8f', title: 'Our post', category: 'social' },
    makes: 'tpl',
    answer: {
      status: 201,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...example, builtIn: false, document: exampleDocument },
      headers: ['Location'],
    },
    failures: ['not_found', 'design_trashed'],
  },
  getTemplate: {
    id: 'getTemplate',
    method: 'GET',
    path: `${PATH}/:id`,
    tag,
    summary: 'Read a template',
    description: 'With its document and the slots that data can fill.',
    scope: 'read',
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...example, document: exampleDocument },
    },
    failures: ['not_found'],
  },
  removeTemplate: {
    id: 'removeTemplate',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Remove a template of your own',
    description: 'Designs made from it stay. The built-in ones belong to the service and cannot be removed.',
    scope: 'write',
    answer: { status: 204, description: 'It is gone.' },
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
    publishTemplate: async ({ caller, sent }) => {
      const published = await templates.publish(caller, sent)
      return { ...opened(published), status: 201, headers: { location: `${PATH}/${published.template._id}` } }
    },
    getTemplate: async ({ caller, id }) => opened(await templates.get(caller, id)),
    removeTemplate: async ({ caller, id }) => {
      await templates.remove(caller, id)
      return { status: 204 }
    },
  }
}

function opened({ template, documentJson }: OpenedTemplate): Answer {
  return { status: 200, body: withDocument(template, documentJson) }
}
