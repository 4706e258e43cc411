import {
  layoutNextRichInlineLineRange,
  materializeRichInlineLineRange,
  type RichInlineCursor,
  type RichInlineLineRange,
} from '@chenglou/pretext/rich-inline'
import { composeLine, type ComposedLine, type Suffix, withoutTrailingSpaces } from './compose-line.ts'
import { sourceOf, type Span, trimAtEnd } from './line-pieces.ts'
import type { SourceSpan } from './mapped-text.ts'
import type { Measurer } from './measurer.ts'
import type { SizedParagraph } from './sized-paragraph.ts'

export interface BrokenLine extends ComposedLine {
  readonly span: Span
  readonly source: SourceSpan
  readonly insideWord: boolean
  /** Whether its parts have positions, so that it can be neither justified nor cut. */
  readonly isTabbed: boolean
}

/** A line may exceed its room by less than the unit in which browsers lay out. */
const TOLERANCE_PX = 1 / 64
/** Allowed overflow that avoids breaking a word. */
const INVISIBLE_OVERFLOW_PX = 0.5
const ATTEMPTS = 8

/** By how much a line may exceed the room by the breaker's count and still be tried, in em. */
const MARGIN_EM = 0.15
/** A mark at the line end may also be set at half width, or hang. */
const MARK_MARGIN_EM = 0.65

/** Breaks lines by UAX #14, and words wider than a line between graphemes. An empty paragraph has no lines. */
export function* breakLines(
  paragraph: SizedParagraph,
  widthOfLine: (index: number) => number,
  measurer: Measurer,
): Generator<BrokenLine, void> {
  let cursor: RichInlineCursor | undefined
  const leastSpacingPx = Math.min(...paragraph.items.map(({ letterSpacingPx }) => letterSpacingPx))
  const emPx = Math.max(...paragraph.items.map(({ font }) => font.sizePx))
  let reached = 0
  for (let index = 0; ; index += 1) {
    const place = { paragraph, cursor, widthPx: widthOfLine(index), leastSpacingPx, emPx, measurer }
    const first = fittingLine(place)
    if (!first) return
    const next = lengthen(first, place)
    yield covering(next, place, reached)
    cursor = next.end
    reached = next.line.span.end
  }
}

/** The caret can also be next to what is not drawn, at which the breaker begins and ends no line. */
function covering({ line, end }: Candidate, place: Place, reached: number): BrokenLine {
  const { text } = place.paragraph.source
  const isLast = NOT_DRAWN.test(text.slice(line.span.end)) && !nextRange({ ...place, cursor: end }, place.widthPx)
  if (line.span.start === reached && !isLast) return line
  const source = sourceOf(place.paragraph, { start: reached, end: isLast ? text.length : line.span.end })
  return { ...line, source: { start: source.start, end: source.end } }
}

const NOT_DRAWN = /^[\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+$/

interface Place {
  readonly paragraph: SizedParagraph
  readonly cursor: RichInlineCursor | undefined
  readonly widthPx: number
  /** The least letter spacing, and the largest font size, of the paragraph. */
  readonly leastSpacingPx: number
  readonly emPx: number
  readonly measurer: Measurer
}

interface Candidate {
  readonly line: BrokenLine
  readonly end: RichInlineCursor
  /** As the breaker counts it, with every word measured alone. */
  readonly countedPx: number
}

function fittingLine(place: Place): Candidate | undefined {
  const { widthPx, leastSpacingPx } = place
  // The breaker includes the letter spacing after the last letter, which is not drawn.
  let availablePx = Math.max(0, widthPx + leastSpacingPx)
  let best: Candidate | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const range = nextRange(place, availablePx)
    if (!range) return undefined
    const next = candidate(place, range)
    const excessPx = next.line.widthPx - widthPx
    if (best && next.line.insideWord && !best.line.insideWord && best.line.widthPx - widthPx <= INVISIBLE_OVERFLOW_PX)
      return best
    best = next
    if (excessPx <= TOLERANCE_PX || availablePx === 0) return best
    // The breaker may let a hyphen overflow: increase the step until the part before it moves.
    availablePx = Math.max(0, Math.min(availablePx, next.countedPx) - excessPx * 2 ** attempt)
  }
  return best
}

/**
 * Adds words that fit although the breaker counts too much for them: kerning across spaces and
 * hyphens, and trimmed marks, make a line narrower than the sum of its words.
 */
function lengthen(first: Candidate, place: Place): Candidate {
  const { paragraph, widthPx, emPx } = place
  let marginPx = emPx * (paragraph.source.hasMarks || paragraph.source.hangs ? MARK_MARGIN_EM : MARGIN_EM)
  let best = first
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const roomPx = widthPx - best.line.widthPx
    if (roomPx < -TOLERANCE_PX) return best
    const range = nextRange(place, best.countedPx + roomPx + marginPx)
    if (!range || isSameEnd(range.end, best.end)) return best
    const next = candidate(place, range)
    if (next.line.widthPx - widthPx <= TOLERANCE_PX && (best.line.insideWord || !next.line.insideWord)) best = next
    else marginPx /= 2
  }
  return best
}

function nextRange({ paragraph, cursor }: Place, availablePx: number): RichInlineLineRange | null {
  return layoutNextRichInlineLineRange(paragraph.prepared, availablePx * paragraph.preparedScale, cursor)
}

function candidate({ paragraph, widthPx, measurer }: Place, range: RichInlineLineRange): Candidate {
  const line = lineOf(paragraph, range, measurer)
  const isTooWide = line.widthPx - widthPx > TOLERANCE_PX
  const trimPx = isTooWide ? trimAtEnd(paragraph, withoutTrailingSpaces(paragraph, line.span), measurer) : 0
  const isFittedByTrim = trimPx > 0 && line.widthPx - trimPx - widthPx <= TOLERANCE_PX
  return {
    line: isFittedByTrim ? withTrimmedEnd(line, trimPx) : line,
    end: range.end,
    countedPx: range.width / paragraph.preparedScale,
  }
}

function withTrimmedEnd(line: BrokenLine, trimPx: number): BrokenLine {
  const parts = line.parts.map((part, index) =>
    index === line.parts.length - 1 ? { ...part, widthPx: part.widthPx - trimPx } : part,
  )
  return { ...line, parts, widthPx: line.widthPx - trimPx }
}

function isSameEnd(a: RichInlineCursor, b: RichInlineCursor): boolean {
  return a.itemIndex === b.itemIndex && a.segmentIndex === b.segmentIndex && a.graphemeIndex === b.graphemeIndex
}

function lineOf(paragraph: SizedParagraph, range: RichInlineLineRange, measurer: Measurer): BrokenLine {
  const { fragments } = materializeRichInlineLineRange(paragraph.prepared, range)
  const first = fragments[0]
  const last = fragments.at(-1)
  const start = first ? (paragraph.items[first.itemIndex]?.start ?? 0) + first.sourceStart : 0
  const lastItem = last && paragraph.items[last.itemIndex]
  // The breaker knows combined digits only as a box.
  const lastLength = lastItem?.orientation === 'combined' ? lastItem.text.length : last?.sourceEnd
  const end = lastItem ? lastItem.start + (lastLength ?? 0) : start
  let suffix: Suffix | undefined
  if (last && lastItem && paragraph.source.text.charAt(end - 1) === '\u00ad' && !last.text.endsWith('\u00ad')) {
    suffix = { text: last.text.slice(-1), item: lastItem }
  }
  const span = { start, end }
  return {
    ...composeLine(paragraph, span, { measurer, suffix }),
    span,
    source: sourceOf(paragraph, span),
    isTabbed: false,
    insideWord: range.end.graphemeIndex !== 0,
  }
}
