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
