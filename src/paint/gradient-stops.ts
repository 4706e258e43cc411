import { parseHexColor, type Rgba } from '../document/hex-color.ts'

interface Stop {
  readonly offset: number
  readonly color: string
}

/** Stops that approximate a premultiplied transition without visible steps. */
const STEPS = 16

/** Orders and adds stops as CSS does: offsets never decrease, and colors are interpolated premultiplied. */
export function gradientStops(stops: readonly Stop[]): Stop[] {
  const ordered: Stop[] = []
  for (const { offset, color } of stops) {
    const previous = ordered.at(-1)
    const stop = { offset: Math.max(offset, previous?.offset ?? 0), color }
    if (previous) ordered.push(...between(previous, stop))
    ordered.push(stop)
  }
  return ordered
}

function between(from: Stop, to: Stop): Stop[] {
  const [start, end] = [parseHexColor(from.color), parseHexColor(to.color)]
  const isSameColor = start.r === end.r && start.g === end.g && start.b === end.b
  if (isSameColor || start.a === end.a || from.offset === to.offset) return []
  // If the invisible end has the color of the other one, plain interpolation is exact.
  if (start.a === 0) return [{ offset: from.offset, color: format({ ...end, a: 0 }) }]
  if (end.a === 0) return [{ offset: to.offset, color: format({ ...start, a: 0 }) }]
  return Array.from({ length: STEPS - 1 }, (_, index) => {
    const at = (index + 1) / STEPS
    return { offset: from.offset + (to.offset - from.offset) * at, color: format(mix(start, end, at)) }
  })
}

function mix(start: Rgba, end: Rgba, at: number): Rgba {
  const a = start.a + (end.a - start.a) * at
  const channel = (from: number, to: number): number => (from * start.a * (1 - at) + to * end.a * at) / a
  return { r: channel(start.r, end.r), g: channel(start.g, end.g), b: channel(start.b, end.b), a }
}

function format({ r, g, b, a }: Rgba): string {
  const round = (value: number): number => Math.round(value * 100) / 100
  return `rgba(${round(r)}, ${round(g)}, ${round(b)}, ${Math.round(a * 10_000) / 10_000})`
}
