import { visualOrder, type Direction } from './direction.ts'
import { joinArabic, JOINER } from './join-arabic.ts'
import {
  insertedText,
  joinMapped,
  type MappedText,
  offsetAt,
  replacedText,
  replaceMapped,
  sliceMapped,
  type SourceSpan,
} from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { SizedItem, SizedParagraph } from './sized-paragraph.ts'

/** In UTF-16 code units of the paragraph. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A hyphen or ellipsis in the style of the letter before it. */
export interface Suffix {
  readonly text: string
  readonly item: SizedItem
}

export interface LinePart extends MappedText {
  readonly item: SizedItem
  readonly direction: Direction
  readonly widthPx: number
}

export interface ComposedLine {
  /** In visual order. */
  readonly parts: readonly LinePart[]
  /** Without trailing spaces and the letter spacing after the last letter. */
  readonly widthPx: number
}

interface Piece extends MappedText {
  readonly item: SizedItem
  readonly level: number
}

/** Control characters for line breaking and directions. They must not be extracted from a PDF. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const SOFT_HYPHEN = '\u00ad'
const TRAILING_SPACE = /[ \u3000]$/

export function composeLine(
  paragraph: SizedParagraph,
  span: Span,
  { measurer, suffix }: { measurer: Measurer; suffix?: Suffix | undefined },
): ComposedLine {
  const drawn = suffix ? withoutSoftHyphen(paragraph, span) : withoutTrailingSpaces(paragraph, span)
  const pieces = logicalPieces(paragraph, drawn)
  const joined = paragraph.source.levels ? joinPieces(pieces) : pieces
  const { base } = paragraph.source
  const all = suffix ? withSuffix(joined, suffix, { base, source: endOf(paragraph, span) }) : joined
  const ordered = visualOrder(all)
  const parts = ordered.map(({ item, text, source, level }, index) => {
    const advance = measurer.widthOf(text, item)
    // Spacing after the last letter would only shift the line.
    const direction = level % 2 === 1 ? ('rtl' as const) : ('ltr' as const)
    const spacing = index === ordered.length - 1 ? item.letterSpacingPx : 0
    return { item, text, source, direction, widthPx: advance - spacing }
  })
  return { parts, widthPx: parts.reduce((sum, { widthPx }) => sum + widthPx, 0) }
}

/** Where the text of a span comes from. */
export function sourceOf(paragraph: SizedParagraph, { start, end }: Span): SourceSpan {
  const [first] = itemsIn(paragraph, { start, end: start + 1 })
  const [last] = itemsIn(paragraph, { start: Math.max(start, end - 1), end: Math.max(start + 1, end) })
  const { sourceStart } = paragraph.source
  if (!first || !last) return { start: sourceStart, end: sourceStart }
  return { start: offsetAt(first, start - first.start), end: offsetAt(last, end - last.start) }
}

export function withoutTrailingSpaces({ source }: SizedParagraph, { start, end }: Span): Span {
  let last = end
  while (last > start && TRAILING_SPACE.test(source.text.charAt(last - 1))) last -= 1
  return { start, end: last }
}

/** The hyphen is drawn in its place. */
function withoutSoftHyphen({ source }: SizedParagraph, { start, end }: Span): Span {
  return end > start && source.text.charAt(end - 1) === SOFT_HYPHEN ? { start, end: end - 1 } : { start, end }
}

function logicalPieces(paragraph: SizedParagraph, span: Span): Piece[] {
  const { levels } = paragraph.source
  const pieces: Piece[] = []
  for (const item of itemsIn(paragraph, span)) {
    const from = Math.max(span.start, item.start)
    const to = Math.min(span.end, item.start + item.text.length)
    let at = from
    while (at < to) {
      const level = levels?.[at] ?? 0
      let end = at + 1
      while (end < to && (levels?.[end] ?? 0) === level) end += 1
      const text = replaceMapped(sliceMapped(item, at - item.start, end - item.start), INVISIBLE, '')
      if (text.text !== '') pieces.push({ ...text, item, level })
      at = end
    }
  }
  return pieces
}

/** Finds the first item by halves: a paragraph in two scripts has an item for every word. */
function* itemsIn({ items }: SizedParagraph, { start, end }: Span): Generator<SizedItem, void> {
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

/** The soft hyphen that a hyphen stands for, or the place of an ellipsis. */
function endOf(paragraph: SizedParagraph, { start, end }: Span): SourceSpan {
  const [item] = itemsIn(paragraph, { start: Math.max(start, end - 1), end })
  if (!item) return { start: paragraph.source.sourceStart, end: paragraph.source.sourceStart }
  const { text, source } = sliceMapped(item, end - 1 - item.start, end - item.start)
  return text === SOFT_HYPHEN ? source : { start: source.end, end: source.end }
}

/** Joins Arabic letters of a word that is drawn in parts because its style changes. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const before = joinArabic(pieces[index - 1]?.text ?? '', piece.text) ? JOINER : ''
    const after = joinArabic(piece.text, pieces[index + 1]?.text ?? '') ? JOINER : ''
    const { start, end } = piece.source
    return { ...piece, ...joinMapped([insertedText(before, start), piece, insertedText(after, end)]) }
  })
}

function isSameFont(a: SizedItem, b: SizedItem): boolean {
  return a.style === b.style && a.font.family === b.font.family && a.letterSpacingPx === b.letterSpacingPx
}

function withSuffix(
  pieces: readonly Piece[],
  suffix: Suffix,
  { base, source }: { base: Direction; source: SourceSpan },
): Piece[] {
  const text = replacedText(suffix.text, source)
  const level = base === 'rtl' ? 1 : 0
  const last = pieces.at(-1)
  // The suffix is shaped together with preceding text of the same font and direction.
  if (last?.level === level && isSameFont(last.item, suffix.item)) {
    return [...pieces.slice(0, -1), { ...last, ...joinMapped([last, text]) }]
  }
  return [...pieces, { ...text, item: suffix.item, level }]
}
