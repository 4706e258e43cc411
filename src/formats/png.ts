import type { Format } from './format.ts'
import { transparent } from './shared-options.ts'

export const png = {
  name: 'png',
  label: 'PNG',
  purpose: 'Graphics and text',
  mediaType: 'image/png',
  extensions: ['png'],
  kind: 'image',
  hasAlpha: true,
  maxSide: 2 ** 31 - 1,
  msPerMegapixel: 25,
  bytesPerPixel: 12,
  options: { transparent },
} as const satisfies Format
