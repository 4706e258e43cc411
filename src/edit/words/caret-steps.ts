import { type CaretStop, caretStops } from '../../text/caret/caret-stops.ts'
import { graphemes } from '../../text/graphemes.ts'
import type { TextLine } from '../../text/text-layout.ts'
import { type Caret, caretAt, type LaidOut, placedCaret } from './caret-moves.ts'
import { paragraphAt } from './units.ts'

export type Step = 1 | -1

/** Stops nearer to each other stand in one place. */
const SAME_PX = 0.01

const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Moves to the next or the previous end of a character, in reading order. */
export function movedByGrapheme({ offset }: Caret, by: Step, source: string): Caret {
  const segment = graphemes.segment(source).containing(by === 1 ? offset : offset - 1)
  if (!segment) return caretAt(offset)
  return caretAt(by === 1 ? segment.index + segment.segment.length : segment.index)
}

/** Moves to the end of the next word or to the start of the previous one. */
export function movedByWord({ offset }: Caret, by: Step, source: string): Caret {
  const ends = Array.from(words.segment(source)).filter(({ isWordLike }) => isWordLike)
  if (by === 1) {
    const next = ends.find(({ index, segment }) => index + segment.length > offset)
    return caretAt(next ? next.index + next.segment.length : source.length)
  }
  return caretAt(ends.findLast(({ index }) => index < offset)?.index ?? 0)
}

/** Moves to the start of the paragraph, or from there to that of the previous one, or to that of the next one. */
export function movedByParagraph({ offset }: Caret, by: Step, source: string): Caret {
  const { start, end } = paragraphAt(source, offset)
  if (by === 1) return caretAt(Math.min(source.length, end + 1))
  return caretAt(offset > start ? start : paragraphAt(source, Math.max(0, start - 1)).start)
}

/**
 * Moves by one place along the line, to what is seen at the left (-1) or the right (1): back in text
 * that runs from right to left. Beyond the end of the line, to the next or the previous one. Returns
 * undefined for a caret that is not shown.
 */
export function movedAlong(caret: Caret, by: Step, laidOut: LaidOut): Caret | undefined {
  const placed = placedCaret(caret, laidOut)
  if (!placed) return undefined
  const stops = caretStops(placed.line, laidOut.source, laidOut.measurer)
  const isForward = (by === 1) === (placed.line.base === 'ltr')
  if (isPlain(placed.line)) return movedByGrapheme(caret, isForward ? 1 : -1, laidOut.source)
  const next = nextAlong(stops, placed.stop, by)
  if (next) return { ...caretAt(next.offset), line: laidOut.layout.lines.indexOf(placed.line), at: next.at }
  return isForward ? startOfNext(caret, placed.line, laidOut) : endOfPrevious(caret, placed.line, laidOut)
}

/** Whether all of a line runs in the direction of its paragraph. */
function isPlain({ base, runs }: TextLine): boolean {
  return runs.every(({ direction }) => direction === base)
}

function startOfNext(caret: Caret, line: TextLine, { layout: { lines } }: LaidOut): Caret {
  const next = lines[lines.indexOf(line) + 1]
  return next ? caretAt(next.source.start) : caret
}

/** The end of a line that wraps is the start of the next one, so that the caret goes to the place before it. */
function endOfPrevious(caret: Caret, line: TextLine, { layout: { lines }, source }: LaidOut): Caret {
  const previous = lines[lines.indexOf(line) - 1]
  if (!previous) return caret
  const { end } = previous.source
  return end === line.source.start ? movedByGrapheme(caretAt(end), -1, source) : caretAt(end)
}

function nextAlong(stops: readonly CaretStop[], from: CaretStop, by: Step): CaretStop | undefined {
  const beyond = stops.filter(({ x }) => (x - from.x) * by > SAME_PX)
  return beyond.toSorted((a, b) => (a.x - b.x) * by)[0]
}
