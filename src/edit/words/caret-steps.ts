import { type CaretStop, caretStops } from '../../text/caret/caret-stops.ts'
import { graphemes } from '../../text/graphemes.ts'
import type { PlacedStop } from '../../text/caret/point-to-stop.ts'
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
  return movedWithin(caret, by, { ...laidOut, ...placed }) ?? movedBeyond(caret, by, { ...laidOut, ...placed })
}

/** Returns undefined at the end of the line. That of a line that wraps is shown at the start of the next one. */
function movedWithin(caret: Caret, by: Step, laidOut: PlacedIn): Caret | undefined {
  const { layout, line, stop, source } = laidOut
  if (!isPlain(line)) return caretBeyond(stop, by, laidOut)
  const { offset } = movedByGrapheme(caret, isForward(by, line.base) ? 1 : -1, source)
  const { start, end } = line.source
  const wraps = layout.lines[layout.lines.indexOf(line) + 1]?.source.start === end
  const isWithin = offset >= start && (wraps ? offset < end : offset <= end)
  return isWithin && offset !== caret.offset ? caretAt(offset) : undefined
}

/** To the side of the line that `by` comes to first. The caret stays where it is at the ends of the text. */
function movedBeyond(caret: Caret, by: Step, laidOut: PlacedIn): Caret {
  const { layout, line, source } = laidOut
  const index = lineBeyond(layout.lines.indexOf(line), by, layout.lines)
  const next = layout.lines[index]
  if (!next) {
    // The rest of a text that is cut off is on no line.
    const isCutOff = isForward(by, line.base) && line === layout.lines.at(-1) && line.source.end < source.length
    return isCutOff ? movedByGrapheme(caretAt(line.source.end), 1, source) : caret
  }
  const stops = caretStops(next, source, laidOut.measurer)
  const [nearest] = stops.toSorted((a, b) => (a.x - b.x) * by)
  if (!nearest) return caret
  // Where a line wraps, its end and the start of the next one are one place in the text.
  const isSamePlace = nearest.offset === caret.offset
  const beyond = isSamePlace ? caretBeyond(nearest, by, { ...laidOut, line: next }) : undefined
  return beyond ?? caretOn(next, nearest, layout)
}

/**
 * Returns the index of the line that follows in the direction of `by`. Lines of one direction are read
 * in order. Where it changes, the key would come back to where it was, so lines of the other direction
 * are passed as a whole, as those of the main direction follow each other: each from the end that `by` comes to first.
 */
function lineBeyond(from: number, by: Step, lines: readonly TextLine[]): number {
  const bases = basesOf(lines)
  const base = bases[from] ?? 'ltr'
  const next = from + (isForward(by, base) ? 1 : -1)
  if (bases[next] === base) return next
  const step = isForward(by, mainBase(lines)) ? 1 : -1
  let index = from
  while (bases[index] === base) index += step
  const other = bases[index]
  if (other === undefined || isForward(by, other) === (step === 1)) return index
  while (bases[index + step] === other) index += step
  return index
}

/** Whether a key goes on, not back, in text of a direction. */
export function isForward(by: Step, base: Direction): boolean {
  return (by === 1) === (base === 'ltr')
}

type Direction = TextLine['base']

function mainBase(lines: readonly TextLine[]): Direction {
  return lines.find(({ runs }) => runs.length > 0)?.base ?? lines[0]?.base ?? 'ltr'
}

/** The direction of each line. An empty one has that of the lines before it. */
function basesOf(lines: readonly TextLine[]): Direction[] {
  let last = mainBase(lines)
  return lines.map(({ runs, base }) => {
    if (runs.length > 0) last = base
    return last
  })
}

/** Whether all of a line runs in the direction of its paragraph. */
function isPlain({ base, runs }: TextLine): boolean {
  return runs.every(({ direction }) => direction === base)
}

interface PlacedIn extends LaidOut, PlacedStop {}

/** Returns the caret at the next stop of the line in the direction of `by`; undefined at its end. */
function caretBeyond(
  from: CaretStop,
  by: Step,
  { line, layout, source, measurer }: Omit<PlacedIn, 'stop'>,
): Caret | undefined {
  const beyond = caretStops(line, source, measurer).filter(({ x }) => (x - from.x) * by > SAME_PX)
  const [next] = beyond.toSorted((a, b) => (a.x - b.x) * by)
  return next && caretOn(line, next, layout)
}

function caretOn(line: TextLine, { offset, at }: CaretStop, { lines }: LaidOut['layout']): Caret {
  return { ...caretAt(offset), line: lines.indexOf(line), at }
}
