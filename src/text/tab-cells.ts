import type { FontCell, FontParagraph, FontTab } from './font-paragraph.ts'
import type { SourcedItem } from './item-sources.ts'
import { offsetAt, sliceMapped } from './mapped-text.ts'

/** Returns null if the paragraph has no tabs, which are spaces drawn in place of tab characters. */
export function splitAtTabs(
  paragraph: FontParagraph,
  { sourceText, leadersOf }: { sourceText: string; leadersOf: (tab: FontTab) => FontCell['leaders'] },
): FontCell[] | null {
  const cells: FontCell[] = []
  const add = (from: number, to: number, tab: FontTab | null): void => {
    cells.push({ paragraph: sliceParagraph(paragraph, from, to), tab, leaders: tab ? leadersOf(tab) : new Map() })
  }
  let tab: FontTab | null = null
  let from = 0
  let start = 0
  for (const item of paragraph.items) {
    for (let index = 0; index < item.text.length; index += 1) {
      const at = offsetAt(item, index)
      if (item.text[index] !== ' ' || sourceText[at] !== '\t') continue
      add(from, start + index, tab)
      tab = { style: item.style, source: { start: at, end: at + 1 } }
      from = start + index + 1
    }
    start += item.text.length
  }
  if (cells.length === 0) return null
  add(from, start, tab)
  return cells
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
