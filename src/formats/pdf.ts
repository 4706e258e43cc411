import { Type } from 'typebox'
import { type Format } from './format.ts'
import { text } from './shared-options.ts'

const PRINT = 'Print settings'

const metadata = Type.Object(
  {
    title: Type.Optional({ ...text(1_000), description: 'Default: the title of the design.' }),
    author: Type.Optional({ ...text(1_000), description: 'Default: none.' }),
    subject: Type.Optional({ ...text(1_000), description: 'Default: none.' }),
    keywords: Type.Optional(Type.Array(text(100), { maxItems: 50, uniqueItems: true, description: 'Default: none.' })),
  },
  { additionalProperties: false },
)

export const pdf = {
  name: 'pdf',
  label: 'PDF',
  mediaType: 'application/pdf',
  extensions: ['pdf'],
  kind: 'document',
  hasAlpha: true,
  // PDF 1.7, annex C.2: the largest page that readers accept.
  maxSide: 14_400,
  msPerMegapixel: 8,
  bytesPerPixel: 12,
  options: {
    bleed: {
      // 5 cm, more than any printer requires.
      schema: Type.Number({ minimum: 0, maximum: 192 }),
      description: 'Extra area painted around each page and trimmed after printing, in CSS pixels.',
      default: 0,
      unit: 'px',
      label: 'Bleed',
      hint: 'Per side, for example 3 mm or 11.3 px.',
      group: PRINT,
    },
    cropMarks: {
      schema: Type.Boolean(),
      description: 'Adds marks that show where to trim.',
      default: false,
      label: 'Add crop marks',
      group: PRINT,
    },
    metadata: {
      schema: metadata,
      description: 'Document properties, as PDF readers show them.',
      default: {},
      label: 'PDF metadata',
      group: 'PDF metadata',
    },
  },
} as const satisfies Format
