import { Type } from '#typebox'
import type { Option } from './option.ts'

/** Section of the export dialog. */
export const ANIMATION = 'Animation'

export const pageSeconds = {
  schema: Type.Number({ minimum: 0.05, maximum: 60 }),
  description: 'How long each page is shown, including the transition to the next page, in seconds.',
  default: 2,
  label: 'Seconds per page',
  group: ANIMATION,
} as const satisfies Option

export const loop = {
  schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
  description: 'How many times the animation is played. 0 repeats it forever.',
  default: 0,
  label: 'Plays',
  hint: '0 repeats forever.',
  group: ANIMATION,
} as const satisfies Option

export const transition = {
  schema: Type.Enum(['none', 'fade']),
  description:
    'How a page changes to the next: at once, or fading for about a third of a second, less if pages are short. An animation that repeats forever also fades from the last page to the first.',
  default: 'none',
  label: 'Transition',
  choices: { none: { label: 'None' }, fade: { label: 'Fade' } },
  group: ANIMATION,
} as const satisfies Option

/** Resident memory: the canvas, the pixels of the pages and frames that are compared, and the encoder. */
export const ANIMATION_BYTES_PER_PIXEL = 60
