import { type Segment, segmentsOf } from './path-segments.ts'

interface Warp {
  readonly x: (at: number) => number
  readonly y: (at: number) => number
  /** Of the radii of arcs. */
  readonly scale: number
}

/**
 * Moves each point of path data by itself, so that an opening stays around what it shows. Returns undefined for
 * relative commands and numbers with exponents.
 */
export function warpPath(d: string, warp: Warp): string | undefined {
  const segments = segmentsOf(d)
  if (!segments || segments.some(({ command }) => command !== command.toUpperCase())) return undefined
  let from = { x: 0, y: 0 }
  return segments
    .map((segment) => {
      const to = endOf(segment, from)
      const warped = moved(segment, { from, to, warp })
      from = to
      return warped
    })
    .join('')
}

interface Point {
  readonly x: number
  readonly y: number
}

/** After a closed contour, path data begins with a move. */
function endOf({ command, numbers }: Segment, from: Point): Point {
  const [x = from.x, y = from.y] = numbers.slice(-2)
  if (command === 'H') return { x, y: from.y }
  return command === 'V' ? { x: from.x, y: x } : { x, y }
}

interface Move {
  readonly from: Point
  readonly to: Point
  readonly warp: Warp
}

function moved(segment: Segment, move: Move): string {
  const { command, numbers } = segment
  const { x, y } = move.warp
  const radii = radiiOf(segment, move)
  const values = numbers.map((value, index) => {
    if (command === 'H') return x(value)
    if (command === 'V') return y(value)
    if (command !== 'A') return index % 2 === 0 ? x(value) : y(value)
    return radii[index] ?? (index === 5 ? x(value) : index === 6 ? y(value) : value)
  })
  return `${command}${values.map((value) => Math.round(value * 100) / 100).join(' ')}`
}

const TOLERANCE = 0.01

/** A quarter of an ellipse remains one, so that it continues the lines before and after it without a bend. */
function radiiOf({ numbers: [rx = 0, ry = 0] }: Segment, { from, to, warp: { x, y, scale } }: Move): number[] {
  const isQuarter =
    Math.abs(Math.abs(to.x - from.x) - rx) < TOLERANCE && Math.abs(Math.abs(to.y - from.y) - ry) < TOLERANCE
  return isQuarter ? [Math.abs(x(to.x) - x(from.x)), Math.abs(y(to.y) - y(from.y))] : [rx * scale, ry * scale]
}
