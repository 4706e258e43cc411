import { canTrimAtEnd, type MarkStyles, trimPairs, type Trim } from './full-width-punctuation.ts'
import { type MappedText, offsetAt, replaceMapped, sliceMapped, type SourceSpan } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { SizedItem, SizedParagraph } from './sized-paragraph.ts'

/** In UTF-16 code units of the paragraph. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Text in one font and direction. */
export interface Piece extends MappedText {
  readonly item: SizedItem
  readonly level: number
  /** The full-width mark at its start or end that is set at half width. */
  readonly trims: ReadonlySet<Trim>
}

/** Control characters for line breaking and directions. They must not be extracted from a PDF. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
export const SOFT_HYPHEN = '\u00ad'

const NONE: ReadonlySet<Trim> = new Set()
const NO_TRIMS: ReadonlyMap<number, Trim> = new Map()

/** In logical order. */
export function piecesOf(paragraph: SizedParagraph, span: Span, measurer: Measurer): Piece[] {
  const { levels } = paragraph.source
  const trims = paragraph.source.hasMarks ? trimsOf(paragraph, span, measurer) : NO_TRIMS
  const pieces: Piece[] = []
  for (const item of itemsIn(paragraph, span)) {
    const from = Math.max(span.start, item.start)
    const to = Math.min(span.end, item.start + item.text.length)
    let at = from
    while (at < to) {
      const level = levels?.[at] ?? 0
      let end = at + 1
      while (end < to && (levels?.[end] ?? 0) === level && trims.get(end - 1) !== 'end' && trims.get(end) !== 'start') {
        end += 1
      }
      const text = replaceMapped(sliceMapped(item, at - item.start, end - item.start), INVISIBLE, '')
      if (text.text !== '') pieces.push({ ...text, item, level, trims: ownTrims(trims, at, end) })
      at = end
    }
  }
  return pieces
}

function ownTrims(trims: ReadonlyMap<number, Trim>, start: number, end: number): ReadonlySet<Trim> {
  if (trims.size === 0) return NONE
  const own = new Set<Trim>()
  if (trims.get(start) === 'start') own.add('start')
  if (trims.get(end - 1) === 'end') own.add('end')
  return own
}

function trimsOf(paragraph: SizedParagraph, span: Span, measurer: Measurer): ReadonlyMap<number, Trim> {
  const { text, levels } = paragraph.source
  const trims = trimPairs(text, span, markStyles(paragraph, measurer))
  if (levels) for (const index of trims.keys()) if ((levels[index] ?? 0) % 2 === 1) trims.delete(index)
  return trims
}

/** Returns how much narrower the span is if the mark at its end is set at half width. */
export function trimAtEnd(paragraph: SizedParagraph, { start, end }: Span, measurer: Measurer): number {
  const { text, levels, hasMarks } = paragraph.source
  if (!hasMarks || levels || end <= start) return 0
  if (!canTrimAtEnd(text, end - 1, markStyles(paragraph, measurer))) return 0
  const [item] = itemsIn(paragraph, { start: end - 1, end })
  return item ? item.font.sizePx / 2 : 0
}

const WIDTH_TOLERANCE_EM = 0.01

function markStyles(paragraph: SizedParagraph, measurer: Measurer): MarkStyles {
  const itemAt = (index: number): SizedItem | undefined => {
    const [item] = itemsIn(paragraph, { start: index, end: index + 1 })
    return item
  }
  return {
    languageAt: (index) => itemAt(index)?.style.language ?? '',
    isFullWidth(index) {
      const item = itemAt(index)
      if (!item) return false
      const widthPx = measurer.widthOf(paragraph.source.text.charAt(index), { ...item, letterSpacingPx: 0 })
      return Math.abs(widthPx / item.font.sizePx - 1) < WIDTH_TOLERANCE_EM
    },
  }
}

/** Finds the first item by halves: a paragraph in two scripts has an item for every word. */
export function* itemsIn({ items }: Pick<SizedParagraph, 'items'>, { start, end }: Span): Generator<SizedItem, void> {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const item = items[middle]
    if (item && item.start + item.text.length <= start) low = middle + 1
    else high = middle
  }
  for (let index = low; index < items.length; index += 1) {
    const item = items[index]
    if (!item || item.start >= end) return
    yield item
  }
}

/** Where the text of a span comes from. */
export function sourceOf(paragraph: SizedParagraph, { start, end }: Span): SourceSpan {
  const [first] = itemsIn(paragraph, { start, end: start + 1 })
  const [last] = itemsIn(paragraph, { start: Math.max(start, end - 1), end: Math.max(start + 1, end) })
  const { sourceStart } = paragraph.source
  if (!first || !last) return { start: sourceStart, end: sourceStart }
  return { start: offsetAt(first, start - first.start), end: offsetAt(last, end - last.start) }
}
