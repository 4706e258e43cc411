import { type CaretStop, caretStops } from '../../text/caret/caret-stops.ts'
import type { PlacedStop } from '../../text/caret/point-to-stop.ts'
import type { Measurer } from '../../text/measurer.ts'
import type { TextLayout, TextLine } from '../../text/text-layout.ts'

/** A text as it is laid out, with what was laid out. */
export interface LaidOut {
  readonly layout: TextLayout
  readonly source: string
  readonly measurer: Measurer
}

/** Where a caret is. At the end of a line that wraps, `line` tells that end from the start of the next line. */
export interface Caret {
  readonly offset: number
  /** Index of the line; null if it does not matter. */
  readonly line: number | null
  /** Where the caret was along the line before it moved to shorter lines; null to begin there. */
  readonly goalX: number | null
  /** Where the direction changes: at the letter before or after `offset`. Default: the first that is found. */
  readonly at?: CaretStop['at']
}

export function caretAt(offset: number): Caret {
  return { offset, line: null, goalX: null }
}

/** Returns the stop of a caret, on the later of two lines unless the caret says which. Undefined if it is not shown. */
export function placedCaret({ offset, line, at }: Caret, laidOut: LaidOut): PlacedStop | undefined {
  const { layout } = laidOut
  const hinted = line === null ? undefined : layout.lines[line]
  const candidates = hinted ? [hinted, ...layout.lines.toReversed()] : layout.lines.toReversed()
  for (const each of candidates) {
    if (offset < each.source.start || offset > each.source.end) continue
    const stops = stopsOf(each, laidOut).filter((candidate) => candidate.offset === offset)
    const stop = stops.find((candidate) => candidate.at === at) ?? stops[0]
    if (stop) return { stop, line: each }
  }
  return undefined
}

/** Moves by lines, to where the movement began along the line. Beyond the first and last line, to their ends. */
export function movedByLines(caret: Caret, by: number, laidOut: LaidOut): Caret {
  const { lines } = laidOut.layout
  const placed = placedCaret(caret, laidOut)
  if (!placed) return caret
  const goalX = caret.goalX ?? placed.stop.x
  const index = lines.indexOf(placed.line) + by
  const first = lines[0]
  const last = lines.at(-1)
  if (index < 0 && first) return { offset: first.source.start, line: 0, goalX }
  const line = lines[index]
  if (!line) return { offset: last?.source.end ?? caret.offset, line: lines.length - 1, goalX }
  const nearest = nearestTo(goalX, stopsOf(line, laidOut))
  return { offset: nearest?.offset ?? line.source.start, line: index, goalX }
}

/** Moves to an end of the line, in reading order. */
export function movedToLineEnd(caret: Caret, end: 'start' | 'end', laidOut: LaidOut): Caret {
  const placed = placedCaret(caret, laidOut)
  if (!placed) return caret
  const stops = stopsOf(placed.line, laidOut)
  const stop = end === 'start' ? stops[0] : stops.at(-1)
  return { offset: stop?.offset ?? caret.offset, line: laidOut.layout.lines.indexOf(placed.line), goalX: null }
}

function stopsOf(line: TextLine, { source, measurer }: LaidOut): CaretStop[] {
  return caretStops(line, source, measurer)
}

function nearestTo(x: number, stops: readonly CaretStop[]): CaretStop | undefined {
  return stops.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x))[0]
}
