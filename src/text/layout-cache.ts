import { LRUCache } from 'lru-cache'
import { BASE_DEFAULTS } from '../document/elements/base.ts'
import type { Complete } from '../document/elements/element.ts'
import { type Run, TEXT_DEFAULTS } from '../document/elements/text.ts'
import { layoutText } from './layout-text.ts'
import type { TextLayout } from './text-layout.ts'
import type { Typesetting } from './typesetting.ts'

export type LayoutText = (element: Complete<'text'>) => TextLayout

/**
 * Creates a `layoutText` with an LRU cache of about `maxBytes`. Most text is unchanged when a
 * design is drawn again with other data, and line breaking is a third of the time for a page of
 * text. An editor draws a text again for every frame in which it is moved, rotated or recolored.
 */
export function cacheLayouts(typesetting: Typesetting, maxBytes: number): LayoutText {
  const layouts = new LRUCache<string, TextLayout, Complete<'text'>>({
    maxSize: maxBytes,
    // One long text must not evict hundreds of short ones.
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: weigh,
    memoMethod: (_key, _stale, { context }) => layoutText(context, typesetting),
  })
  const byElement = new WeakMap<Complete<'text'>, TextLayout>()
  return (element) => {
    const known = byElement.get(element)
    if (known) return known
    const layout = layouts.memo(layoutKey(element), { context: element })
    byElement.set(element, layout)
    return layout
  }
}

/** Properties that change neither lines nor positions in the box. All others are part of the key. */
const IRRELEVANT: ReadonlySet<string> = new Set<keyof Complete<'text'>>([
  'id',
  'name',
  'x',
  'y',
  'rotation',
  'flipX',
  'flipY',
  'alt',
  'backdropBlur',
  'opacity',
  'blendMode',
  'visible',
  'locked',
  'shadows',
  'blur',
  'link',
  'slot',
  'fill',
  'stroke',
  'background',
  'fitGroup',
  'placement',
  'mirroring',
  'shownOn',
  'minWidth',
  'maxWidth',
])

const DEFAULTS: Readonly<Record<string, unknown>> = { ...BASE_DEFAULTS, ...TEXT_DEFAULTS }

function layoutKey(element: Complete<'text'>): string {
  const { fit, path, writingMode } = element
  // The height follows from lines that grow, but determines the length of vertical lines and the size of a path.
  const growsDown = fit === 'grow' && path === null && writingMode === 'horizontal'
  let key = ''
  for (const name of Object.keys(element) as (keyof Complete<'text'>)[]) {
    const value = element[name]
    // Most are, and writing them would take longer than finding the layout.
    if (value === DEFAULTS[name] || IRRELEVANT.has(name) || (name === 'height' && growsDown)) continue
    key += `${name}:${JSON.stringify(name === 'runs' ? element.runs?.map(layoutOfRun) : value)},`
  }
  return key
}

function layoutOfRun(run: Run): Run {
  const { ...relevant } = run
  delete relevant.fill
  delete relevant.stroke
  delete relevant.slot
  delete relevant.background
  return relevant
}

/** Size of a line or run. Measured: 250 to 400 bytes. */
const PART_BYTES = 400

function weigh({ lines }: TextLayout, key: string): number {
  const runs = lines.reduce((sum, line) => sum + line.runs.length, 0)
  return 2 * key.length + PART_BYTES * (lines.length + runs)
}
