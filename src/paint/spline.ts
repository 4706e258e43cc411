import type { LineEnd, Point } from './line-caps.ts'

/** A cubic Bézier curve. The handles of a straight segment are at its ends. */
export interface Segment {
  readonly from: Point
  readonly handle1: Point
  readonly handle2: Point
  readonly to: Point
}

/** `curve` 0 keeps corners, 1 is smooth. Handles depend on their own segment, so that uneven points make no loops. */
export function splineThrough(points: readonly Point[], curve: number): Segment[] {
  const distinct = points.filter((point, index) => index === 0 || distance(point, points[index - 1] ?? point) > 0)
  return distinct.slice(1).map((to, index) => {
    const from = distinct[index] ?? to
    const reach = (distance(from, to) / 3) * curve
    const leaving = direction(distinct[index - 1] ?? from, to)
    const arriving = direction(from, distinct[index + 2] ?? to)
    return {
      from,
      handle1: { x: from.x + leaving.x * reach, y: from.y + leaving.y * reach },
      handle2: { x: to.x - arriving.x * reach, y: to.y - arriving.y * reach },
      to,
    }
  })
}

export function startOf(segments: readonly Segment[]): LineEnd | undefined {
  const first = segments[0]
  if (!first) return undefined
  return { ...first.from, angle: pointing(first.from, [first.handle1, first.handle2, first.to]) }
}

export function endOf(segments: readonly Segment[]): LineEnd | undefined {
  const last = segments.at(-1)
  if (!last) return undefined
  return { ...last.to, angle: pointing(last.to, [last.handle2, last.handle1, last.from]) }
}

export function trim(segments: readonly Segment[], { start, end }: { start: number; end: number }): Segment[] {
  const [atStart, atEnd] = [startOf(segments), endOf(segments)]
  return segments.map((segment, index) => {
    const length = distance(segment.from, segment.to)
    const first = index === 0 && atStart ? step(atStart, -Math.min(start, length * 0.45)) : NO_STEP
    const last = index === segments.length - 1 && atEnd ? step(atEnd, -Math.min(end, length * 0.45)) : NO_STEP
    return {
      from: add(segment.from, first),
      handle1: add(segment.handle1, first),
      handle2: add(segment.handle2, last),
      to: add(segment.to, last),
    }
  })
}

const NO_STEP: Point = { x: 0, y: 0 }

function pointing(tip: Point, others: readonly Point[]): number {
  const other = others.find((point) => distance(point, tip) > 1e-9) ?? tip
  return Math.atan2(tip.y - other.y, tip.x - other.x)
}

function step({ angle }: LineEnd, by: number): Point {
  return { x: Math.cos(angle) * by, y: Math.sin(angle) * by }
}

function add(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

function direction(from: Point, to: Point): Point {
  const length = distance(from, to)
  return length === 0 ? NO_STEP : { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
}
