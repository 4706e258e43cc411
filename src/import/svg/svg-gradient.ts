import type { XmlElement } from '@rgrove/parse-xml'
import { LIMITS } from '../../document/limits.ts'
import type { Paint } from '../../document/paint.ts'
import type { Matrix } from '../../paint/canvas.ts'
import { apply, invert, isSimilarity, multiply } from '../../paint/matrix.ts'
import type { Rgba } from '../../document/hex-color.ts'
import { hexOf, readColor } from '../../document/read-css-color.ts'
import { degrees, within } from '../numbers.ts'
import type { Box } from '../placed-box.ts'
import { childrenOf, localName } from '../read-xml.ts'
import { styleOf } from './svg-css.ts'
import { readFraction, readLength } from './svg-lengths.ts'
import type { SvgImport } from './svg-import.ts'
import { readTransform } from './svg-transform.ts'

/** What a gradient covers. */
export interface Painted {
  /** The shape in its own coordinates, without stroke. */
  readonly box: Box
  /** From pixels of the element's box to the coordinates of the shape. */
  readonly toShape: Matrix
  /** Of the element's box, in pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly opacity: number
}

interface OffsetColor {
  readonly offset: number
  readonly color: Rgba
}

/** Returns the paint, or why a design cannot express it. */
export function readGradient(
  file: SvgImport,
  gradient: XmlElement,
  painted: Painted,
): Paint | { readonly reason: string } {
  const chain = chainOf(file, gradient)
  const attribute = (name: string): string | undefined =>
    chain.find(({ attributes }) => attributes[name] !== undefined)?.attributes[name]
  // The ends of linear gradients are added.
  const all = stopsOf(file, chain, painted.opacity)
  const stops = file.draft.first(all, LIMITS.stops - 2, { noun: 'colors of a gradient' })
  const [first] = stops
  if (!first) return { reason: 'Gradient without colors' }
  if (stops.length === 1) return hexOf(first.color)
  const spread = attribute('spreadMethod') ?? 'pad'
  if (spread !== 'pad') return { reason: 'Repeated gradient' }
  const isBox = attribute('gradientUnits') !== 'userSpaceOnUse'
  const unit: Matrix = isBox
    ? { a: painted.box.width, b: 0, c: 0, d: painted.box.height, e: painted.box.x, f: painted.box.y }
    : { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  const toShape = multiply(unit, readTransform(attribute('gradientTransform')))
  const toGradient = invert(toShape)
  if (!toGradient) return hexOf(stops.at(-1)?.color ?? first.color)
  const length = (name: string, whole: number, fallback: string): number =>
    readLength(attribute(name) ?? fallback, { whole: isBox ? 1 : whole, fontSize: 16 }) ?? 0
  const fromBox = multiply(toGradient, painted.toShape)
  const { width, height } = file.viewport
  if (localName(gradient) === 'linearGradient') {
    const [start, end] = [
      { x: length('x1', width, '0%'), y: length('y1', height, '0%') },
      { x: length('x2', width, '100%'), y: length('y2', height, '0%') },
    ]
    return linearPaint(fromBox, { start, end, stops }, painted.size)
  }
  const whole = Math.hypot(width, height) / Math.SQRT2
  const center = { x: length('cx', width, '50%'), y: length('cy', height, '50%') }
  const radius = length('r', whole, '50%')
  const focus = { x: length('fx', width, attribute('cx') ?? '50%'), y: length('fy', height, attribute('cy') ?? '50%') }
  if (Math.hypot(focus.x - center.x, focus.y - center.y) > radius * 0.1)
    return { reason: 'Gradient with a focal point' }
  return radialPaint(fromBox, { center, radius, stops }, painted.size)
}

function chainOf(file: SvgImport, gradient: XmlElement): XmlElement[] {
  const chain = [gradient]
  while (chain.length < 10) {
    const last = chain.at(-1)
    const id = (last?.attributes['href'] ?? last?.attributes['xlink:href'] ?? '').replace(/^#/, '')
    const next = file.byId.get(id)
    if (!next || chain.includes(next)) break
    chain.push(next)
  }
  return chain
}

function stopsOf(file: SvgImport, chain: readonly XmlElement[], opacity: number): OffsetColor[] {
  const owner = chain.find((element) => childrenOf(element).some((child) => localName(child) === 'stop'))
  let last = 0
  return childrenOf(owner)
    .filter((child) => localName(child) === 'stop')
    .map((stop) => {
      const style = styleOf(stop, {}, file.rules)
      const named = style['stop-color'] === 'currentColor' ? style['color'] : style['stop-color']
      const color = readColor(named ?? 'black') ?? { r: 0, g: 0, b: 0, a: 1 }
      last = Math.max(last, readFraction(stop.attributes['offset'], 0))
      return { offset: last, color: { ...color, a: color.a * readFraction(style['stop-opacity'], 1) * opacity } }
    })
}

interface LinearLine {
  readonly start: { readonly x: number; readonly y: number }
  readonly end: { readonly x: number; readonly y: number }
  readonly stops: readonly OffsetColor[]
}

/** The lines of equal color stay straight under every transform, so a linear gradient is always exact. */
function linearPaint(fromBox: Matrix, { start, end, stops }: LinearLine, { width, height }: Painted['size']): Paint {
  const [dx, dy] = [end.x - start.x, end.y - start.y]
  const square = dx * dx + dy * dy
  const last = hexOf(stops.at(-1)?.color ?? { r: 0, g: 0, b: 0, a: 1 })
  if (square === 0) return last
  const at = (x: number, y: number): number => {
    const point = apply(fromBox, { x, y })
    return ((point.x - start.x) * dx + (point.y - start.y) * dy) / square
  }
  const [slopeX, slopeY] = [at(1, 0) - at(0, 0), at(0, 1) - at(0, 0)]
  if (Math.hypot(slopeX, slopeY) === 0) return last
  const angle = Math.atan2(slopeX, -slopeY)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2
  const from = at(width / 2 - sin * half, height / 2 + cos * half)
  const to = at(width / 2 + sin * half, height / 2 - cos * half)
  return { type: 'linear', angle: degrees((angle * 180) / Math.PI), stops: stopsBetween(stops, from, to) }
}

/** Returns the stops of the part from `from` to `to`, whose ends have the colors of the gradient there. */
function stopsBetween(stops: readonly OffsetColor[], from: number, to: number) {
  const inside = stops.filter(({ offset }) => offset > from && offset < to)
  const parts = [{ offset: from, color: colorAt(stops, from) }, ...inside, { offset: to, color: colorAt(stops, to) }]
  return parts.map(({ offset, color }) => ({
    offset: within((offset - from) / (to - from), 0, 1),
    color: hexOf(color),
  }))
}

function colorAt(stops: readonly OffsetColor[], offset: number): Rgba {
  const next = stops.find((stop) => stop.offset >= offset)
  const previous = stops.findLast((stop) => stop.offset <= offset)
  if (!previous || !next || next.offset === previous.offset)
    return (next && !previous ? next : (previous ?? next))?.color ?? { r: 0, g: 0, b: 0, a: 1 }
  const share = (offset - previous.offset) / (next.offset - previous.offset)
  const mix = (name: keyof Rgba): number => previous.color[name] + (next.color[name] - previous.color[name]) * share
  return { r: mix('r'), g: mix('g'), b: mix('b'), a: mix('a') }
}

interface RadialCircle {
  readonly center: { readonly x: number; readonly y: number }
  readonly radius: number
  readonly stops: readonly OffsetColor[]
}

function radialPaint(
  fromBox: Matrix,
  { center, radius, stops }: RadialCircle,
  { width, height }: Painted['size'],
): Paint | { reason: string } {
  const toBox = invert(fromBox)
  const diagonal = Math.hypot(width, height) / 2
  if (!toBox || diagonal === 0 || radius <= 0) return hexOf(stops.at(-1)?.color ?? { r: 0, g: 0, b: 0, a: 1 })
  if (!isSimilarity(toBox)) return { reason: 'Elliptic gradient' }
  const middle = apply(toBox, center)
  const reach = (radius * Math.hypot(toBox.a, toBox.b)) / diagonal
  const [x, y] = [middle.x / (width || 1), middle.y / (height || 1)]
  if (reach > 10 || reach < 0.001 || Math.abs(x) > 10 || Math.abs(y) > 10)
    return { reason: 'Gradient far larger than its shape' }
  return {
    type: 'radial',
    center: { x: within(x, -10, 10), y: within(y, -10, 10) },
    radius: within(reach, 0.001, 10),
    stops: stops.map(({ offset, color }) => ({ offset: within(offset, 0, 1), color: hexOf(color) })),
  }
}
