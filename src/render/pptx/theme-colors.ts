import { parseHexColor } from '../../document/hex-color.ts'
import type { Brand } from '../../document/brand.ts'
import { percentage } from './emu.ts'
import { markup } from './xml-markup.ts'

const ACCENTS = 6
const USUAL_ACCENTS = ['4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47']

/** Six colors that programs offer first, and that recolor shapes if they change: those of the brand. */
export interface ThemeColors {
  /** As `RRGGBB`. */
  readonly accents: readonly string[]
  /** The names of those of the brand, such as `accent1`, by `RRGGBB`. */
  readonly names: ReadonlyMap<string, string>
}

export function themeColors(brand: Brand | undefined): ThemeColors {
  const own = [...new Set(Object.values(brand?.colors ?? {}).map((color) => hexOf(color)))].slice(0, ACCENTS)
  return {
    accents: [...own, ...USUAL_ACCENTS.slice(own.length)],
    names: new Map(own.map((hex, index) => [hex, `accent${index + 1}`])),
  }
}

/** A color of the theme refers to it. `opacity` multiplies that of the color. */
export function colorMarkup({ names }: ThemeColors, color: string, opacity = 1): string {
  const hex = hexOf(color)
  const [, , , own] = rgbaOf(color)
  const alpha = percentage(own * opacity)
  const inner = alpha < 100_000 ? markup('a:alpha', { val: alpha }) : ''
  const name = names.get(hex)
  return name === undefined ? markup('a:srgbClr', { val: hex }, inner) : markup('a:schemeClr', { val: name }, inner)
}

function hexOf(color: string): string {
  const [r, g, b] = rgbaOf(color)
  return [r, g, b]
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()
}

/** Reads a color of the document, or one that `gradientStops` has added. */
export function rgbaOf(color: string): readonly [r: number, g: number, b: number, a: number] {
  if (!color.startsWith('#')) {
    const [r = 0, g = 0, b = 0, a = 1] = (color.match(/[\d.e-]+/g) ?? []).map(Number)
    return [r, g, b, a]
  }
  const { r, g, b, a } = parseHexColor(color)
  return [r, g, b, a]
}
