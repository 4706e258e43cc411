import { joinArabic, JOINER } from '../join-arabic.ts'
import { offsetAt } from '../mapped-text.ts'
import type { Measurer } from '../measurer.ts'
import type { GlyphRun, TextLine } from '../text-layout.ts'
import { graphemes } from '../graphemes.ts'

/** A place for the caret: between two graphemes, or at an end of a line. */
export interface CaretStop {
  /** In the source, in UTF-16 code units. */
  readonly offset: number
  /** Along the line, in pixels from the left edge of the box, or in the turned space of `run`. */
  readonly x: number
  /** The grapheme at which it stands, before or after `offset`. Where the direction changes, they may be apart. */
  readonly at: 'before' | 'after'
  /** The run that it is measured in; undefined on an empty line. */
  readonly run: GlyphRun | undefined
}

/** Rounding differs by less. */
const SAME_PX = 0.01

/**
 * Returns the stops of a line in the order of their offsets: at least one for every end of a
 * grapheme in its source, two where the direction changes. `source` is the text of the element, and
 * `measurer` the one with which it was laid out.
 */
export function caretStops(line: TextLine, source: string, measurer: Measurer): CaretStop[] {
  const drawn = runsWithStops(line)
    .flatMap((run) => stopsOf(run, source, measurer))
    .toSorted((a, b) => a.offset - b.offset || order(a) - order(b))
  const stops: CaretStop[] = []
  for (const stop of drawn) {
    const last = stops.at(-1)
    const isSame = last?.offset === stop.offset && Math.abs(last.x - stop.x) < SAME_PX && !stop.run?.turn
    if (isSame) stops.pop()
    stops.push(stop)
  }
  return withHidden(stops, line, { source, measurer })
}

/** The runs of a line that stand for letters of the source. */
export function runsWithStops({ runs }: TextLine): GlyphRun[] {
  return runs.filter(({ role, source }) => role !== 'marker' && source.end > source.start)
}

function order({ at }: CaretStop): number {
  return at === 'before' ? 0 : 1
}

/** The stops of a run alone, the last of which stands at its end: `caretStops` has it in the next run instead. */
export function stopsOf(run: GlyphRun, source: string, measurer: Measurer): CaretStop[] {
  const { start, end } = run.source
  const offsets = [...boundariesOf(source.slice(start, end)).map((at) => start + at), end]
  let reachedPx = 0
  return offsets.map((offset, index) => {
    // A letter may be narrower with the next one than alone, but the caret never moves back.
    reachedPx = Math.max(reachedPx, Math.min(run.width, advanceTo(offset, run, measurer)))
    const x = run.x + run.insetPx + (run.direction === 'rtl' ? run.width - reachedPx : reachedPx)
    return { offset, x, at: index === offsets.length - 1 ? 'before' : 'after', run }
  })
}

function boundariesOf(text: string): number[] {
  return Array.from(graphemes.segment(text), ({ index }) => index)
}

/** The width of what is drawn of a run before `offset`, as it is shaped within the run. */
function advanceTo(offset: number, run: GlyphRun, measurer: Measurer): number {
  let index = 0
  while (index < run.text.length && offsetAt(run, index) < offset) index += 1
  // Its letters stand next to each other in a square, across the line.
  if (run.orientation === 'combined') return (index / run.text.length) * run.width
  const before = run.text.slice(0, index)
  const joined = joinArabic(before, run.text.slice(index)) ? before + JOINER : before
  const spaces = before.match(/[ \u00a0]/g)?.length ?? 0
  return measurer.widthOf(joined, run) + spaces * run.wordSpacingPx - run.insetPx
}

/** Adds stops for what is not drawn: spaces at the end of the line, control characters, and all of an empty line. */
function withHidden(
  stops: readonly CaretStop[],
  line: TextLine,
  { source, measurer }: { source: string; measurer: Measurer },
): CaretStop[] {
  const { start, end } = line.source
  const byOffset = Map.groupBy(stops, ({ offset }) => offset)
  let last: CaretStop = stops[0] ?? { offset: start, x: line.startPx, at: 'after', run: undefined }
  const offsets = [...boundariesOf(source.slice(start, end)).map((at) => start + at), end]
  return offsets.flatMap((offset, index) => {
    const own = byOffset.get(offset)
    if (own) {
      last = own.at(-1) ?? last
      return own
    }
    const skipped = source.slice(offsets[index - 1] ?? offset, offset)
    last = { ...last, offset, x: behindSpaces(last, skipped, { line, measurer }) }
    return [last]
  })
}

/**
 * The caret moves on for spaces that are typed at the end of a line, though they are not drawn. They have the
 * direction of the paragraph: behind letters of the other one, they are at the end of the line.
 */
function behindSpaces(
  { x, run }: CaretStop,
  skipped: string,
  { line, measurer }: { line: TextLine; measurer: Measurer },
): number {
  if (!run || skipped === '' || skipped.trim() !== '') return x
  const widthPx = measurer.widthOf(skipped.replace(/[^\u3000]/g, ' '), run)
  if (endsLine(run, line)) return run.direction === 'rtl' ? x - widthPx : x + widthPx
  return line.base === 'rtl' ? Math.min(x, lineEnd(line)) - widthPx : Math.max(x, lineEnd(line)) + widthPx
}

/** Whether spaces behind the last run in reading order follow it: it is last on the line, too. On a path, they do. */
export function endsLine(run: GlyphRun, line: TextLine): boolean {
  const last = line.base === 'rtl' ? line.runs[0] : line.runs.at(-1)
  return isOnPath(run, line) || (run === last && run.direction === line.base)
}

/** Vertical lines are turned as a whole. */
export function isOnPath(run: GlyphRun, line: TextLine): boolean {
  return run.turn !== null && line.turn === undefined
}

/** Where a line ends, without spaces, from the left edge of the box. */
export function lineEnd({ startPx, widthPx, base }: TextLine): number {
  return base === 'rtl' ? startPx - widthPx : startPx + widthPx
}
