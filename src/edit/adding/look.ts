import { longHexColor, parseHexColor } from '../../document/hex-color.ts'
import type { Document, Page, Size } from '../../document/document.ts'
import { brandValue } from '../../document/brand.ts'
import { luminance } from '../../document/codes/luminance.ts'
import { CHART_DEFAULTS } from '../../document/elements/chart.ts'
import type { Element } from '../../document/elements/element.ts'
import { LIMITS } from '../../document/limits.ts'
import { PAGE_DEFAULTS } from '../../document/document.ts'
import { fontsOf } from './fonts-in-use.ts'
import { colorsIn } from './colors-in-use.ts'

/** Colors and fonts of what is added, so that it belongs to the document. Colors can be names of the brand. */
export interface Look {
  /** Of texts, lines and icons. Can be read on the page. */
  readonly ink: string
  /** Of shapes. */
  readonly fill: string
  /** Of buttons and headers, on which `onAccent` can be read. */
  readonly accent: string
  readonly onAccent: string
  /** Of fine lines and of stripes: `ink`, nearly transparent. */
  readonly faint: string
  readonly headingFont: string
  readonly bodyFont: string
  /** Of the series of charts. */
  readonly series: readonly string[]
}

const DARK_INK = '#1f1a15'
const LIGHT_INK = '#ffffff'
const FILL_ON_LIGHT = '#d9d2c8'
const FILL_ON_DARK = '#5c544a'

/** Contrast ratios of WCAG. */
const READABLE = 4.5
const VISIBLE = 1.2
const DISTINCT = 2

/** Returns the look of a page: the colors and fonts of the brand, or those that are used most. */
export function lookOf(document: Document, page: Page, size: Size): Look {
  const hexOf = (color: string): string => brandValue(document.brand, 'colors', color) ?? DARK_INK
  const used = colorsIn(document, page)
  const brand = Object.keys(document.brand?.colors ?? {}).map((name) => `brand:${name}`)
  const behind = backdropOf(page, size, hexOf)
  const contrast = (color: string): number => (behind === undefined ? 21 : ratio(hexOf(color), behind))
  const isLight = behind === undefined || luminance(behind) > 0.18
  const ink = [...used.texts, ...brand].find((color) => contrast(color) >= READABLE) ?? (isLight ? DARK_INK : LIGHT_INK)
  const shapes = [...used.shapes, ...brand].filter((color) => contrast(color) >= VISIBLE)
  const fill =
    shapes.find((color) => hexOf(color) !== hexOf(ink)) ?? shapes[0] ?? (isLight ? FILL_ON_LIGHT : FILL_ON_DARK)
  const candidates = [...brand, ...used.shapes, ...used.texts]
  const strong = candidates.filter((color) => contrast(color) >= DISTINCT && isColorful(hexOf(color)))
  const accent = strong[0] ?? ink
  const onAccent = ratio(hexOf(accent), LIGHT_INK) >= ratio(hexOf(accent), DARK_INK) ? LIGHT_INK : DARK_INK
  return {
    ...{ ink, fill, accent, onAccent },
    faint: `${longHexColor(hexOf(ink)).slice(0, 7)}26`,
    ...fontsOf(document),
    series: withDefaults(strong, hexOf),
  }
}

/** The color behind everything: of what covers the page, or of the page. Undefined if it is a picture or a gradient. */
function backdropOf(page: Page, size: Size, hexOf: (color: string) => string): string | undefined {
  const cover = page.elements.find((element) => covers(element, size))
  const paint = cover ? ('fill' in cover ? cover.fill : undefined) : (page.background ?? PAGE_DEFAULTS.background)
  return typeof paint === 'string' ? hexOf(paint) : undefined
}

function covers({ type, x, y, width, height, visible = true, opacity = 1 }: Element, size: Size): boolean {
  const isFilled = type === 'rect' || type === 'image'
  return (
    isFilled && visible && opacity === 1 && x <= 0 && y <= 0 && x + width >= size.width && y + height >= size.height
  )
}

/** Colors that differ, followed by the ones that charts have by default, if they make a set of their own. */
function withDefaults(colors: readonly string[], hexOf: (color: string) => string): readonly string[] {
  const distinct: string[] = []
  for (const color of colors) {
    if (distinct.every((other) => distance(hexOf(other), hexOf(color)) > 60)) distinct.push(color)
  }
  if (distinct.length < 2) return CHART_DEFAULTS.colors
  const others = CHART_DEFAULTS.colors.filter((color) => distinct.every((other) => distance(hexOf(other), color) > 60))
  return [...distinct, ...others].slice(0, LIMITS.chartSeries)
}

function ratio(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function isColorful(hex: string): boolean {
  const { r, g, b } = parseHexColor(hex)
  return Math.max(r, g, b) - Math.min(r, g, b) > 50
}

function distance(a: string, b: string): number {
  const [first, second] = [parseHexColor(a), parseHexColor(b)]
  return Math.hypot(first.r - second.r, first.g - second.g, first.b - second.b)
}
