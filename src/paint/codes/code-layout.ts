import { symbologyOf } from '../../document/codes/symbologies.ts'
import { complete, type Complete, type Element, type ElementOf } from '../../document/elements/element.ts'
import type { LayoutText } from '../../text/layout-cache.ts'
import { codeText, retailText, type CodeText } from './code-text.ts'
import type { EncodedCode } from './encode-code.ts'

type Code = Complete<'code'>

/** Where the modules of a square or stacked code are, in the element's space. */
export interface MatrixLayout {
  readonly left: number
  readonly top: number
  readonly modulePx: number
}

/** Fits the code and its quiet zone into the box. */
export function layOutMatrix({ symbology, quietZone, width, height }: Code, code: EncodedCode): MatrixLayout {
  const { quiet } = symbologyOf(symbology)
  const modules = quietZone ? quiet.left : 0
  const modulePx = Math.min(width / (code.width + 2 * modules), height / (code.height + 2 * modules))
  return { left: (width - code.width * modulePx) / 2, top: (height - code.height * modulePx) / 2, modulePx }
}

export interface BarsLayout {
  readonly left: number
  readonly modulePx: number
  readonly barsHeight: number
  /** Of bars that reach down between the digits. */
  readonly guardsHeight: number
  readonly fontSize: number
  readonly texts: readonly CodeText[]
  readonly guards: readonly (readonly [from: number, to: number])[]
}

/** Preferred height of the text in modules, and its largest share of the box. */
const TEXT_MODULES = 10
const MOST_TEXT = 0.25
/** Distance of the bars from the bottom, and how far guard bars reach into it, in em. */
const TEXT_EM = 1.06
const GUARD_EM = 0.5

/** Stretches bars to the box. Retail codes without a quiet zone have no room for digits between their guard bars. */
export function layOutBars(
  { symbology, data, quietZone, showText, width, height }: Code,
  code: EncodedCode,
): BarsLayout {
  const { quiet } = symbologyOf(symbology)
  const leftModules = quietZone ? quiet.left : 0
  const modulePx = width / (code.width + leftModules + (quietZone ? quiet.right : 0))
  const placed = { left: leftModules * modulePx, modulePx }
  if (!showText) return { ...placed, barsHeight: height, guardsHeight: height, fontSize: 0, texts: [], guards: [] }
  const fontSize = Math.min(modulePx * TEXT_MODULES, height * MOST_TEXT)
  const barsHeight = height - fontSize * TEXT_EM
  const text = codeText(symbology, data)
  const retail = quietZone ? retailText(symbology, text) : undefined
  return {
    ...placed,
    barsHeight,
    guardsHeight: retail ? barsHeight + fontSize * GUARD_EM : barsHeight,
    fontSize,
    texts: retail?.parts ?? [{ text, from: -leftModules, to: width / modulePx - leftModules }],
    guards: retail?.guards ?? [],
  }
}

/** The share of its modules that a group of digits fills. */
const DIGITS_WIDTH = 0.94
/** The line of a text of the smallest size is at least this high. */
const LEAST_FONT_PX = 1

/** Returns the texts below bars. Digits of retail codes are spread as widely as the bars that encode them. */
export function textsBelow(element: Code, layout: BarsLayout, layoutText: LayoutText): Element[] {
  const { left, modulePx, fontSize } = layout
  if (fontSize < LEAST_FONT_PX) return []
  return layout.texts.map(({ text, from, to }, index) => {
    const base = {
      id: `text-${index}`,
      type: 'text',
      text,
      x: left + from * modulePx,
      y: element.height - fontSize,
      width: (to - from) * modulePx,
      height: fontSize,
      fontFamily: element.fontFamily,
      fontSize,
      fontFeatures: { tnum: true },
      fill: element.foreground,
      align: 'center',
      lineHeight: 1,
      direction: 'ltr',
      fit: 'shrink',
      maxLines: 1,
    } as const satisfies ElementOf<'text'>
    if (layout.guards.length === 0 || text.length === 1) return base
    return spread(base, layoutText)
  })
}

function spread(text: ElementOf<'text'>, layoutText: LayoutText): Element {
  const { text: digits = '', fontSize = 0, width } = text
  const natural = layoutText(complete<'text'>({ ...text, fit: 'fixed' })).lines[0]?.widthPx ?? width
  const letterSpacing = (width * DIGITS_WIDTH - natural) / (digits.length - 1) / fontSize
  return letterSpacing > 0 ? { ...text, letterSpacing } : text
}
