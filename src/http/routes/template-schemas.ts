import { Type } from '#typebox'
import { optional, withDefault } from '../../document/described.ts'
import { SLOT_KINDS } from '../../document/slot-description.ts'
import { TEMPLATE_FIELDS } from '../../service/templates/template-input.ts'
import { DEFAULT_CATEGORY } from '../../service/templates/templates.ts'
import { Total } from './paging.ts'
import { closed, count, DocumentBody, id, idOf, named, nullable, time, url } from './schemas.ts'
import { pageFields } from './page-schemas.ts'

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
  ...pageFields,
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
export const OpenTemplate = named(
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

export const TemplateList = named(
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
    partial: Type.Boolean({
      description: 'Whether no template matches all words of `q`, and these match some of them.',
    }),
  }),
  'A page of templates, with the number of templates per category.',
)

const { _id, title, category, thumbnailUrl } = templateFields

const TemplateSummary = named(
  'TemplateSummary',
  closed({ _id, title, category, ...pageFields, thumbnailUrl }),
  'What a list shows of a template.',
)

const Collection = named(
  'TemplateCollection',
  closed({
    _id: Type.String({ description: 'ID, as used in the `collection` parameter.' }),
    title: Type.String({ description: 'Title.' }),
    description: Type.String({ description: 'A sentence about it.' }),
    templates: Type.Array(TemplateSummary, { description: 'Its templates, in the order in which they were chosen.' }),
  }),
  'Built-in templates that go together.',
)

export const CollectionList = named(
  'TemplateCollectionList',
  closed({ collections: Type.Array(Collection, { description: 'All collections.' }) }),
  'Collections of templates.',
)

export const RecentTemplates = named(
  'RecentTemplateList',
  closed({ templates: Type.Array(Template, { description: 'Templates on this page.' }), total: Total }),
  'A page of templates that you used.',
)

export const SimilarTemplates = named(
  'SimilarTemplateList',
  closed({ templates: Type.Array(Template, { description: 'Templates, the most similar first.' }) }),
  'Templates that are like another.',
)

const change = {
  description: optional(TEMPLATE_FIELDS.description, 'Short description.'),
  visibility: optional(
    Type.Enum(['private', 'everyone']),
    '`everyone` shows the template to all accounts of the server, which can read its images and fonts too. Only owners can set it, signed in to the app.',
  ),
}

export const TemplateChange = named(
  'TemplateChange',
  closed({
    ...change,
    title: optional(TEMPLATE_FIELDS.title, 'Title.'),
    category: optional(TEMPLATE_FIELDS.category, 'Category.'),
    tags: optional(TEMPLATE_FIELDS.tags, 'Tags.'),
  }),
  'Fields to update. Omitted fields are unchanged.',
)

export const NewTemplate = named(
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

export const exampleSummary = {
  _id: 'tpl_percent-sale-post',
  ...{ title: 'Percent sale post', category: 'Social post', width: 1080, height: 1350, pageCount: 1 },
  thumbnailUrl: 'http://localhost:4400/files/thumbnails/tpl_percent-sale-post/1.webp?signature=4nTb0xkX',
}

export const exampleTemplate = {
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
