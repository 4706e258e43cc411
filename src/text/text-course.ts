import svgpath from 'svgpath'
import { TEXT_PATH_DEFAULTS, type TextPath } from '../document/elements/text-path.ts'
import type { Turn } from './turn.ts'

/** The line along which a text runs. Distances are in CSS pixels from its start. */
export interface Course {
  readonly lengthPx: number
  /** Whether text can run across its end, as on a circle. */
  readonly isLoop: boolean
  at(distancePx: number): Turn
}

interface Size {
  readonly width: number
  readonly height: number
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Straight pieces of a curve: enough for letters of any size on a page. */
const PIECES_PER_CURVE = 48
const MAX_POINTS = 100_000

export function courseOf(path: TextPath, size: Size): Course {
  return path.type === 'circle' ? circle(path, size) : alongPath(path, size)
}

/** The largest circle in the box. */
function circle(path: Extract<TextPath, { type: 'circle' }>, { width, height }: Size): Course {
  const { startAngle, side } = { ...TEXT_PATH_DEFAULTS, ...path }
  const radius = Math.min(width, height) / 2
  const start = (startAngle * Math.PI) / 180
  return {
    lengthPx: 2 * Math.PI * radius,
    isLoop: true,
    at(distancePx) {
      const turn = radius > 0 ? distancePx / radius : 0
      const angle = side === 'outside' ? start + turn : start - turn
      const x = width / 2 + radius * Math.sin(angle)
      const y = height / 2 - radius * Math.cos(angle)
      return { x, y, radians: side === 'outside' ? angle : angle - Math.PI }
    },
  }
}

function alongPath({ d, viewBox, side }: Extract<TextPath, { type: 'path' }>, { width, height }: Size): Course {
  const [left, top, boxWidth, boxHeight] = viewBox ?? [0, 0, width, height]
  const [scaleX, scaleY] = viewBox ? [width / boxWidth, height / boxHeight] : [1, 1]
  const points = pointsOf(d).map(({ x, y }) => ({ x: (x - left) * scaleX, y: (y - top) * scaleY }))
  return alongPoints(side === 'inside' ? points.toReversed() : points)
}

function alongPoints(points: readonly Point[]): Course {
  const ends: number[] = []
  let lengthPx = 0
  for (const [index, { x, y }] of points.entries()) {
    const before = points[index - 1] ?? { x, y }
    lengthPx += Math.hypot(x - before.x, y - before.y)
    ends.push(lengthPx)
  }
  return {
    lengthPx,
    isLoop: false,
    at(distancePx) {
      const index = Math.max(1, lowerBound(ends, distancePx))
      const from = points[index - 1] ?? { x: 0, y: 0 }
      const to = points[index] ?? from
      const piecePx = (ends[index] ?? 0) - (ends[index - 1] ?? 0)
      const part = piecePx > 0 ? (distancePx - (ends[index - 1] ?? 0)) / piecePx : 0
      const radians = Math.atan2(to.y - from.y, to.x - from.x)
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, radians }
    },
  }
}

/** Returns the index of the first value that is not below `wanted`, or of the last one. */
function lowerBound(values: readonly number[], wanted: number): number {
  let [low, high] = [0, Math.max(0, values.length - 1)]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** Only the first of several lines carries text. */
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let at: Point = { x: 0, y: 0 }
  let isEnded = false
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate(([command, ...n]) => {
      if (command === 'M' && points.length > 0) isEnded = true
      if (isEnded || points.length > MAX_POINTS) return
      const end = endOf(command, n, { at, start: points[0] ?? at })
      const controls = [at, ...pairs(n)]
      if (command === 'C' || command === 'Q') {
        for (let piece = 1; piece <= PIECES_PER_CURVE; piece += 1)
          points.push(onCurve(controls, piece / PIECES_PER_CURVE))
      } else points.push(end)
      at = end
    })
  return points
}

function endOf(command: string, n: readonly number[], { at, start }: { at: Point; start: Point }): Point {
  if (command === 'H') return { x: n[0] ?? 0, y: at.y }
  if (command === 'V') return { x: at.x, y: n[0] ?? 0 }
  if (command === 'Z' || command === 'z') return start
  return { x: n.at(-2) ?? 0, y: n.at(-1) ?? 0 }
}

function pairs(n: readonly number[]): Point[] {
  return Array.from({ length: Math.floor(n.length / 2) }, (_, index) => ({
    x: n[2 * index] ?? 0,
    y: n[2 * index + 1] ?? 0,
  }))
}

/** By the algorithm of de Casteljau. */
function onCurve(controls: readonly Point[], part: number): Point {
  let points = controls
  while (points.length > 1) {
    points = points.slice(1).map((to, index) => {
      const from = points[index] ?? to
      return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
    })
  }
  return points[0] ?? { x: 0, y: 0 }
}
