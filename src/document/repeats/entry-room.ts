import { complete, type ElementOf } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'
import type { Size } from '../document.ts'

type Repeat = ElementOf<'repeat'>

/** Returns the size of the boxes of `elements` from the top left corner of an entry, without measuring text. */
export function entrySize({ elements }: Pick<Repeat, 'elements'>): Size {
  const shown = elements.filter((element) => element.visible !== false && element.placement !== 'cover')
  return {
    width: Math.max(0, ...shown.map(({ x, width }) => x + width)),
    height: Math.max(0, ...shown.map(({ y, height }) => y + height)),
  }
}

/** Whether the box grows with its entries, so that there is room for all. */
export function growsWithEntries({ layout = {} }: Repeat): boolean {
  const { direction, wrap, hugs } = completeLayout(layout)
  return (direction === 'row') === wrap ? hugs.height : hugs.width
}

/**
 * Returns how many entries fit the box: Infinity if it grows with them. Entries then have equal sizes,
 * so that the number of pages does not depend on fonts. At least one, so that pages come to an end.
 */
export function entryRoom(repeat: Repeat): number {
  if (growsWithEntries(repeat)) return Infinity
  const { direction, wrap, gap, padding } = completeLayout(repeat.layout ?? {})
  const entry = entrySize(repeat)
  const inner = {
    width: repeat.width - padding.left - padding.right,
    height: repeat.height - padding.top - padding.bottom,
  }
  const [along, across] = direction === 'row' ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const inLine = countFitting(inner[along], entry[along], gap.along)
  return wrap ? inLine * countFitting(inner[across], entry[across], gap.across) : inLine
}

function countFitting(room: number, size: number, gap: number): number {
  return size + gap > 0 ? Math.max(1, Math.floor((room + gap + ROUNDING_PX) / (size + gap))) : Infinity
}

/** Sizes of resized documents are rounded. */
const ROUNDING_PX = 0.01

/** Returns the entries that are drawn: none of a hidden repeat, and those of others that have room. */
export function shownEntries(repeat: Repeat): NonNullable<Repeat['entries']> {
  const { entries, visible } = complete<'repeat'>(repeat)
  return visible ? entries.slice(0, entryRoom(repeat)) : []
}
