import { clearCache } from '@chenglou/pretext'
import { cssFont, type GlyphFont } from './glyph-font.ts'
import { keptJoined } from './join-arabic.ts'
import { type MeasuringContext, measuringFont } from './measuring-canvas.ts'

export interface MeasuredFont {
  readonly font: GlyphFont
  readonly features: string
  readonly language: string
  readonly letterSpacingPx: number
}

export interface Measurer {
  /** Includes the spacing after the last letter. */
  widthOf(text: string, font: MeasuredFont): number
  /** Counts characters for the line breaker and clears its cache at a limit. Call before breaking lines. */
  countCharacters(count: number): void
  /** Forgets all widths: after a font has loaded in whose place another one was measured. */
  forget(): void
}

/** Widths are proportional to the font size, so all sizes share measurements at this size. */
const REFERENCE_PX = 64
/** Skia truncates font sizes to hundredths and then to 64ths of a pixel: only quarters are exact. */
const EXACT_STEPS = 4

const MAX_WIDTHS = 10_000
const MAX_CHARACTERS = 200_000

/** What texts are measured in. Widths are multiplied by `scale`. */
interface Style {
  readonly font: string
  readonly scale: number
  readonly spacingPx: number
  readonly widths: Map<string, number>
}

export function createMeasurer(context: MeasuringContext): Measurer {
  const byStyle = new Map<string, Style>()
  // To make the key of a style takes longer than to find a width.
  let byFont = new WeakMap<MeasuredFont, Style>()
  let count = 0
  let characters = 0
  let currentFont = ''
  let currentSpacing = 0

  return {
    widthOf(text, measured) {
      if (text === '') return 0
      const style = styleOf(measured)
      return style.scale * measure(text, style)
    },
    countCharacters(count) {
      characters += count
      if (characters < MAX_CHARACTERS) return
      characters = 0
      clearCache()
    },
    forget() {
      forgetWidths()
      currentFont = ''
      characters = 0
      clearCache()
    },
  }

  function styleOf(measured: MeasuredFont): Style {
    const known = byFont.get(measured)
    if (known) return known
    const sizePx = measuringSize(measured.font.sizePx)
    const scale = measured.font.sizePx / sizePx
    const [font, spacingPx] = [fontToMeasure(measured, sizePx), measured.letterSpacingPx / scale]
    const key = `${scale} ${spacingPx} ${font}`
    const style = byStyle.get(key) ?? { font, scale, spacingPx, widths: new Map<string, number>() }
    byStyle.set(key, style)
    byFont.set(measured, style)
    return style
  }

  function measure(text: string, { font, spacingPx, widths }: Style): number {
    const cached = widths.get(text)
    if (cached !== undefined) return cached
    if (font !== currentFont) context.font = currentFont = font
    if (spacingPx !== currentSpacing) {
      currentSpacing = spacingPx
      context.letterSpacing = `${spacingPx}px`
    }
    const { width } = context.measureText(keptJoined(text))
    if (count >= MAX_WIDTHS) forgetWidths()
    count += 1
    widths.set(text, width)
    return width
  }

  function forgetWidths(): void {
    count = 0
    byStyle.clear()
    byFont = new WeakMap()
  }
}

export function measuringSize(sizePx: number): number {
  return Number.isInteger(sizePx * EXACT_STEPS) ? REFERENCE_PX : sizePx
}

/** Rounds down to a size that is drawn exactly everywhere. */
export function exactSize(sizePx: number): number {
  return Math.max(1, Math.floor(sizePx * EXACT_STEPS)) / EXACT_STEPS
}

export function fontToMeasure(measured: Omit<MeasuredFont, 'letterSpacingPx'>, sizePx: number): string {
  return measuringFont(cssFont({ ...measured.font, sizePx }), measured)
}
