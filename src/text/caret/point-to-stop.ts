import type { Measurer } from '../measurer.ts'
import type { TextLayout, TextLine } from '../text-layout.ts'
import { type CaretBar, caretBar } from './caret-bar.ts'
import { type CaretStop, caretStops } from './caret-stops.ts'

export interface PlacedStop {
  readonly stop: CaretStop
  readonly line: TextLine
}

/** Returns the stop nearest to a point in the box, on the line nearest to it; undefined for a layout without lines. */
export function stopAt(
  { lines }: TextLayout,
  point: { readonly x: number; readonly y: number },
  { source, measurer }: { source: string; measurer: Measurer },
): PlacedStop | undefined {
  const nearest = leastBy(
    linesNear(lines, point.y).flatMap((line) => caretStops(line, source, measurer).map((stop) => ({ stop, line }))),
    ({ stop, line }) => distanceTo(caretBar(stop, line), point),
  )
  return nearest
}

/**
 * Returns the offset of the letter that is nearest to a point, where `stopAt` returns the end of it that is
 * nearest; undefined for a layout without lines.
 */
export function letterAt(
  layout: TextLayout,
  point: { readonly x: number; readonly y: number },
  text: { source: string; measurer: Measurer },
): number | undefined {
  const nearest = stopAt(layout, point, text)
  if (!nearest) return undefined
  const { line, stop } = nearest
  const stops = caretStops(line, text.source, text.measurer)
  const letters = stops.flatMap((start, index) => {
    const end = stops[index + 1]
    if (!end || end.offset === start.offset || !isLetter(start, end)) return []
    const widthPx = apartPx(start, end, line)
    return widthPx < SAME_PX ? [] : [{ offset: start.offset, ends: [start, end], widthPx }]
  })
  const away = ({ ends, widthPx }: (typeof letters)[number]): number =>
    ends.reduce((sum, end) => sum + distanceTo(caretBar(end, line), point), -widthPx)
  return leastBy(letters, away)?.offset ?? stop.offset
}

/** Whether a letter is between two stops. Where the direction changes, they may be apart. */
function isLetter(start: CaretStop, end: CaretStop): boolean {
  if (start.run?.direction === end.run?.direction) return true
  return [start.run, end.run].some((run) => run && run.source.start <= start.offset && end.offset <= run.source.end)
}

/** What is narrower cannot be seen. */
const SAME_PX = 0.5

function apartPx(a: CaretStop, b: CaretStop, line: TextLine): number {
  const [{ from }, { from: other }] = [caretBar(a, line), caretBar(b, line)]
  return Math.hypot(from.x - other.x, from.y - other.y)
}

/** Lines on a path and vertical lines cannot be distinguished by their heights. */
function linesNear(lines: readonly TextLine[], y: number): readonly TextLine[] {
  if (lines.some((line) => line.turn ?? line.runs.some(({ turn }) => turn !== null))) return lines
  const distance = ({ topPx, heightPx }: TextLine): number => Math.max(topPx - y, y - topPx - heightPx, 0)
  const least = Math.min(...lines.map(distance))
  return lines.filter((line) => distance(line) <= least)
}

function leastBy<T>(items: readonly T[], valueOf: (item: T) => number): T | undefined {
  let [least, best] = [Infinity, undefined as T | undefined]
  for (const item of items) {
    const value = valueOf(item)
    if (value < least) [least, best] = [value, item]
  }
  return best
}

function distanceTo({ from, to }: CaretBar, { x, y }: { readonly x: number; readonly y: number }): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(from.x + share * dx - x, from.y + share * dy - y)
}
