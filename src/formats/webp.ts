import type { Format } from './format.ts'
import { quality, transparent } from './shared-options.ts'

/** Lossless at quality 100. */
export const webp = {
  name: 'webp',
  label: 'WebP',
  mediaType: 'image/webp',
  extensions: ['webp'],
  kind: 'image',
  hasAlpha: true,
  maxSide: 16_383,
  msPerMegapixel: 80,
  bytesPerPixel: 12,
  options: { transparent, quality },
} as const satisfies Format
