import { type Turn, turned } from '../../text/turn.ts'
import type { Bounds } from '../bounds.ts'
import type { Path } from '../canvas.ts'
import type { NewPath } from '../outlines/outline.ts'

/** A part of a highlight that is not straight, as a rectangle in the space of a letter. */
export interface Slice extends Bounds {
  readonly turn: Turn
}

interface Point {
  readonly x: number
  readonly y: number
}

/** Control points of a quarter of a circle. */
const ARC = 0.5523

/** Joins slices that are in the same space, as all of a vertical line are. */
export function joinSlices(slices: readonly Slice[]): Slice[] {
  const ordered = slices.toSorted((a, b) => a.left - b.left)
  const joined: Slice[] = []
  for (const slice of ordered) {
    const last = joined.at(-1)
    if (last && isSameTurn(last.turn, slice.turn))
      joined[joined.length - 1] = { ...last, right: Math.max(last.right, slice.right) }
    else joined.push(slice)
  }
  return joined
}

function isSameTurn(a: Turn, b: Turn): boolean {
  return a.x === b.x && a.y === b.y && a.radians === b.radians
}

/** Returns the smallest upright box around the slices. */
export function boundsOfSlices(slices: readonly Slice[]): Bounds {
  const corners = slices.flatMap((slice) =>
    [slice.left, slice.right].flatMap((u) => [slice.top, slice.bottom].map((v) => turned(slice.turn, u, v))),
  )
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/**
 * Returns a band around slices of the same height that follow each other. Its edges are smooth: they
 * touch those of each slice at its middle, where a letter on a path has the direction of the path.
 */
export function bandPath(newPath: NewPath, slices: readonly Slice[], radius: number): Path {
  const path = newPath()
  const [first, last] = [slices[0], slices.at(-1)]
  if (!first || !last) return path
  const { top, bottom } = first
  const shortest = Math.min(first.right - first.left, last.right - last.left) / 2
  const corner = Math.max(0, Math.min(radius, shortest, (bottom - top) / 2))
  move(path, turned(first.turn, first.left, bottom - corner))
  line(path, turned(first.turn, first.left, top + corner))
  addCorner(path, first, { from: [first.left, top + corner], at: [first.left, top], to: [first.left + corner, top] })
  addEdge(path, slices, top)
  line(path, turned(last.turn, last.right - corner, top))
  addCorner(path, last, { from: [last.right - corner, top], at: [last.right, top], to: [last.right, top + corner] })
  line(path, turned(last.turn, last.right, bottom - corner))
  addCorner(path, last, {
    from: [last.right, bottom - corner],
    at: [last.right, bottom],
    to: [last.right - corner, bottom],
  })
  addEdge(path, slices.toReversed(), bottom)
  line(path, turned(first.turn, first.left + corner, bottom))
  addCorner(path, first, {
    from: [first.left + corner, bottom],
    at: [first.left, bottom],
    to: [first.left, bottom - corner],
  })
  path.closePath()
  return path
}

/** From the middle of the first slice to that of the last, in either direction. */
function addEdge(path: Path, slices: readonly Slice[], v: number): void {
  for (const [index, slice] of slices.entries()) {
    const middle = turned(slice.turn, (slice.left + slice.right) / 2, v)
    const before = slices[index - 1]
    if (!before) {
      line(path, middle)
      continue
    }
    const isForward = before.left <= slice.left
    const from = turned(before.turn, (before.left + before.right) / 2, v)
    const end = turned(before.turn, isForward ? before.right : before.left, v)
    const start = turned(slice.turn, isForward ? slice.left : slice.right, v)
    const control = { x: (end.x + start.x) / 2, y: (end.y + start.y) / 2 }
    curve(path, [between(from, control, 2 / 3), between(middle, control, 2 / 3)], middle)
  }
}

type Place = readonly [u: number, v: number]

function addCorner(path: Path, { turn }: Slice, { from, at, to }: { from: Place; at: Place; to: Place }): void {
  const [start, corner, end] = [turned(turn, ...from), turned(turn, ...at), turned(turn, ...to)]
  curve(path, [between(start, corner, ARC), between(end, corner, ARC)], end)
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}

function move(path: Path, { x, y }: Point): void {
  path.moveTo(x, y)
}

function line(path: Path, { x, y }: Point): void {
  path.lineTo(x, y)
}

function curve(path: Path, [a, b]: readonly [Point, Point], end: Point): void {
  path.bezierCurveTo(a.x, a.y, b.x, b.y, end.x, end.y)
}
