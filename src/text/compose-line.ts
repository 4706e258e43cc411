import { visualOrder, type Direction } from './direction.ts'
import { joinArabic, JOINER } from './join-arabic.ts'
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

export interface LinePart {
  readonly item: SizedItem
  readonly text: string
  readonly direction: Direction
  readonly widthPx: number
}

export interface ComposedLine {
  /** In visual order. */
  readonly parts: readonly LinePart[]
  /** Without trailing spaces and the letter spacing after the last letter. */
  readonly widthPx: number
}

interface Piece {
  readonly item: SizedItem
  readonly text: string
  readonly level: number
}

/** Control characters for line breaking and directions. They must not be extracted from a PDF. */
const INVISIBLE = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g
const TRAILING_SPACE = /[ \u3000]$/

export function composeLine(
  paragraph: SizedParagraph,
  span: Span,
  { measurer, suffix }: { measurer: Measurer; suffix?: Suffix | undefined },
): ComposedLine {
  const pieces = logicalPieces(paragraph, suffix ? span : withoutTrailingSpaces(paragraph, span), suffix)
  const ordered = visualOrder(pieces)
  const parts = ordered.map(({ item, text, level }, index) => {
    const advance = measurer.widthOf(text, item)
    // Spacing after the last letter would only shift the line.
    const direction = level % 2 === 1 ? ('rtl' as const) : ('ltr' as const)
    const spacing = index === ordered.length - 1 ? item.letterSpacingPx : 0
    return { item, text, direction, widthPx: advance - spacing }
  })
  return { parts, widthPx: parts.reduce((sum, { widthPx }) => sum + widthPx, 0) }
}

export function withoutTrailingSpaces({ source }: SizedParagraph, { start, end }: Span): Span {
  let last = end
  while (last > start && TRAILING_SPACE.test(source.text.charAt(last - 1))) last -= 1
  return { start, end: last }
}

function logicalPieces(paragraph: SizedParagraph, span: Span, suffix: Suffix | undefined): Piece[] {
  const { levels, base } = paragraph.source
  const pieces: Piece[] = []
  for (const item of paragraph.items) {
    const from = Math.max(span.start, item.start)
    const to = Math.min(span.end, item.start + item.text.length)
    let at = from
    while (at < to) {
      const level = levels?.[at] ?? 0
      let end = at + 1
      while (end < to && (levels?.[end] ?? 0) === level) end += 1
      const text = item.text.slice(at - item.start, end - item.start).replace(INVISIBLE, '')
      if (text !== '') pieces.push({ item, text, level })
      at = end
    }
  }
  const joined = levels ? joinPieces(pieces) : pieces
  return suffix ? withSuffix(joined, suffix, base) : joined
}

/** Joins Arabic letters of a word that is drawn in parts because its style changes. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const before = joinArabic(pieces[index - 1]?.text ?? '', piece.text) ? JOINER : ''
    const after = joinArabic(piece.text, pieces[index + 1]?.text ?? '') ? JOINER : ''
    return { ...piece, text: before + piece.text + after }
  })
}

function isSameFont(a: SizedItem, b: SizedItem): boolean {
  return a.style === b.style && a.font.family === b.font.family && a.letterSpacingPx === b.letterSpacingPx
}

function withSuffix(pieces: readonly Piece[], suffix: Suffix, base: Direction): Piece[] {
  const level = base === 'rtl' ? 1 : 0
  const last = pieces.at(-1)
  // The suffix is shaped together with preceding text of the same font and direction.
  if (last?.level === level && isSameFont(last.item, suffix.item)) {
    return [...pieces.slice(0, -1), { ...last, text: last.text + suffix.text }]
  }
  return [...pieces, { item: suffix.item, text: suffix.text, level }]
}
