import type { Bounds } from '../../paint/bounds.ts'

export type Axis = 'x' | 'y'

/** A coordinate to which edges and centers snap, and what has it there. */
export interface SnapLine {
  readonly at: number
  /** The extent of what has the line, across the axis: from where to where its guide reaches. */
  readonly from: number
  readonly to: number
}

export interface SnapLines {
  readonly x: readonly SnapLine[]
  readonly y: readonly SnapLine[]
}

/** Returns the edges and centers of boxes, in order. Computed once, when a gesture begins. */
export function snapLinesOf(boxes: readonly Bounds[]): SnapLines {
  const sorted = (axis: Axis): SnapLine[] => boxes.flatMap((box) => linesOf(box, axis)).toSorted((a, b) => a.at - b.at)
  return { x: sorted('x'), y: sorted('y') }
}

function linesOf({ left, top, right, bottom }: Bounds, axis: Axis): SnapLine[] {
  const [start, end, from, to] = axis === 'x' ? [left, right, top, bottom] : [top, bottom, left, right]
  return [start, (start + end) / 2, end].map((at) => ({ at, from, to }))
}

/** Returns the lines nearest to any of `places`, within `reach`, all equally near, and how far away they are. */
export function nearestLines(
  lines: readonly SnapLine[],
  places: readonly number[],
  reach: number,
): { by: number; lines: SnapLine[] } | undefined {
  let best: { by: number; lines: SnapLine[] } | undefined
  for (const place of places) {
    for (let index = firstAtLeast(lines, place - reach); index < lines.length; index += 1) {
      const line = lines[index]
      if (!line || line.at > place + reach) break
      const by = line.at - place
      const closer = Math.abs(by) - Math.abs(best?.by ?? Infinity)
      if (closer < -SAME_PX) best = { by, lines: [line] }
      else if (best && Math.abs(by - best.by) <= SAME_PX) best.lines.push(line)
    }
  }
  return best
}

/** Differences by rounding. */
const SAME_PX = 1e-6

function firstAtLeast(lines: readonly SnapLine[], at: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.at ?? Infinity) < at) low = middle + 1
    else high = middle
  }
  return low
}
