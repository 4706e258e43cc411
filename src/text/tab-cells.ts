import type { FontParagraph } from './sized-paragraph.ts'
import type { SourcedItem } from './item-sources.ts'
import { offsetAt, sliceMapped, type SourceSpan } from './mapped-text.ts'

/** The text between two tabs, which is broken into lines like a paragraph. */
export interface FontCell {
  readonly paragraph: FontParagraph
  /** The tab before it; null for the first cell. */
  readonly tab: { readonly item: SourcedItem; readonly source: SourceSpan } | null
}

/** Returns null if the paragraph has no tabs, which are spaces drawn in place of tab characters. */
export function splitAtTabs(paragraph: FontParagraph, sourceText: string): FontCell[] | null {
  const cells: FontCell[] = []
  let tab: FontCell['tab'] = null
  let from = 0
  let start = 0
  for (const item of paragraph.items) {
    for (let index = 0; index < item.text.length; index += 1) {
      const at = offsetAt(item, index)
      if (item.text[index] !== ' ' || sourceText[at] !== '\t') continue
      cells.push({ paragraph: sliceParagraph(paragraph, from, start + index), tab })
      tab = { item, source: { start: at, end: at + 1 } }
      from = start + index + 1
    }
    start += item.text.length
  }
  if (cells.length === 0) return null
  return [...cells, { paragraph: sliceParagraph(paragraph, from, start), tab }]
}

function sliceParagraph(whole: FontParagraph, from: number, to: number): FontParagraph {
  const items: SourcedItem[] = []
  let start = 0
  for (const item of whole.items) {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, item.text.length)]
    if (last > first) items.push({ ...item, ...sliceMapped(item, first, last) })
    start += item.text.length
  }
  return {
    ...whole,
    items,
    text: whole.text.slice(from, to),
    sourceStart: items[0]?.source.start ?? whole.sourceStart,
    levels: whole.levels?.slice(from, to) ?? null,
    marker: null,
    initial: null,
    cells: null,
  }
}
