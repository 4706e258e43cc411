import { Type } from 'typebox'
import { optional, withDefault } from '../../document/described.ts'
import { SCHEMAS } from '../../document/elements/element.ts'
import { CATEGORY_CHARACTERS, DEFAULT_CATEGORY, DESCRIPTION_CHARACTERS } from '../../service/create-templates.ts'
import { SIDE, TITLE_CHARACTERS } from '../../service/design-input.ts'
import { type OpenedTemplate } from '../../service/templates.ts'
import { withDocument } from '../../service/with-document.ts'
import { type Answer, type Handlers, type Operation } from '../operation.ts'
import { type Services } from '../services.ts'
import { exampleDocument, examplePages, PageList } from './design-schemas.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { closed, count, DocumentBody, id, idOf, named, nullable, Tags, time, trimmedText, url } from './schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

const Slot = named(
  'Slot',
  closed({
    name: Type.String({ description: 'What `data` calls it.' }),
    kind: Type.Enum([...Object.keys(SCHEMAS), 'placeholder'], {
      description: "The element's type, or placeholder for `{{name}}` in a text.",
    }),
    default: nullable(
      'string',
      'What stands there unfilled, as the text that would fill it. Null where no text would, as for a group.',
    ),
    required: Type.Boolean({ description: 'Whether an export fails without it: `{{name}}` that has no default.' }),
  }),
  'A place in a document that `data` fills.',
)

const templateFields = {
  _id: id("The template's id."),
  title: Type.String({ description: 'What it is called.' }),
  description: Type.String({ description: 'What it shows and what it is for, in a sentence; may be empty.' }),
  category: Type.String({ description: 'What it is listed under.' }),
  tags: Type.Array(Type.String(), { description: 'Words to find it by.' }),
  width: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
  height: Type.Integer({ ...SIDE, description: 'Of every page, in CSS pixels, 96 to the inch.' }),
  pageCount: Type.Integer({ minimum: 1, description: 'How many pages its document has.' }),
  thumbnailUrl: url('A small WebP of its first page, drawn when it is first asked for.'),
  slots: Type.Array(Slot, { description: 'What `data` can fill, in the order of the document.' }),
  builtIn: Type.Boolean({ description: 'False for one that you published.' }),
  updatedAt: time('When it was last changed.'),
}

const Template = named('Template', closed(templateFields), 'A template without its document.')
const OpenTemplate = named(
  'OpenTemplate',
  closed({ ...templateFields, document: DocumentBody }),
  'A template with its document.',
)

const Category = named(
  'Category',
  closed({
    name: Type.String({ description: 'What `category` asks for.' }),
    count: count('How many templates are in it.'),
  }),
  'A category of templates.',
)

const TemplateList = named(
  'TemplateList',
  closed({
    templates: Type.Array(Template, { description: 'Those on this page.' }),
    total: Total,
    categories: Type.Array(Category, { description: 'Of all that `q` finds, whichever `category` was asked for.' }),
  }),
  'A page of templates, and how many each category has.',
)

const NewTemplate = named(
  'NewTemplate',
  closed({
    designId: idOf("The design's id."),
    title: Type.Optional(trimmedText(TITLE_CHARACTERS, "What it is called. Default the design's title.")),
    description: optional(
      Type.String({ maxLength: DESCRIPTION_CHARACTERS, format: 'text' }),
      withDefault('What it shows and what it is for.', ''),
    ),
    category: Type.Optional(
      trimmedText(CATEGORY_CHARACTERS, withDefault('What it is listed under.', DEFAULT_CATEGORY)),
    ),
    tags: optional(Tags, "Words to find it by. Default the design's tags."),
  }),
  'Which design to publish, and as what.',
)

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
    needs: 'read',
    query: closed({
      ...pagingQuery,
      q: optional(Type.String({ maxLength: 255, format: 'text' }), 'Words to look for. Default all templates.'),
      category: optional(
        Type.String({ minLength: 1, maxLength: 100, format: 'text' }),
        'Only templates of exactly this category. Default all.',
      ),
    }),
    answer: {
      status: 200,
      description: 'A page of templates, and how many each category has.',
      schema: TemplateList,
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
    needs: 'write',
    body: NewTemplate,
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
    needs: 'read',
    answer: {
      status: 200,
      description: 'The template.',
      schema: OpenTemplate,
      example: { ...example, document: exampleDocument },
    },
    failures: ['not_found'],
  },
  listTemplatePages: {
    id: 'listTemplatePages',
    method: 'GET',
    path: `${PATH}/:id/pages`,
    tag,
    summary: "List a template's pages",
    description: 'Each with a picture of it.',
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
  removeTemplate: {
    id: 'removeTemplate',
    method: 'DELETE',
    path: `${PATH}/:id`,
    tag,
    summary: 'Remove a template of your own',
    description: 'Designs made from it stay. The built-in ones belong to the service and cannot be removed.',
    needs: 'write',
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
    listTemplatePages: async ({ caller, id }) => ({ status: 200, body: await templates.listPages(caller, id) }),
    removeTemplate: async ({ caller, id }) => {
      await templates.remove(caller, id)
      return { status: 204 }
    },
  }
}

function opened({ template, documentJson }: OpenedTemplate): Answer {
  return { status: 200, body: withDocument(template, documentJson) }
}
