import type { XmlElement } from '@rgrove/parse-xml'
import { checkPathData } from '../../document/check-path-data.ts'
import { localName } from '../read-xml.ts'
import { ellipse, n } from '../shapes/arc-to.ts'
import { readLength, readLengths } from './svg-lengths.ts'

export interface Viewport {
  readonly width: number
  readonly height: number
}

export interface Lengths {
  readonly x: (name: string) => number | undefined
  readonly y: (name: string) => number | undefined
  readonly other: (name: string) => number | undefined
}

export function lengthsOf(element: XmlElement, { width, height }: Viewport, fontSize = 16): Lengths {
  const read =
    (whole: number) =>
    (name: string): number | undefined =>
      readLength(element.attributes[name], { whole, fontSize })
  return { x: read(width), y: read(height), other: read(Math.hypot(width, height) / Math.SQRT2) }
}

/** Returns the outline of a basic shape or path as path data, or undefined if it draws nothing. */
export function outlineOf(element: XmlElement, viewport: Viewport): string | undefined {
  const lengths = lengthsOf(element, viewport)
  const { x, y, other } = lengths
  switch (localName(element)) {
    case 'path':
      return validPart(element.attributes['d'] ?? '')
    case 'rect':
      return rectOutline(lengths)
    case 'circle': {
      const radius = other('r') ?? 0
      return radius > 0 ? ellipse({ x: x('cx') ?? 0, y: y('cy') ?? 0 }, radius, radius) : undefined
    }
    case 'ellipse': {
      const [radiusX, radiusY] = [x('rx') ?? y('ry') ?? 0, y('ry') ?? x('rx') ?? 0]
      return radiusX > 0 && radiusY > 0 ? ellipse({ x: x('cx') ?? 0, y: y('cy') ?? 0 }, radiusX, radiusY) : undefined
    }
    case 'line':
      return `M${n(x('x1') ?? 0)} ${n(y('y1') ?? 0)}L${n(x('x2') ?? 0)} ${n(y('y2') ?? 0)}`
    case 'polygon':
    case 'polyline': {
      const values = readLengths(element.attributes['points'], { whole: 0, fontSize: 16 })
      if (values.length < 4) return undefined
      const points = Array.from(
        { length: Math.floor(values.length / 2) },
        (_, index) => `${values[index * 2]} ${values[index * 2 + 1]}`,
      )
      return `M${points.join('L')}${localName(element) === 'polygon' ? 'Z' : ''}`
    }
    default:
      return undefined
  }
}

/** Radii of corners as SVG limits them. */
export function cornersOf({ x, y }: Lengths): { radiusX: number; radiusY: number } {
  const [width, height] = [x('width') ?? 0, y('height') ?? 0]
  const radiusX = Math.min(x('rx') ?? y('ry') ?? 0, width / 2)
  return { radiusX, radiusY: Math.min(y('ry') ?? x('rx') ?? 0, height / 2) }
}

function rectOutline(lengths: Lengths): string | undefined {
  const { x, y } = lengths
  const [left, top, width, height] = [x('x') ?? 0, y('y') ?? 0, x('width') ?? 0, y('height') ?? 0]
  if (!(width > 0 && height > 0)) return undefined
  const { radiusX, radiusY } = cornersOf(lengths)
  if (radiusX <= 0 || radiusY <= 0) return `M${n(left)} ${n(top)}h${n(width)}v${n(height)}h${n(-width)}Z`
  const turn = (dx: number, dy: number): string => `a${n(radiusX)} ${n(radiusY)} 0 0 1 ${n(dx)} ${n(dy)}`
  return `M${n(left + radiusX)} ${n(top)}h${n(width - 2 * radiusX)}${turn(radiusX, radiusY)}v${n(height - 2 * radiusY)}${turn(-radiusX, radiusY)}h${n(2 * radiusX - width)}${turn(-radiusX, -radiusY)}v${n(2 * radiusY - height)}${turn(radiusX, -radiusY)}Z`
}

/** Path data is drawn up to its first error. */
function validPart(d: string): string | undefined {
  const text = d.trim()
  const issue = text === '' ? 'empty' : checkPathData(text)
  if (issue === undefined) return text
  const position = Number(/at position (\d+)/.exec(issue)?.[1])
  if (!Number.isFinite(position)) return undefined
  const cut = text
    .slice(0, position)
    .replace(/[a-z][^a-z]*$/i, '')
    .trim()
  return cut !== '' && checkPathData(cut) === undefined ? cut : undefined
}
