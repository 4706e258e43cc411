import { LRUCache } from 'lru-cache'
import type { Complete } from '../document/elements/element.ts'
import { layoutText, type Typesetting } from './layout-text.ts'
import type { TextLayout } from './text-layout.ts'

export type LayoutText = (element: Complete<'text'>) => TextLayout

/**
 * Creates a `layoutText` with an LRU cache of about `maxBytes`. Most text is unchanged when a
 * design is drawn again with other data, and line breaking is a third of the time for a page of
 * text.
 */
export function cacheLayouts(typesetting: Typesetting, maxBytes: number): LayoutText {
  const layouts = new LRUCache<string, TextLayout, Complete<'text'>>({
    maxSize: maxBytes,
    // One long text must not evict hundreds of short ones.
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: weigh,
    memoMethod: (_key, _stale, { context }) => layoutText(context, typesetting),
  })
  return (element) => layouts.memo(JSON.stringify(element), { context: element })
}

/** Size of a line or run. Measured: 250 to 400 bytes. */
const PART_BYTES = 400

function weigh({ lines }: TextLayout, key: string): number {
  const runs = lines.reduce((sum, line) => sum + line.runs.length, 0)
  return 2 * key.length + PART_BYTES * (lines.length + runs)
}
