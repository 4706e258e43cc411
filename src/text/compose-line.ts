import { visualOrder, type Direction } from './direction.ts'
import type { Trim } from './full-width-punctuation.ts'
import { type Hang, hangOf, NO_HANG } from './hang.ts'
import { joinArabic, JOINER } from './join-arabic.ts'
import { itemsIn, type Piece, piecesOf, SOFT_HYPHEN, sourceOf, type Span } from './line-pieces.ts'
import { insertedText, joinMapped, type MappedText, replacedText, sliceMapped, type SourceSpan } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { SizedItem, SizedParagraph } from './sized-paragraph.ts'

/** A hyphen or ellipsis in the style of the letter before it. */
export interface Suffix {
  readonly text: string
  readonly item: SizedItem
}

export interface LinePart extends MappedText {
  readonly item: SizedItem
  readonly direction: Direction
  readonly widthPx: number
  /** The blank half of a full-width mark at its start, which is not on the line. */
  readonly insetPx: number
}

export interface ComposedLine {
  /** In visual order. */
  readonly parts: readonly LinePart[]
  /** Without trailing spaces, hanging punctuation and the letter spacing after the last letter. */
  readonly widthPx: number
  readonly hang: Hang
}

const TRAILING_SPACE = /[ \u3000]$/
const NO_TRIMS: ReadonlySet<Trim> = new Set()

export function composeLine(
  paragraph: SizedParagraph,
  span: Span,
  { measurer, suffix }: { measurer: Measurer; suffix?: Suffix | undefined },
): ComposedLine {
  const drawn = suffix ? withoutSoftHyphen(paragraph, span) : withoutTrailingSpaces(paragraph, span)
  const pieces = piecesOf(paragraph, drawn, measurer)
  const joined = paragraph.source.levels ? joinPieces(pieces) : pieces
  const { base } = paragraph.source
  const all = suffix ? withSuffix(joined, suffix, { base, source: endOf(paragraph, span) }) : joined
  const ordered = visualOrder(all)
  const parts = ordered.map(({ item, text, source, level, trims }, index) => {
    const advance =
      item.orientation === 'combined' ? item.font.sizePx + item.letterSpacingPx : measurer.widthOf(text, item)
    // Spacing after the last letter would only shift the line.
    const direction = level % 2 === 1 ? ('rtl' as const) : ('ltr' as const)
    const spacing = index === ordered.length - 1 ? item.letterSpacingPx : 0
    const half = item.font.sizePx / 2
    const widthPx = advance - spacing - half * trims.size
    return { item, text, source, direction, widthPx, insetPx: trims.has('start') ? half : 0 }
  })
  const hang = paragraph.source.hangs ? hangOf(ordered, measurer) : NO_HANG
  return { parts, widthPx: widthOfParts(parts) - hang.leftPx - hang.rightPx, hang }
}

export function widthOfParts(parts: readonly LinePart[]): number {
  return parts.reduce((sum, { widthPx }) => sum + widthPx, 0)
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

/** The soft hyphen that a hyphen stands for, or the place of an ellipsis. */
function endOf(paragraph: SizedParagraph, { start, end }: Span): SourceSpan {
  // What is before an empty line is on the line before it.
  const [item] = end > start ? itemsIn(paragraph, { start: end - 1, end }) : []
  if (!item) return emptyAt(sourceOf(paragraph, { start, end: start }).start)
  const { text, source } = sliceMapped(item, end - 1 - item.start, end - item.start)
  return text === SOFT_HYPHEN ? source : emptyAt(source.end)
}

function emptyAt(at: number): SourceSpan {
  return { start: at, end: at }
}

/** Joins Arabic letters of a word that is drawn in parts because its style changes. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => {
    const before = joinArabic(pieces[index - 1]?.text ?? '', piece.text) ? JOINER : ''
    const after = joinArabic(piece.text, pieces[index + 1]?.text ?? '') ? JOINER : ''
    if (before === '' && after === '') return piece
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
  return [...pieces, { ...text, item: suffix.item, level, trims: NO_TRIMS }]
}
