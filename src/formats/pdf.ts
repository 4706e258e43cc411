import { Type } from '#typebox'
import { LIMITS } from '../document/limits.ts'
import type { Format } from './format.ts'
import { metadata } from './shared-options.ts'

const PRINT = 'Print settings'

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
    metadata,
  },
} as const satisfies Format
