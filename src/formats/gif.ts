import { Type } from '#typebox'
import { ANIMATION_BYTES_PER_PIXEL, loop, pageSeconds, transition } from './animation-options.ts'
import type { Format } from './format.ts'
import { transparent } from './shared-options.ts'

/** One animation of all pages; a picture if there is one page. */
export const gif = {
  name: 'gif',
  label: 'GIF',
  purpose: 'Animated pages',
  mediaType: 'image/gif',
  extensions: ['gif'],
  kind: 'animation',
  hasAlpha: true,
  maxSide: 65_535,
  msPerMegapixel: 150,
  bytesPerPixel: ANIMATION_BYTES_PER_PIXEL,
  options: {
    transparent,
    matte: {
      schema: Type.String({ pattern: '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$', noun: 'a color: "#rgb" or "#rrggbb"' }),
      description:
        'The color behind the picture, with which translucent pixels are mixed: those of a GIF are either transparent or opaque.',
      default: '#ffffff',
      label: 'Color behind the picture',
      hint: 'Soft edges are mixed with it.',
      requires: 'transparent',
    },
    pageSeconds,
    transition,
    loop,
  },
} as const satisfies Format
