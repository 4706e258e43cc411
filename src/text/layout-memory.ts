import { type Complete } from '../document/elements/element.ts'
import { type FontCatalog } from './font-catalog.ts'
import { layoutText } from './layout-text.ts'
import { type TextLayout } from './text-layout.ts'

export type LayoutText = (element: Complete<'text'>) => TextLayout

/**
 * Lays text out in `fonts`, and remembers what was laid out: a design that is drawn again with other data has most of its text as it
 * was, and breaking it into lines takes a third of the time of a page of text. What is remembered takes about `maxBytes` at most; what was
 * used longest ago is forgotten first.
 */
export function rememberLayouts(fonts: FontCatalog, maxBytes: number): LayoutText {
  // A Map keeps its order of insertion: the first is the one unused for longest.
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
    const layout = layoutText(element, fonts)
    const entry = { layout, bytes: weigh(key, layout) }
    // One long text must not push out hundreds of short ones.
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

/** Of a line or a run with its numbers, measured: 250 to 400. */
const PART_BYTES = 400

function weigh(key: string, { lines }: TextLayout): number {
  const runs = lines.reduce((sum, line) => sum + line.runs.length, 0)
  return 2 * key.length + PART_BYTES * (lines.length + runs)
}
