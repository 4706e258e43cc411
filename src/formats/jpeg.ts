import type { Format } from './format.ts'
import { quality } from './shared-options.ts'

export const jpeg = {
  name: 'jpeg',
  label: 'JPEG',
  purpose: 'Photos, small files',
  mediaType: 'image/jpeg',
  extensions: ['jpg', 'jpeg'],
  kind: 'image',
  hasAlpha: false,
  maxSide: 65_535,
  msPerMegapixel: 25,
  bytesPerPixel: 12,
  options: { quality },
} as const satisfies Format
