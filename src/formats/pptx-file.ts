import type { Format } from './format.ts'
import { metadata } from './shared-options.ts'

/** Slides with text boxes, shapes and tables that can be edited. */
export const pptx = {
  name: 'pptx',
  label: 'PowerPoint',
  purpose: 'Editable slides',
  mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  extensions: ['pptx'],
  kind: 'document',
  hasAlpha: true,
  // 56 inches, the largest slide. ECMA-376, 19.7.11.
  maxSide: 4032,
  msPerMegapixel: 75,
  bytesPerPixel: 40,
  options: { metadata },
} as const satisfies Format
