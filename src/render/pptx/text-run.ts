import type { Complete } from '../../document/elements/element.ts'
import { strokeOf, fillOf } from '../../paint/elements/run-paints.ts'
import { visibleStroke } from '../../paint/paint-stroke.ts'
import type { GlyphRun } from '../../text/text-layout.ts'
import { escapeXml } from '../../escape-xml.ts'
import { fillMarkup } from './drawing-fill.ts'
import { lineMarkup } from './drawing-line.ts'
import { percentage } from './emu.ts'
import { markup } from './xml-markup.ts'
import type { PptxSlide, Within } from './pptx-slide.ts'
import type { Piece } from './text-paragraphs.ts'
import { colorMarkup } from './theme-colors.ts'
import { typefaceOf } from './used-typefaces.ts'

const LEAST_SIZE = 100
const LARGEST_SIZE = 400_000
/** Programs draw raised and lowered text at this share of its size. */
const RAISED_SHARE = 2 / 3

/** Writes texts of an element with their styles. */
export class TextRuns {
  readonly #slide: PptxSlide
  readonly #element: Complete<'text'>
  readonly #within: Within

  constructor(slide: PptxSlide, element: Complete<'text'>, within: Within) {
    this.#slide = slide
    this.#element = element
    this.#within = within
  }

  /** Writes consecutive pieces of one style as one run. */
  write(pieces: readonly Piece[]): string {
    const written: string[] = []
    let style = ''
    let text = ''
    const flush = (): void => {
      if (text !== '') written.push(markup('a:r', {}, style, `<a:t>${escapeXml(text)}</a:t>`))
      text = ''
    }
    for (const piece of pieces) {
      if (piece.kind === 'break') {
        flush()
        written.push(markup('a:br', {}, piece.run ? this.properties('a:rPr', piece.run) : ''))
        continue
      }
      const own = this.properties('a:rPr', piece.run)
      if (own !== style) flush()
      style = own
      text += piece.text
    }
    flush()
    return written.join('')
  }

  /** The style of a paragraph without text, and of what is typed at its end. */
  end(run: GlyphRun | undefined): string {
    if (run) return this.properties('a:endParaRPr', run)
    const { fontSize } = this.#element
    return markup('a:endParaRPr', { sz: this.#size(fontSize) })
  }

  properties(name: string, run: GlyphRun): string {
    const element = this.#element
    const { units, tools } = this.#slide
    const asked = { ...element, ...element.runs?.[run.run] }
    const face = typefaceOf(run.font, asked)
    tools.typefaces.add(face)
    const isRaised = run.baselineShiftPx !== 0
    const sizePx = isRaised ? run.font.sizePx / RAISED_SHARE : run.font.sizePx
    const attributes = {
      lang: run.language === '' ? undefined : run.language,
      sz: this.#size(sizePx),
      b: face.isBold,
      i: face.isItalic,
      u: run.underline ? 'sng' : undefined,
      strike: run.strikethrough ? 'sngStrike' : undefined,
      kern: 0,
      spc: run.letterSpacingPx === 0 ? undefined : units.pointHundredths(run.letterSpacingPx),
      baseline: isRaised ? percentage(run.baselineShiftPx / sizePx) : undefined,
    }
    const typeface = { typeface: face.name }
    return markup(
      name,
      attributes,
      this.#paints(run),
      this.#highlight(run),
      ...['a:latin', 'a:ea', 'a:cs', 'a:sym'].map((script) => markup(script, typeface)),
    )
  }

  #paints(run: GlyphRun): string {
    const { colors } = this.#slide.tools
    const { opacity } = this.#within
    const { width, height } = this.#element
    const options = { colors, opacity: opacity * this.#element.opacity, box: { x: 0, y: 0, width, height } }
    const stroke = visibleStroke(strokeOf(this.#element, run))
    const line = stroke ? lineMarkup(stroke, { ...options, units: this.#slide.units }) : ''
    return line + (fillMarkup(fillOf(this.#element, run), options) ?? '')
  }

  #highlight(run: GlyphRun): string {
    const highlight = plainHighlight(this.#element, run)
    if (highlight === undefined) return ''
    const { colors } = this.#slide.tools
    return markup('a:highlight', {}, colorMarkup(colors, highlight, this.#within.opacity * this.#element.opacity))
  }

  #size(px: number): number {
    return Math.min(LARGEST_SIZE, Math.max(LEAST_SIZE, this.#slide.units.pointHundredths(px)))
  }
}

/** Returns the color of a highlight as presentations have them: without padding and round corners. */
function plainHighlight({ background, runs }: Complete<'text'>, { run }: GlyphRun): string | undefined {
  const own = runs?.[run]?.background
  const highlight = own === undefined ? background : own
  if (!highlight || typeof highlight.paint !== 'string') return undefined
  return isPlainHighlight(highlight) ? highlight.paint : undefined
}

export function isPlainHighlight({ padding = 0, radius = 0 }: { padding?: unknown; radius?: number }): boolean {
  return padding === 0 && radius === 0
}
