import { Type } from '#typebox'
import { ANIMATION, loop, pageSeconds, transition } from './animation-options.ts'
import type { Format } from './format.ts'
import { quality, transparent } from './shared-options.ts'

/** Lossless at quality 100. */
export const webp = {
  name: 'webp',
  label: 'WebP',
  purpose: 'Small, for websites',
  mediaType: 'image/webp',
  extensions: ['webp'],
  kind: 'image',
  hasAlpha: true,
  maxSide: 16_383,
  msPerMegapixel: 45,
  bytesPerPixel: 12,
  options: {
    transparent,
    quality,
    animated: {
      schema: Type.Boolean(),
      description: 'Makes one animated file of all pages instead of a file for each page.',
      default: false,
      label: 'Animate pages',
      hint: 'One file that shows the pages one after the other.',
      group: ANIMATION,
    },
    pageSeconds: { ...pageSeconds, requires: 'animated' },
    transition: { ...transition, requires: 'animated' },
    loop: { ...loop, requires: 'animated' },
  },
} as const satisfies Format
