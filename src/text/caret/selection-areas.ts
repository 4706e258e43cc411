import type { Measurer } from '../measurer.ts'
import type { SourceSpan } from '../mapped-text.ts'
import type { GlyphRun, TextLayout, TextLine } from '../text-layout.ts'
import { barAt } from './caret-bar.ts'
import { type CaretStop, caretStops, endsLine, isOnPath, lineEnd, runsWithStops, stopsOf } from './caret-stops.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** Four corners, since letters on a path are turned. */
export type SelectedArea = readonly [Point, Point, Point, Point]

/** Of its height: what shows that an empty line or the end of a paragraph is selected. */
const LINE_END_EM = 0.25

/** Returns the areas of the letters from `start` to `end`, in pixels in the box: one for each run of a line. */
export function selectionAreas(
  { lines }: TextLayout,
  { start, end }: SourceSpan,
  { source, measurer }: { source: string; measurer: Measurer },
): SelectedArea[] {
  if (end <= start) return []
  return lines.flatMap((line) => {
    if (line.source.end < start || line.source.start > end) return []
    const stops = caretStops(line, source, measurer)
    const areas = runsWithStops(line).flatMap((run) => {
      const own = stopsOf(run, source, measurer)
      const spaces = stops.filter((stop) => stop.run === run && stop.offset > run.source.end)
      const parts = endsLine(run, line)
        ? [[...own, ...spaces]]
        : [own, [{ offset: run.source.end, x: lineEnd(line) }, ...spaces]]
      return parts.flatMap((part) => areaOf(run, { stops: part, line, start, end }))
    })
    if (areas.length > 0 || line.source.end >= end) return areas
    const last = stops.at(-1)
    return last ? [markAt(last, line)] : []
  })
}

/** Behind everything on the line. */
function markAt({ x, run }: CaretStop, line: TextLine): SelectedArea {
  const px = LINE_END_EM * line.heightPx
  if (run && isOnPath(run, line)) return area({ from: x, to: x + px }, run, line)
  const from = line.base === 'rtl' ? Math.min(x, lineEnd(line)) : Math.max(x, lineEnd(line))
  return area({ from, to: line.base === 'rtl' ? from - px : from + px }, run, line)
}

type Place = Pick<CaretStop, 'offset' | 'x'>

function areaOf(
  run: GlyphRun,
  { stops, line, start, end }: { stops: readonly Place[]; line: TextLine; start: number; end: number },
): SelectedArea[] {
  const own = stops.filter(({ offset }) => offset >= start && offset <= end)
  const [first, last] = [own[0], own.at(-1)]
  return first && last && first.x !== last.x ? [area({ from: first.x, to: last.x }, run, line)] : []
}

function area({ from, to }: { from: number; to: number }, run: GlyphRun | undefined, line: TextLine): SelectedArea {
  const [a, b] = [barAt(Math.min(from, to), run, line), barAt(Math.max(from, to), run, line)]
  return [a.from, b.from, b.to, a.to]
}
