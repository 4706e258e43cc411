import { complete } from '../../document/elements/element.ts'
import type { Path } from '../../document/elements/path.ts'
import { LIMITS } from '../../document/limits.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import { apply, type Point } from '../../paint/matrix.ts'
import { measureOutline } from '../../paint/svg/measure-outline.ts'
import { type Contour, contoursOf, pathData } from './contour.ts'

/** Finer than this, in CSS pixels, nothing is seen. */
const SEEN_PX = 0.002

/** How many CSS pixels a unit of the data of a path has. */
function unitsOf({ viewBox, width, height }: Path): { readonly x: number; readonly y: number } {
  return viewBox ? { x: width / viewBox[2], y: height / viewBox[3] } : { x: 1, y: 1 }
}

/** From the units of the data to the own space of the path, in CSS pixels. */
export function ownPoint(path: Path, { x, y }: Point): Point {
  const units = unitsOf(path)
  return { x: (x - (path.viewBox?.[0] ?? 0)) * units.x, y: (y - (path.viewBox?.[1] ?? 0)) * units.y }
}

export function dataPoint(path: Path, { x, y }: Point): Point {
  const units = unitsOf(path)
  return { x: x / units.x + (path.viewBox?.[0] ?? 0), y: y / units.y + (path.viewBox?.[1] ?? 0) }
}

/**
 * Gives a path other points. Its box grows and shrinks with them, each side by as much as the outline, so that
 * the points that stay the same stay where they are on the page, however the path is turned. Returns the path
 * itself if its data would be too long.
 */
export function withContours(path: Path, contours: readonly Contour[]): Path {
  const before = contoursOf(path.d)
  if (!before) return path
  const units = unitsOf(path)
  const decimals = decimalsFor(Math.max(units.x, units.y))
  const d = pathData(contours, decimals)
  if (d === '' || d.length > LIMITS.pathCharacters) return path
  const [old, now] = [before, contours].map((each) => measureOutline(pathData(each, decimals)).bounds)
  if (!old || !now) return path
  const [x, y, width, height] = path.viewBox ?? [0, 0, path.width, path.height]
  const across = followed([x, x + width], [old.left, old.right], [now.left, now.right])
  const down = followed([y, y + height], [old.top, old.bottom], [now.top, now.bottom])
  const round = (value: number): number => Number(value.toFixed(decimals)) + 0
  const viewBox: NonNullable<Path['viewBox']> = [
    round(across.start),
    round(down.start),
    round(across.length),
    round(down.length),
  ]
  const size = { width: viewBox[2] * units.x, height: viewBox[3] * units.y }
  const corner = ownPoint(path, { x: viewBox[0], y: viewBox[1] })
  const center = apply(boxMatrix(complete(path)), { x: corner.x + size.width / 2, y: corner.y + size.height / 2 })
  return {
    ...path,
    x: bounded(center.x - size.width / 2),
    y: bounded(center.y - size.height / 2),
    width: boundedLength(size.width),
    height: boundedLength(size.height),
    d,
    viewBox,
  }
}

function decimalsFor(unit: number): number {
  return Math.min(9, Math.max(3, Math.ceil(Math.log10(Math.max(unit, SEEN_PX) / SEEN_PX))))
}

/** Moves the sides of a box as those of the outline have moved. One that would be lost gets those of the outline. */
function followed(
  [start, end]: readonly [number, number],
  [from, to]: readonly [number, number],
  [nextFrom, nextTo]: readonly [number, number],
): { start: number; length: number } {
  const moved = { start: start + nextFrom - from, end: end + nextTo - to }
  const isLost = moved.end - moved.start < LIMITS.minViewBoxSide
  const sides = isLost ? { start: nextFrom, end: nextTo } : moved
  return { start: sides.start, length: Math.max(LIMITS.minViewBoxSide, sides.end - sides.start) }
}
