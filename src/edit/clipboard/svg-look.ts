import { parseHexColor } from '../../document/hex-color.ts'
import type { Stroke } from '../../document/paint.ts'
import { LIMITS } from '../../document/limits.ts'
import { colorOfCss } from './css-color.ts'
import { declarationsOf, type Markup } from './markup.ts'

/** Properties that SVG elements inherit. */
export type Inherited = ReadonlyMap<string, string>

const INHERITED = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'color'],
  ...['stroke-linejoin', 'stroke-dasharray', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor'],
]

/** The properties of an element, from its attributes and its style, with those that it inherits. */
export function propertiesOf(node: Markup, inherited: Inherited): Map<string, string> {
  const own = new Map(Object.entries(node.attributes))
  for (const [name, value] of declarationsOf(node)) own.set(name, value)
  const kept = INHERITED.flatMap((name): [string, string][] => {
    const value = own.get(name) ?? inherited.get(name)
    return value === undefined ? [] : [[name, value]]
  })
  return new Map([...own, ...kept])
}

export function inheritedOf(properties: ReadonlyMap<string, string>): Inherited {
  return new Map(Array.from(properties).filter(([name]) => INHERITED.includes(name)))
}

export interface Look {
  readonly fill: string | null
  readonly stroke: Stroke | null
  readonly opacity: number
}

/** The colors of a shape; undefined if they are gradients, patterns, or not known. Sizes are scaled by `scale`. */
export function lookOf(properties: ReadonlyMap<string, string>, scale: number): Look | undefined {
  const fill = paintOf(properties, 'fill', '#000000')
  const paint = paintOf(properties, 'stroke', 'none')
  if (fill === undefined || paint === undefined) return undefined
  return { fill, stroke: strokeOf(properties, paint, scale), opacity: unit(properties.get('opacity')) }
}

/** Null is no paint. */
function paintOf(properties: ReadonlyMap<string, string>, name: string, initial: string): string | null | undefined {
  const css = (properties.get(name) ?? initial).trim()
  if (css === 'none' || css === 'transparent') return null
  const color = colorOfCss(css === 'currentColor' ? (properties.get('color') ?? 'black') : css)
  const opacity = unit(properties.get(`${name}-opacity`))
  if (color === undefined || opacity === 1) return color
  const { a: alpha } = parseHexColor(color)
  return (
    color.slice(0, 7) +
    Math.round(alpha * opacity * 255)
      .toString(16)
      .padStart(2, '0')
  )
}

function strokeOf(properties: ReadonlyMap<string, string>, paint: string | null, scale: number): Stroke | null {
  const width = (numberOf(properties.get('stroke-width')) ?? 1) * scale
  if (paint === null || width <= 0) return null
  const cap = properties.get('stroke-linecap')
  const join = properties.get('stroke-linejoin')
  const dash = (properties.get('stroke-dasharray') ?? 'none')
    .split(/[\s,]+/)
    .map((each) => Number.parseFloat(each) * scale)
  const isDashed = dash.every((each) => each >= 0 && each <= LIMITS.dashPx) && dash.length <= LIMITS.dashes
  return {
    paint,
    width: Math.min(width, LIMITS.strokePx),
    ...((cap === 'round' || cap === 'square') && { cap }),
    ...((join === 'round' || join === 'bevel') && { join }),
    ...(isDashed && { dash }),
  }
}

/** A length in pixels; undefined for one in other units or in percent. */
export function numberOf(text: string | undefined): number | undefined {
  const match = /^\s*([-+]?[\d.]+(?:e[-+]?\d+)?)(?:px)?\s*$/i.exec(text ?? '')
  const number = Number(match?.[1] ?? Number.NaN)
  return Number.isFinite(number) ? number : undefined
}

function unit(text: string | undefined): number {
  const number = text?.endsWith('%') === true ? Number.parseFloat(text) / 100 : Number(text ?? 1)
  return Number.isFinite(number) ? Math.max(0, Math.min(1, number)) : 1
}
