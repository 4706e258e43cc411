import { Type } from '#typebox'
import type { Format } from './format.ts'
import { transparent } from './shared-options.ts'

export const svg = {
  name: 'svg',
  label: 'SVG',
  purpose: 'Vectors at any size',
  mediaType: 'image/svg+xml',
  extensions: ['svg'],
  kind: 'image',
  hasAlpha: true,
  maxSide: 2 ** 31 - 1,
  msPerMegapixel: 60,
  bytesPerPixel: 16,
  options: {
    transparent,
    editableText: {
      schema: Type.Boolean(),
      description:
        'Keeps text as text, with its fonts in the file: it can be selected, searched and edited, in browsers and other programs that read such fonts. Otherwise letters are outlines, which look the same in every program.',
      default: false,
      label: 'Editable text',
      hint: 'With its fonts in the file. Otherwise letters become shapes.',
    },
  },
} as const satisfies Format
