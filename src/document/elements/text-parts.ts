import { Type, type Static } from '#typebox'
import { described, optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { Paint } from '../paint.ts'

const closed = { additionalProperties: false } as const

export const Padding = Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })
export const Sides = Type.Union([Padding, Type.Tuple([Padding, Padding, Padding, Padding])])
export type Sides = Static<typeof Sides>

/** Returns the top, right, bottom and left side. */
export function sidesOf(sides: Sides): readonly [number, number, number, number] {
  return typeof sides === 'number' ? [sides, sides, sides, sides] : sides
}

export const Highlight = Type.Object(
  {
    paint: described(Paint, 'Paint of the area. A gradient or image covers the box of the text, not each line.'),
    padding: optional(
      Sides,
      'Space between the text and the edges of the area in CSS pixels: one value, or `[top, right, bottom, left]`. It does not move the text.',
    ),
    radius: optional(Padding, 'Corner radius in CSS pixels.'),
  },
  closed,
)
export type Highlight = Static<typeof Highlight>

export const HIGHLIGHT_DEFAULTS = { padding: 0, radius: 0 } as const satisfies Partial<Highlight>

export const TabStop = Type.Object(
  {
    at: described(Padding, 'Position in CSS pixels from the edge at which lines start, within the padding.'),
    align: optional(
      Type.Union([Type.Literal('start'), Type.Literal('center'), Type.Literal('end'), Type.Literal('decimal')]),
      'Which part of the text up to the next tab is at the position. `decimal` aligns the decimal separator of the first number.',
    ),
    leader: optional(
      Type.String({ maxLength: 8 }),
      'Text that is repeated to fill the space before the position, for example `.` or `·\u2009`. Empty for none.',
    ),
  },
  closed,
)
export type TabStop = Static<typeof TabStop>

export const TAB_DEFAULTS = { align: 'start', leader: '' } as const satisfies Partial<TabStop>
