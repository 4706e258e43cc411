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
  return segments.map((segment) => moved(segment, warp)).join('')
}

function moved({ command, numbers }: Segment, { x, y, scale }: Warp): string {
  const values = numbers.map((value, index) => {
    if (command === 'H') return x(value)
    if (command === 'V') return y(value)
    if (command !== 'A') return index % 2 === 0 ? x(value) : y(value)
    if (index < 2) return value * scale
    return index === 5 ? x(value) : index === 6 ? y(value) : value
  })
  return `${command}${values.map((value) => Math.round(value * 100) / 100).join(' ')}`
}
