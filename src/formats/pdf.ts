import { Type } from '#typebox'
import { LIMITS } from '../document/limits.ts'
import type { Format } from './format.ts'
import { metadata } from './shared-options.ts'

const PRINT = 'Print settings'

const PDF_STANDARDS = ['PDF/A-2b', 'PDF/UA-1'] as const

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
      schema: Type.Number({ minimum: 0, maximum: LIMITS.bleedPx }),
      description: 'Extra area painted around each page and trimmed after printing, in CSS pixels.',
      default: 0,
      whenOmitted: 'the `bleed` of the document, or 0',
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
    conformsTo: {
      schema: Type.Array(Type.Enum([...PDF_STANDARDS]), { maxItems: PDF_STANDARDS.length, uniqueItems: true }),
      description:
        'Standards that the file conforms to: `PDF/A-2b` for archives, `PDF/UA-1` for readers with assistive technology.',
      default: [],
      label: 'Standards',
      choices: {
        'PDF/A-2b': { label: 'Archive (PDF/A-2b)', hint: 'Looks the same in decades.' },
        'PDF/UA-1': { label: 'Accessible (PDF/UA-1)', hint: 'Has headings, lists, tables and alternative texts.' },
      },
      group: 'Standards',
    },
    metadata,
  },
} as const satisfies Format
