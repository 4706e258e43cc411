import type { ElementOf } from '../elements/element.ts'
import { boxAround } from './box-around.ts'
import { type Segment, segmentsOf } from './path-segments.ts'
import type { Box } from './scale-whole.ts'

export interface Drawn {
  readonly box: Box
  /** Whether nothing is drawn in the corners of the box, as in a wreath. */
  readonly isRound: boolean
}

/**
 * Returns what a path draws, in the space around its element; slightly too small or large at curves and arcs. Undefined
 * if it can't be read simply.
 */
export function drawnBy({ d, viewBox, x, y, width, height, stroke }: ElementOf<'path'>): Drawn | undefined {
  const [left, top, across, down] = viewBox ?? [0, 0, width, height]
  const boxes = boxesOf(segmentsOf(d) ?? [])
  const around = boxAround(boxes)
  if (!around || across <= 0 || down <= 0) return undefined
  const [perX, perY] = [width / across, height / down]
  const outline = (stroke?.width ?? 0) / 2
  const box = {
    x: x + (around.x - left) * perX - outline,
    y: y + (around.y - top) * perY - outline,
    width: around.width * perX + 2 * outline,
    height: around.height * perY + 2 * outline,
  }
  const isEven = Math.abs(box.width - box.height) <= UNEVEN * box.width
  return { box, isRound: isEven && boxes.every((each) => distance(each, around) <= ROUND) }
}

/** As fractions of the width, and of the radius. */
const UNEVEN = 0.06
const ROUND = 1.08

/** Of the middle of a box from that of the box around all, in its radii. */
function distance(box: Box, { x, y, width, height }: Box): number {
  const [across, down] = [box.x + box.width / 2 - x - width / 2, box.y + box.height / 2 - y - height / 2]
  return 2 * Math.hypot(across / Math.max(1, width), down / Math.max(1, height))
}

/** Returns the boxes of points on the path, and of the circles that arcs are parts of. */
function boxesOf(segments: readonly Segment[]): Box[] {
  const boxes: Box[] = []
  let [current, start] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  for (const segment of segments) {
    const points = pointsOf(segment, current)
    const end = points.at(-1) ?? start
    boxes.push(...drawnBetween(segment, current, points).map((point) => ({ width: 0, height: 0, ...point })))
    current = end
    if (segment.command.toUpperCase() === 'M') start = end
  }
  return boxes
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Returns the absolute points of a command, the last of which is its end. */
function pointsOf({ command, numbers }: Segment, { x, y }: Point): Point[] {
  const name = command.toUpperCase()
  const from = command === name ? { x: 0, y: 0 } : { x, y }
  if (name === 'H') return numbers.map((value) => ({ x: from.x + value, y }))
  if (name === 'V') return numbers.map((value) => ({ x, y: from.y + value }))
  const values = name === 'A' ? numbers.slice(-2) : numbers
  return values.flatMap((value, index) =>
    index % 2 === 0 ? [{ x: from.x + value, y: from.y + (values[index + 1] ?? 0) }] : [],
  )
}

function drawnBetween({ command, numbers }: Segment, from: Point, points: readonly Point[]): (Point | Box)[] {
  const end = points.at(-1)
  if (!end) return []
  switch (command.toUpperCase()) {
    case 'C':
    case 'Q':
      return [...PARTS.map((t) => pointAt([from, ...points], t)), end]
    case 'A': {
      const reach = Math.hypot(end.x - from.x, end.y - from.y) / 2
      const [rx, ry] = [Math.min(numbers[0] ?? 0, reach), Math.min(numbers[1] ?? 0, reach)]
      const [x, y] = [(from.x + end.x) / 2 - rx, (from.y + end.y) / 2 - ry]
      return [{ x, y, width: 2 * rx, height: 2 * ry }, end]
    }
    default:
      return [end]
  }
}

/** Exact extremes would differ by less than a fiftieth. */
const PARTS = [0.25, 0.5, 0.75]

/** Of a Bézier curve, by de Casteljau. */
function pointAt(points: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...rest] = points
  if (rest.length === 0) return first
  const between = rest.map(({ x, y }, index) => {
    const from = points[index] ?? first
    return { x: from.x + t * (x - from.x), y: from.y + t * (y - from.y) }
  })
  return pointAt(between, t)
}
