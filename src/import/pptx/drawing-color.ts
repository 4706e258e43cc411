import type { XmlElement } from '@rgrove/parse-xml'
import type { Rgba } from '../../document/hex-color.ts'
import { hexOf, hslToRgb, readColor } from '../../document/read-css-color.ts'
import { childOf, childrenOf, localName } from '../read-xml.ts'
import type { SlideContext } from './slide-part.ts'

const COLORS = new Set(['srgbClr', 'schemeClr', 'sysClr', 'prstClr', 'hslClr', 'scrgbClr'])

/** Returns the color that is the first of the children, with its changes. */
export function colorIn(parent: XmlElement | undefined, context: SlideContext): Rgba | undefined {
  const color = childrenOf(parent).find((child) => COLORS.has(localName(child)))
  return color && readDrawingColor(color, context)
}

/** Returns the two colors that replace black and white in a picture, if it has them. */
export function duotoneOf(
  blip: XmlElement | undefined,
  context: SlideContext,
): { dark: string; light: string } | undefined {
  const [dark, light] = childrenOf(childOf(blip, 'duotone')).map((color) => readDrawingColor(color, context))
  return dark && light && { dark: hexOf(dark), light: hexOf(light) }
}

export function readDrawingColor(color: XmlElement, context: SlideContext, depth = 0): Rgba | undefined {
  const base = baseOf(color, context, depth)
  return base && childrenOf(color).reduce(changed, base)
}

function baseOf(color: XmlElement, context: SlideContext, depth: number): Rgba | undefined {
  const value = color.attributes['val'] ?? ''
  const share = (name: string): number => Number(color.attributes[name] ?? 0) / 100_000
  switch (localName(color)) {
    case 'srgbClr':
      return readColor(`#${value}`)
    case 'sysClr':
      return readColor(`#${color.attributes['lastClr'] ?? (value === 'window' ? 'ffffff' : '000000')}`)
    case 'prstClr':
      return readColor(value.replace(/^dk/, 'dark').replace(/^lt/, 'light').replace(/^med/, 'medium'))
    case 'hslClr':
      return { ...hslToRgb(Number(color.attributes['hue'] ?? 0) / 60_000, share('sat'), share('lum')), a: 1 }
    case 'scrgbClr':
      return { r: linear(share('r')), g: linear(share('g')), b: linear(share('b')), a: 1 }
    default: {
      if (value === 'phClr') {
        const { placeholderColor, ...rest } = context
        return placeholderColor && depth < 5 ? readDrawingColor(placeholderColor, rest, depth + 1) : undefined
      }
      const named = context.theme.colors.get(context.colorMap[value] ?? value)
      return named && depth < 5 ? readDrawingColor(named, context, depth + 1) : undefined
    }
  }
}

/** Applies one change, such as `lumMod`. */
function changed(color: Rgba, change: XmlElement): Rgba {
  const share = Number(change.attributes['val'] ?? 0) / 100_000
  const [hue, saturation, lightness] = hslOf(color)
  const hsl = (h: number, s: number, l: number): Rgba => ({ ...hslToRgb(h, unit(s), unit(l)), a: color.a })
  const each = (map: (value: number) => number): Rgba => ({
    r: map(color.r),
    g: map(color.g),
    b: map(color.b),
    a: color.a,
  })
  switch (localName(change)) {
    case 'alpha':
      return { ...color, a: unit(share) }
    case 'alphaMod':
      return { ...color, a: unit(color.a * share) }
    case 'lumMod':
      return hsl(hue, saturation, lightness * share)
    case 'lumOff':
      return hsl(hue, saturation, lightness + share)
    case 'satMod':
      return hsl(hue, saturation * share, lightness)
    case 'satOff':
      return hsl(hue, saturation + share, lightness)
    case 'hueMod':
      return hsl(hue * share, saturation, lightness)
    case 'hueOff':
      return hsl(hue + Number(change.attributes['val'] ?? 0) / 60_000, saturation, lightness)
    case 'tint':
      return each((value) => linear(1 - (1 - toLinear(value)) * share))
    case 'shade':
      return each((value) => linear(toLinear(value) * share))
    case 'inv':
      return each((value) => 255 - value)
    case 'gray':
      return each(() => color.r * 0.299 + color.g * 0.587 + color.b * 0.114)
    default:
      return color
  }
}

function unit(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}

function toLinear(value: number): number {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** From linear light, 0 to 1, to 0 to 255. */
function linear(value: number): number {
  const share = unit(value)
  return 255 * (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055)
}

function hslOf({ r, g, b }: Rgba): [hue: number, saturation: number, lightness: number] {
  const [red, green, blue] = [r / 255, g / 255, b / 255]
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const [lightness, range] = [(most + least) / 2, most - least]
  if (range === 0) return [0, 0, lightness]
  const saturation = range / (1 - Math.abs(2 * lightness - 1))
  const sector =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4
  return [sector * 60, saturation, lightness]
}
