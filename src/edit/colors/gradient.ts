import { type Brand, brandValue } from '../../document/brand.ts'
import type {
  ConicGradient,
  ImagePaint,
  LinearGradient,
  Paint,
  PatternPaint,
  RadialGradient,
} from '../../document/paint.ts'
import { LIMITS } from '../../document/limits.ts'
import { hexOf, hsvaOf, normalizedHex } from './color-model.ts'
import { parseHexColor } from '../../document/hex-color.ts'

export type Gradient = LinearGradient | RadialGradient | ConicGradient
export type Stops = Gradient['stops']
export type PaintKind = 'none' | 'solid' | Gradient['type'] | (ImagePaint | PatternPaint)['type']

export function paintKindOf(paint: Paint | null): PaintKind {
  if (paint === null) return 'none'
  return typeof paint === 'string' ? 'solid' : paint.type
}

/** Returns a color of the document as hex, also if it names one of the brand; black if the brand has no such name. */
export function resolvedColor(color: string, brand: Brand | undefined): string {
  return brandValue(brand, 'colors', color) ?? '#000000'
}

/** Adds a stop where a gradient has none, in the color that is seen there. Returns its index too. */
export function withStopBetween(
  stops: Stops,
  offset: number,
  brand: Brand | undefined,
): { readonly stops: Stops; readonly index: number } {
  const resolved = stops.map((stop) => ({ ...stop, color: resolvedColor(stop.color, brand) }))
  const rounded = Math.round(offset * 1000) / 1000
  const next = withStop(stops, { offset: rounded, color: colorAt(resolved, rounded) })
  return {
    stops: next,
    index: Math.max(
      0,
      next.findIndex((each) => !stops.includes(each)),
    ),
  }
}

/** Returns the middle between a stop and the next one, or the previous one for the last. */
export function offsetAfter(stops: Stops, index: number): number {
  const [from, to] = [stops[index]?.offset ?? 0, stops[index + 1]?.offset ?? 1]
  return to > from ? (from + to) / 2 : ((stops[index - 1]?.offset ?? 0) + from) / 2
}

/** Returns the color of a gradient at an offset, as the painter shows it up to rounding. Stops have hex colors. */
export function colorAt(stops: Stops, offset: number): string {
  const after = stops.findIndex((stop) => stop.offset >= offset)
  const [from, to] = [stops[after - 1] ?? stops[0], stops[after] ?? stops.at(-1)]
  if (!from || !to) return '#000000'
  const share = to.offset === from.offset ? 0 : (offset - from.offset) / (to.offset - from.offset)
  const [start, end] = [parseHexColor(from.color), parseHexColor(to.color)]
  const mixed = [start.r, start.g, start.b, start.a * 255].map((channel, index) => {
    const other = [end.r, end.g, end.b, end.a * 255][index] ?? channel
    return Math.round(channel + (other - channel) * Math.min(1, Math.max(0, share)))
      .toString(16)
      .padStart(2, '0')
  })
  return `#${mixed.join('').replace(/^(.{6})ff$/, '$1')}`
}

/** Adds a stop in its place. Returns the stops themselves if there are as many as possible. */
export function withStop(stops: Stops, stop: Stops[number]): Stops {
  if (stops.length >= LIMITS.stops) return stops
  const after = stops.findIndex(({ offset }) => offset > stop.offset)
  return stops.toSpliced(after < 0 ? stops.length : after, 0, stop)
}

/** Moves a stop, at most to its neighbors. */
export function withStopAt(stops: Stops, index: number, offset: number): Stops {
  const [least, most] = [stops[index - 1]?.offset ?? 0, stops[index + 1]?.offset ?? 1]
  const moved = Math.round(Math.min(most, Math.max(least, offset)) * 1000) / 1000
  return stops.map((stop, at) => (at === index ? { ...stop, offset: moved } : stop))
}

/** Two stops always remain. */
export function withoutStop(stops: Stops, index: number): Stops {
  return stops.length > 2 ? stops.toSpliced(index, 1) : stops
}

export function reversedStops(stops: Stops): Stops {
  return stops.toReversed().map((stop) => ({ ...stop, offset: Math.round((1 - stop.offset) * 1000) / 1000 }))
}

/** Makes a paint of another kind with the colors or the picture of the one before. `src` is for a new picture. */
export function convertedPaint(paint: Paint | null, kind: PaintKind, src: string): Paint | null {
  if (paintKindOf(paint) === kind) return paint
  switch (kind) {
    case 'none':
      return null
    case 'solid':
      return firstColor(paint)
    case 'linear':
    case 'radial':
    case 'conic':
      return { type: kind, stops: stopsOf(paint) }
    case 'image':
    case 'pattern':
      return { type: kind, src: paint !== null && typeof paint !== 'string' && 'src' in paint ? paint.src : src }
  }
}

function firstColor(paint: Paint | null): string {
  if (typeof paint === 'string') return paint
  return (paint && 'stops' in paint && paint.stops[0]?.color) || '#808080'
}

/** From the color before to one that is next to it on the color wheel. */
function stopsOf(paint: Paint | null): Stops {
  if (paint !== null && typeof paint !== 'string' && 'stops' in paint) return paint.stops
  const color = firstColor(paint)
  return [
    { offset: 0, color },
    { offset: 1, color: nextTo(color) },
  ]
}

/** Light colors become darker and dark ones lighter, so that the gradient can be seen. */
function nextTo(color: string): string {
  // Names of the brand have no hue of their own.
  if (normalizedHex(color) === undefined) return '#ffffff'
  const { hue, saturation, value, alpha } = hsvaOf(color)
  return hexOf({ hue: (hue + 40) % 360, saturation, value: value > 0.5 ? value * 0.7 : value + 0.35, alpha })
}
