import { Type, type Static } from '#typebox'
import { optional } from '../described.ts'
import { LIMITS } from '../limits.ts'
import { sidesOf } from './text-parts.ts'

const Length = Type.Number({ minimum: 0, maximum: LIMITS.pageSidePx })

export const Layout = Type.Object(
  {
    direction: optional(
      Type.Enum(['row', 'row-reverse', 'column']),
      'Elements are placed in their order: `row` from left to right, `row-reverse` from right to left, for right-to-left texts, and `column` from top to bottom.',
    ),
    gap: optional(
      Type.Union([Length, Type.Tuple([Length, Length])]),
      'Space between elements in CSS pixels: one value, or `[between elements, between lines]` with `wrap`.',
    ),
    align: optional(
      Type.Enum(['start', 'center', 'end', 'stretch']),
      'Position across the direction: in a row, `start` is the top. `stretch` gives elements the height of the row or the width of the column; texts keep the height of their lines.',
    ),
    justify: optional(
      Type.Enum(['start', 'center', 'end', 'space-between']),
      'Position along the direction, where the elements leave room: in a `row-reverse`, `start` is the right. `space-between` distributes the room between them.',
    ),
    wrap: optional(
      Type.Boolean(),
      'Whether elements that the box has no room for begin a new line: the next row below, or the next column to the right.',
    ),
    padding: optional(
      Type.Union([Length, Type.Tuple([Length, Length, Length, Length])]),
      'Space around the elements within the box in CSS pixels: one value, or `[top, right, bottom, left]`.',
    ),
    hug: optional(
      Type.Enum(['none', 'width', 'height', 'both']),
      'Sides of the box that take the size of the content. With `wrap`, the side along the direction is kept. The edge at which the content is placed stays: with `justify` or `align` `center`, the box grows to both sides.',
    ),
    minWidth: optional(Length, 'Minimum width of a box that hugs its content, in CSS pixels.'),
    minHeight: optional(Length, 'Minimum height of a box that hugs its content, in CSS pixels.'),
  },
  { additionalProperties: false },
)
export type Layout = Static<typeof Layout>

export const LAYOUT_DEFAULTS = {
  direction: 'column',
  gap: 0,
  align: 'start',
  justify: 'start',
  wrap: false,
  padding: 0,
  hug: 'none',
  minWidth: 0,
  minHeight: 0,
} as const satisfies Required<Layout>

/** A layout with its defaults, and with a value for each side and gap. */
export interface CompleteLayout extends Omit<Required<Layout>, 'direction' | 'gap' | 'padding' | 'hug'> {
  readonly direction: 'row' | 'column'
  /** Whether a row begins at the right. */
  readonly isReversed: boolean
  readonly gap: { readonly along: number; readonly across: number }
  readonly padding: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  /** Without the side along the direction of a layout that wraps. */
  readonly hugs: { readonly width: boolean; readonly height: boolean }
}

export function completeLayout(layout: Layout): CompleteLayout {
  const { direction: order, gap, padding, hug, ...rest } = { ...LAYOUT_DEFAULTS, ...layout }
  const [along, across] = typeof gap === 'number' ? [gap, gap] : gap
  const [top, right, bottom, left] = sidesOf(padding)
  const direction = order === 'column' ? 'column' : 'row'
  return {
    ...rest,
    direction,
    isReversed: order === 'row-reverse',
    gap: { along, across },
    padding: { top, right, bottom, left },
    hugs: {
      width: (hug === 'width' || hug === 'both') && !(rest.wrap && direction === 'row'),
      height: (hug === 'height' || hug === 'both') && !(rest.wrap && direction === 'column'),
    },
  }
}
