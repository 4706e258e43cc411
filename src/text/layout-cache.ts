import { type Complete } from '../document/elements/element.ts'
import { layoutText, type Typesetting } from './layout-text.ts'
import { type TextLayout } from './text-layout.ts'

export type LayoutText = (element: Complete<'text'>) => TextLayout

/**
 * Creates a `layoutText` with an LRU cache of about `maxBytes`. Most text is unchanged when a design is drawn again with
 * other data, and line breaking is a third of the time for a page of text.
 */
export function cacheLayouts(typesetting: Typesetting, maxBytes: number): LayoutText {
  // A Map is in insertion order: the first entry is the least recently used one.
  const known = new Map<string, Entry>()
  let bytes = 0
  return (element) => {
    const key = JSON.stringify(element)
    const before = known.get(key)
    if (before) {
      known.delete(key)
      known.set(key, before)
      return before.layout
    }
    const layout = layoutText(element, typesetting)
    const entry = { layout, bytes: weigh(key, layout) }
    // One long text must not evict hundreds of short ones.
    if (entry.bytes > maxBytes / 8) return layout
    known.set(key, entry)
    bytes += entry.bytes
    for (const [oldest, { bytes: freed }] of known) {
      if (bytes <= maxBytes) break
      known.delete(oldest)
      bytes -= freed
    }
    return layout
  }
}

interface Entry {
  readonly layout: TextLayout
  readonly bytes: number
}

/** Size of a line or run. Measured: 250 to 400 bytes. */
const PART_BYTES = 400

function weigh(key: string, { lines }: TextLayout): number {
  const runs = lines.reduce((sum, line) => sum + line.runs.length, 0)
  return 2 * key.length + PART_BYTES * (lines.length + runs)
}
