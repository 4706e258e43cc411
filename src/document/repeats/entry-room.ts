import type { Size } from '../document.ts'
import { complete, type ElementOf, type RepeatEntry } from '../elements/element.ts'
import { completeLayout } from '../elements/layout.ts'
import { createEntrySizer, type FillEntry } from './entry-sizes.ts'
import { growsWithEntries } from './grows-with-entries.ts'

type Repeat = ElementOf<'repeat'>
type Entries = readonly RepeatEntry[]

/**
 * Returns how many of the entries fit the box: all of them if it grows. Sizes are estimated without fonts,
 * so that the number of pages does not depend on them. At least one, so that pages come to an end.
 */
export function entryRoom(repeat: Repeat, fill: FillEntry): number {
  const [first = []] = divideEntries(repeat, fill, 1)
  return first.length
}

/** Divides the entries among the boxes that they need, at most `most`. */
export function divideEntries(repeat: Repeat, fill: FillEntry, most = Infinity): Entries[] {
  const { entries = [] } = repeat
  if (entries.length === 0 || growsWithEntries(repeat)) return [entries]
  const sizeOf = createEntrySizer(repeat, fill)
  const parts: Entries[] = []
  let start = 0
  while (start < entries.length && parts.length < most) {
    const box = openBox(repeat)
    let end = start
    while (end < entries.length && box.takes(sizeOf(entries[end] ?? {}), end === start)) end += 1
    parts.push(entries.slice(start, end))
    start = end
  }
  return parts
}

/** Returns the entries that are drawn: none of a hidden repeat, and those of others that have room. */
export function shownEntries(repeat: Repeat, fill: FillEntry): Entries {
  const { entries, visible } = complete<'repeat'>(repeat)
  return visible ? entries.slice(0, entryRoom(repeat, fill)) : []
}

interface Box {
  /** Whether there is room for one more entry of this size. The first one is always taken. */
  takes(size: Size | null, isFirst: boolean): boolean
}

/** Fills a box as `placeItems` does. */
function openBox({ width, height, layout = {} }: Repeat): Box {
  const { direction, wrap, gap, padding } = completeLayout(layout)
  const [along, across] = direction === 'row' ? (['width', 'height'] as const) : (['height', 'width'] as const)
  const inner = {
    width: width - padding.left - padding.right + ROUNDING_PX,
    height: height - padding.top - padding.bottom + ROUNDING_PX,
  }
  /** Where the line starts across the direction, and how far it is filled. */
  let [lineStart, breadth, filled] = [0, 0, 0]
  let isEmpty = true
  return {
    takes(size, isFirst) {
      if (size === null) return true
      const extended = isEmpty ? size[along] : filled + gap.along + size[along]
      const fitsLine = extended <= inner[along]
      if (fitsLine || isEmpty) {
        const widened = Math.max(breadth, size[across])
        if (!isFirst && !(fitsLine && (!wrap || lineStart + widened <= inner[across]))) return false
        ;[breadth, filled, isEmpty] = [widened, extended, false]
        return true
      }
      if (!wrap || lineStart + breadth + gap.across + size[across] > inner[across]) return false
      lineStart += breadth + gap.across
      ;[breadth, filled] = [size[across], size[along]]
      return true
    },
  }
}

/** Sizes of resized documents are rounded. */
const ROUNDING_PX = 0.01
