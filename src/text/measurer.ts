import { clearCache } from '@chenglou/pretext'
import { type FontCatalog } from './font-catalog.ts'
import { cssFont, type GlyphFont } from './glyph-font.ts'
import { type MeasuringCanvas, type MeasuringContext, measuringFont } from './measuring-canvas.ts'

/** A font with all that changes how wide its text is. */
export interface MeasuredFont {
  readonly font: GlyphFont
  readonly features: string
  readonly letterSpacingPx: number
}

/** Measures text as it will be drawn. */
export interface Measurer {
  /** The advance in pixels of `text`, the spacing after its last letter included. */
  widthOf(text: string, font: MeasuredFont): number
  /** To be told how many characters are handed to the line breaker, whose own cache is then kept within bounds. */
  breaking(characters: number): void
}

/** Widths grow in proportion to the font's size, so all sizes share what is measured at this one. */
const REFERENCE_PX = 64
/** Skia cuts a font's size to hundredths and then to 64ths of a pixel: only quarters come through as they are. */
const EXACT_STEPS = 4

const MAX_WIDTHS = 10_000
const MAX_CHARACTERS = 200_000

/** One for each catalog: a context and what it has measured are worth retaining from text to text. */
const measurers = new WeakMap<FontCatalog, Measurer>()

/** The measurer for the fonts of `fonts`, on the global OffscreenCanvas. Throws where there is none: see `measuringCanvas`. */
export function measurerFor(fonts: FontCatalog): Measurer {
  const known = measurers.get(fonts)
  if (known) return known
  const measurer = createMeasurer()
  measurers.set(fonts, measurer)
  return measurer
}

/** The size at which text of `sizePx` is measured. */
export function measuringSize(sizePx: number): number {
  return Number.isInteger(sizePx * EXACT_STEPS) ? REFERENCE_PX : sizePx
}

/** `sizePx` or a little less, so that it is drawn at just that size everywhere. */
export function exactSize(sizePx: number): number {
  return Math.max(1, Math.floor(sizePx * EXACT_STEPS)) / EXACT_STEPS
}

/** `font` for the context that measures it, at `sizePx` instead of its own size. */
export function fontToMeasure({ font, features }: Omit<MeasuredFont, 'letterSpacingPx'>, sizePx: number): string {
  return measuringFont(cssFont({ ...font, sizePx }), features)
}

function createMeasurer(): Measurer {
  const context = createContext()
  const widths = new Map<string, number>()
  let characters = 0
  let presentFont = ''
  let presentSpacing = 0

  return {
    widthOf(text, measured) {
      if (text === '') return 0
      const sizePx = measuringSize(measured.font.sizePx)
      const scale = measured.font.sizePx / sizePx
      return scale * measure(text, fontToMeasure(measured, sizePx), measured.letterSpacingPx / scale)
    },
    breaking(count) {
      characters += count
      if (characters < MAX_CHARACTERS) return
      characters = 0
      clearCache()
    },
  }

  function measure(text: string, font: string, spacingPx: number): number {
    const key = `${spacingPx} ${font}\n${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    if (font !== presentFont) context.font = presentFont = font
    if (spacingPx !== presentSpacing) {
      presentSpacing = spacingPx
      context.letterSpacing = `${spacingPx}px`
    }
    const { width } = context.measureText(text)
    if (widths.size >= MAX_WIDTHS) widths.clear()
    widths.set(key, width)
    return width
  }
}

function createContext(): MeasuringContext {
  const { OffscreenCanvas } = globalThis as { OffscreenCanvas?: MeasuringCanvas }
  if (!OffscreenCanvas) throw new Error('text needs a global OffscreenCanvas to be measured with')
  return new OffscreenCanvas(1, 1).getContext('2d')
}
