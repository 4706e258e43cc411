import { Type } from '#typebox'
import { optional, withDefault } from '../../document/described.ts'
import { SLOT_KINDS } from '../../document/slot-description.ts'
import { TEMPLATE_FIELDS } from '../../service/templates/template-input.ts'
import { DEFAULT_CATEGORY, MAX_SLOTS } from '../../service/templates/templates.ts'
import type { OpenedTemplate } from '../../service/templates/describe-template.ts'
import { SIDE } from '../../service/designs/design-input.ts'
import { withDocument } from '../../service/designs/with-document.ts'
import type { Answer, Handlers, Operation } from '../operation.ts'
import type { Services } from '../services.ts'
import { exampleDocument, examplePages, PageList } from './design-schemas.ts'
import { pageOf, pagingQuery, Total } from './paging.ts'
import { closed, count, DocumentBody, id, idOf, named, nullable, time, url } from './schemas.ts'

const PATH = '/api/templates'
const tag = 'Templates'

const slotFields = {
  name: Type.String({ description: 'Name used in `data`.' }),
  label: Type.String({ description: 'Label for forms. Made of the name unless the document describes the slot.' }),
  help: nullable('string', 'Advice on what to fill in. Null if there is none.'),
  group: nullable('string', 'Heading for forms, which slots of one group share. Null if there is none.'),
  kind: Type.Enum([...SLOT_KINDS], {
    description:
      "The element's type, `placeholder` for `{{name}}` in a text, or `color` or `font` for one of the brand.",
  }),
  default: nullable(
    'string',
    'Current value, as a string that could be sent in `data`. Null for slots that no string can fill, such as groups.',
  ),
  required: Type.Boolean({
    description: 'Whether data must include it: as the document says, and for `{{name}}` without a default.',
  }),
  maxLength: nullable('integer', 'Maximum number of characters of a value in `data`. Null if there is none.'),
  sample: Type.Unknown({ description: 'An example value, as in `data`. Null if there is none.' }),
}

const EntryField = named(
  'EntryField',
  closed({
    ...slotFields,
    fields: Type.Optional(
      Type.Array(Type.Record(Type.String(), Type.Unknown()), {
        description: 'For a repeat within a repeat: the fields of its entries, in the same form.',
      }),
    ),
  }),
  'A slot or placeholder of the elements of a repeat. Each entry has its own value.',
)

const Slot = named(
  'Slot',
  closed({
    ...slotFields,
    fields: Type.Optional(
      Type.Array(EntryField, {
        description: 'For a repeat: the fields of an entry. `data` has a list of objects with their values by name.',
      }),
    ),
  }),
  'A part of a document that `data` can fill.',
)

const templateFields = {
  _id: id('The template ID.'),
  title: Type.String({ description: 'Title.' }),
  description: Type.String({ description: 'Short description. Can be empty.' }),
  category: Type.String({ description: 'Category.' }),
  tags: Type.Array(Type.String(), { description: 'Tags.' }),
  width: Type.Integer({ ...SIDE, description: 'Page width in CSS pixels (96 per inch).' }),
  height: Type.Integer({ ...SIDE, description: 'Page height in CSS pixels (96 per inch).' }),
  pageCount: Type.Integer({ minimum: 1, description: 'Number of pages.' }),
  thumbnailUrl: url('Small WebP of the first page, rendered on the first request.'),
  slots: Type.Array(Slot, { description: 'Slots that `data` can fill, in the order of forms.' }),
  builtIn: Type.Boolean({ description: 'Whether it is built in.' }),
  own: Type.Boolean({ description: 'Whether you published it. Others can’t change or delete it.' }),
  visibility: Type.Enum(['private', 'everyone'], {
    description: '`private` templates are visible to their account, `everyone` to all accounts of the server.',
  }),
  updatedAt: time('Time of the last change'),
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
    name: Type.String({ description: 'Name, as used in the `category` parameter.' }),
    count: count('Number of templates in the category.'),
  }),
  'A category of templates.',
)

const TemplateList = named(
  'TemplateList',
  closed({
    templates: Type.Array(Template, { description: 'Templates on this page.' }),
    total: Total,
    categories: Type.Array(Category, {
      description: 'Categories of all templates that match `q`, regardless of the `category` parameter.',
    }),
    correctedQuery: nullable(
      'string',
      'What was searched instead of `q`, if nothing matches `q` and it seems to have typing errors; otherwise null.',
    ),
  }),
  'A page of templates, with the number of templates per category.',
)

const change = {
  description: optional(TEMPLATE_FIELDS.description, 'Short description.'),
  visibility: optional(
    Type.Enum(['private', 'everyone']),
    '`everyone` shows the template to all accounts of the server, which can read its images and fonts too. Only owners can set it, signed in to the app.',
  ),
}

const TemplateChange = named(
  'TemplateChange',
  closed({
    ...change,
    title: optional(TEMPLATE_FIELDS.title, 'Title.'),
    category: optional(TEMPLATE_FIELDS.category, 'Category.'),
    tags: optional(TEMPLATE_FIELDS.tags, 'Tags.'),
  }),
  'Fields to update. Omitted fields are unchanged.',
)

const NewTemplate = named(
  'NewTemplate',
  closed({
    designId: idOf('The design ID.'),
    title: optional(TEMPLATE_FIELDS.title, "Title. Defaults to the design's title."),
    description: optional(TEMPLATE_FIELDS.description, withDefault('Short description.', '')),
    category: optional(TEMPLATE_FIELDS.category, withDefault('Category.', DEFAULT_CATEGORY)),
    tags: optional(TEMPLATE_FIELDS.tags, "Tags. Defaults to the design's tags."),
    visibility: change.visibility,
  }),
  'A template to publish from a design.',
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
  slots: [
    {
      ...{ name: 'headline', label: 'Headline', help: 'Two or three words.', group: null, kind: 'text' },
      ...{ default: 'Summer sale', required: false, maxLength: 24, sample: null },
    },
  ],
  builtIn: true,
  own: false,
  visibility: 'everyone',
  updatedAt: '2026-04-01T10:00:00.000Z',
}

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
    }),
    answer: {
      status: 200,
      description: 'A page of templates, with the number of templates per category.',
      schema: TemplateList,
      example: { templates: [example], total: 1, categories: [{ name: 'social', count: 1 }], correctedQuery: null },
    },
    failures: [],
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
      example: { ...example, ...published, document: exampleDocument },
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
      example: { ...example, ...published, document: exampleDocument },
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
