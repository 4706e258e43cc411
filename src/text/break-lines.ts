import {
  layoutNextRichInlineLineRange,
  materializeRichInlineLineRange,
  type RichInlineCursor,
  type RichInlineLineRange,
} from '@chenglou/pretext/rich-inline'
import { composeLine, type ComposedLine, type Span, type Suffix } from './compose-line.ts'
import type { Measurer } from './measurer.ts'
import type { SizedParagraph } from './sized-paragraph.ts'

export interface BrokenLine extends ComposedLine {
  readonly span: Span
  readonly insideWord: boolean
}

/** Allowed difference between the width computed by the line breaker and the measured width. */
const TOLERANCE_PX = 0.01
/** Allowed overflow that avoids breaking a word. */
const INVISIBLE_OVERFLOW_PX = 0.5
const ATTEMPTS = 8

/** Breaks lines by UAX #14, and words wider than a line between graphemes. An empty paragraph has no lines. */
export function breakLines(paragraph: SizedParagraph, widthPx: number, measurer: Measurer): BrokenLine[] {
  const lines: BrokenLine[] = []
  let cursor: RichInlineCursor | undefined
  for (;;) {
    const next = nextLine(paragraph, { cursor, widthPx }, measurer)
    if (!next) return lines
    lines.push(next.line)
    cursor = next.end
  }
}

function nextLine(
  paragraph: SizedParagraph,
  { cursor, widthPx }: { cursor: RichInlineCursor | undefined; widthPx: number },
  measurer: Measurer,
): { line: BrokenLine; end: RichInlineCursor } | undefined {
  const { prepared, preparedScale } = paragraph
  // The breaker includes the letter spacing after the last letter, which is not drawn.
  let availablePx = Math.max(0, widthPx + Math.min(...paragraph.items.map(({ letterSpacingPx }) => letterSpacingPx)))
  let best: { line: BrokenLine; end: RichInlineCursor } | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const range = layoutNextRichInlineLineRange(prepared, availablePx * preparedScale, cursor)
    if (!range) return undefined
    const line = lineOf(paragraph, range, measurer)
    const excessPx = line.widthPx - widthPx
    if (best && line.insideWord && !best.line.insideWord && best.line.widthPx - widthPx <= INVISIBLE_OVERFLOW_PX)
      return best
    best = { line, end: range.end }
    if (excessPx <= TOLERANCE_PX) return best
    // The breaker may let a hyphen overflow: increase the step until the part before it moves.
    availablePx = Math.max(0, Math.min(availablePx, range.width / preparedScale) - excessPx * 2 ** attempt)
  }
  return best
}

function lineOf(paragraph: SizedParagraph, range: RichInlineLineRange, measurer: Measurer): BrokenLine {
  const { fragments } = materializeRichInlineLineRange(paragraph.prepared, range)
  const first = fragments[0]
  const last = fragments.at(-1)
  const start = first ? (paragraph.items[first.itemIndex]?.start ?? 0) + first.sourceStart : 0
  const lastItem = last && paragraph.items[last.itemIndex]
  const end = last && lastItem ? lastItem.start + last.sourceEnd : start
  let suffix: Suffix | undefined
  if (last && lastItem && paragraph.source.text.charAt(end - 1) === '\u00ad' && !last.text.endsWith('\u00ad')) {
    suffix = { text: last.text.slice(-1), item: lastItem }
  }
  const span = { start, end }
  return {
    ...composeLine(paragraph, span, { measurer, suffix }),
    span,
    insideWord: range.end.graphemeIndex !== 0,
  }
}
