import { Type } from '#typebox'
import { optional } from '../document/described.ts'
import { LIMITS } from '../document/limits.ts'
import { Paint } from '../document/paint.ts'
import { trimmedText } from '../document/trimmed-text.ts'
import type { Option } from './option.ts'

/** Range of the option `scale`. */
export const SCALE = { minimum: 0.1, maximum: 8 }

export const COMMON_OPTIONS = {
  scale: {
    schema: Type.Number(SCALE),
    description: 'Output pixels per CSS pixel. Scales the page size of a PDF.',
    default: 1,
    label: 'Scale',
  },
  pages: {
    schema: Type.Array(Type.Integer({ minimum: 1, maximum: 1_000_000 }), {
      minItems: 1,
      maxItems: LIMITS.pages,
    }),
    description: 'Page numbers, 1-based and without duplicates, in output order.',
    whenOmitted: 'all pages',
    label: 'Pages',
    hint: 'For example: 1-3, 5',
  },
  background: {
    schema: Paint,
    description: 'Replaces the background of every page.',
    whenOmitted: 'the background of each page',
    label: 'Background color',
  },
  data: {
    schema: Type.Unsafe<Readonly<Record<string, unknown>>>({ type: 'object', additionalProperties: true }),
    description:
      'Values for slots and placeholders by name, for this export only: a string replaces a text, an image source or a fill; an object overrides properties; null hides the element. Unknown names are rejected, and so is data, even `{}`, that lacks a placeholder without a default.',
    whenOmitted: 'placeholders show their defaults, and those without a default are shown as written, with a warning',
    label: 'Data',
  },
  filename: {
    schema: trimmedText(255),
    description: 'Base name of the files, without extension.',
    whenOmitted: 'the title of the design',
    label: 'File name',
    hint: 'Without extension',
  },
} as const satisfies Record<string, Option>

export const transparent = {
  schema: Type.Boolean(),
  description: 'Omits the page backgrounds.',
  default: false,
  label: 'Transparent background',
} as const satisfies Option

export const quality = {
  schema: Type.Integer({ minimum: 1, maximum: 100 }),
  description: 'Compression quality, from 1 (smallest file) to 100 (best).',
  default: 90,
  label: 'Quality',
} as const satisfies Option

/** Section of the export dialog. */
export const PROPERTIES = 'Document properties'

const Metadata = Type.Object(
  {
    title: optional(trimmedText(1_000), 'Default: the `title` of the document, or else the title of the design.'),
    author: optional(trimmedText(1_000), 'Default: none.'),
    subject: optional(trimmedText(1_000), 'Default: none.'),
    keywords: optional(Type.Array(trimmedText(100), { maxItems: 50, uniqueItems: true }), 'Default: none.'),
  },
  { additionalProperties: false },
)

export const metadata = {
  schema: Metadata,
  description: 'Document properties, as the readers of files show them.',
  default: {},
  label: PROPERTIES,
  group: PROPERTIES,
} as const satisfies Option
