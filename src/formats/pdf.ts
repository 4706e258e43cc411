import { Type } from '#typebox'
import { Bleed } from './bleed.ts'
import { COLOR_PROFILE_NAME, COLOR_PROFILE_NAMES, COLOR_PROFILES } from './color-profiles.ts'
import type { Format } from './format.ts'
import { metadata } from './shared-options.ts'

/** Section of the export dialog. */
export const PRINT = 'Print and standards'

const PDF_STANDARDS = ['PDF/A-2b', 'PDF/UA-1', 'PDF/X-4'] as const

export const pdf = {
  name: 'pdf',
  label: 'PDF',
  purpose: 'Print and documents',
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
      schema: Bleed,
      description:
        'Extra area painted around each page and trimmed after printing: CSS pixels, or a length such as `3mm`, `0.3cm`, `0.125in` or `9pt`.',
      default: 0,
      whenOmitted: 'the `bleed` of the document, or 0',
      unit: 'px',
      label: 'Bleed',
      hint: 'On each side. Printers usually ask for 3 mm.',
      group: PRINT,
    },
    cropMarks: {
      schema: Type.Boolean(),
      description: 'Adds marks that show where to trim.',
      default: false,
      label: 'Add crop marks',
      group: PRINT,
    },
    colorProfile: {
      schema: Type.String({
        pattern: COLOR_PROFILE_NAME.source,
        noun: `the name of a color profile such as "${COLOR_PROFILE_NAMES[0]}"`,
      }),
      description: `Converts all colors to cyan, magenta, yellow and black for a printing process: ${COLOR_PROFILE_NAMES.map((name) => `\`${name}\``).join(', ')}, or an ICC profile of an admin (see \`GET /api/color-profiles\`). Black and gray texts, lines and small shapes are printed with black ink alone.`,
      whenOmitted: 'the colors stay sRGB, for screens',
      label: 'Colors',
      omittedLabel: 'For screens (sRGB)',
      choices: COLOR_PROFILES,
      group: PRINT,
    },
    conformsTo: {
      schema: Type.Array(Type.Enum([...PDF_STANDARDS]), { maxItems: PDF_STANDARDS.length, uniqueItems: true }),
      description:
        'Standards that the file conforms to: `PDF/A-2b` for archives, `PDF/UA-1` for readers with assistive technology, `PDF/X-4` for printers. `PDF/X-4` requires a `colorProfile` and removes links.',
      default: [],
      label: 'Standards',
      choices: {
        'PDF/A-2b': { label: 'Archive (PDF/A-2b)', hint: 'Looks the same in decades.' },
        'PDF/UA-1': { label: 'Accessible (PDF/UA-1)', hint: 'Has headings, lists, tables and alternative texts.' },
        'PDF/X-4': { label: 'Print (PDF/X-4)', hint: 'Has the colors of a printing process, and no links.' },
      },
      group: PRINT,
    },
    metadata,
  },
} as const satisfies Format
