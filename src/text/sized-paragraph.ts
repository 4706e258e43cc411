import { setLocale } from '@chenglou/pretext'
import { prepareRichInline, type PreparedRichInline } from '@chenglou/pretext/rich-inline'
import type { FontCell, FontParagraph } from './font-paragraph.ts'
import { glyphFont } from './glyph-font.ts'
import type { SourcedItem } from './item-sources.ts'
import { fontToMeasure, type MeasuredFont, measuringSize } from './measurer.ts'
import { sliceMapped, type SourceSpan } from './mapped-text.ts'
import { TEXT_LANGUAGE } from './measuring-canvas.ts'

export interface SizedCell {
  readonly paragraph: SizedParagraph
  readonly tab: { readonly source: SourceSpan; readonly leaders: ReadonlyMap<string, SizedItem> } | null
}

export interface SizedItem extends SourcedItem, MeasuredFont {
  readonly start: number
}

/** A paragraph that can be broken into lines without further measurements. */
export interface SizedParagraph {
  readonly source: FontParagraph
  readonly items: readonly SizedItem[]
  readonly strut: SizedItem
  readonly marker: SizedItem | null
  readonly prepared: PreparedRichInline
  /** Pixels in `prepared` per pixel of the text. */
  readonly preparedScale: number
  readonly cells: readonly SizedCell[] | null
}

// The line breaker's default is the language of the web page, so browsers would break lines differently.
setLocale(TEXT_LANGUAGE)

const LETTER = /\p{L}/u
/** Scripts with connected letters, to which browsers apply no letter spacing. */
const CURSIVE = /(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}]/u

export function sizeParagraph(source: FontParagraph, scale: number): SizedParagraph {
  let start = 0
  let isCursive = false
  const items = source.items.flatMap((item) => {
    // Numbers and punctuation after a connected script belong to it.
    if (LETTER.test(item.text)) isCursive = CURSIVE.test(item.text)
    const parts = isCursive && item.style.letterSpacing !== 0 ? splitAtSpaces(item) : [item]
    return parts.map((part) => {
      const sized = sizeItem(part, scale, start)
      start += part.text.length
      return isCursive && part.text.trim() !== '' ? { ...sized, letterSpacingPx: 0 } : sized
    })
  })
  return {
    source,
    items,
    strut: sizeItem(source.strut, scale, 0),
    marker: source.marker && sizeItem(source.marker, scale, 0),
    ...prepare(source.cells ? [] : items),
    cells: source.cells?.map((cell) => sizeCell(cell, scale)) ?? null,
  }
}

/** Spaces between words of a connected script have letter spacing, as in CSS. */
function splitAtSpaces(item: SourcedItem): SourcedItem[] {
  let at = 0
  return item.text.split(/(?<= )(?! )|(?<! )(?= )/).map((text) => {
    const from = at
    at += text.length
    return { ...item, ...sliceMapped(item, from, at) }
  })
}

function sizeCell({ paragraph, tab, leaders }: FontCell, scale: number): SizedCell {
  const sized = new Map([...leaders].map(([leader, item]) => [leader, sizeItem(item, scale, 0)]))
  return { paragraph: sizeParagraph(paragraph, scale), tab: tab && { source: tab.source, leaders: sized } }
}

function prepare(items: readonly SizedItem[]): Pick<SizedParagraph, 'prepared' | 'preparedScale'> {
  const [first] = items
  const isOneSize = first && items.every(({ font }) => font.sizePx === first.font.sizePx)
  const preparedScale = isOneSize ? measuringSize(first.font.sizePx) / first.font.sizePx : 1
  const measured = items.map((item) => {
    if (item.orientation === 'combined') return { width: (item.font.sizePx + item.letterSpacingPx) * preparedScale }
    return {
      text: item.text,
      font: fontToMeasure(item, item.font.sizePx * preparedScale),
      letterSpacing: item.letterSpacingPx * preparedScale,
    }
  })
  return { prepared: prepareRichInline(measured, { whiteSpace: 'pre-wrap' }), preparedScale }
}

export function sizeItem(item: SourcedItem, scale: number, start: number): SizedItem {
  // Sizes that differ by a rounding error become equal.
  const sizePx = Math.round(item.style.fontSize * scale * 10_000) / 10_000
  // Fallback fonts are not slanted.
  const italic = item.face === item.style.face && item.style.fontStyle === 'italic'
  const font = glyphFont(item.face, sizePx, italic)
  return {
    ...item,
    font,
    features: item.style.features,
    language: item.style.language,
    letterSpacingPx: CURSIVE.test(item.text) ? 0 : item.style.letterSpacing * sizePx,
    start,
  }
}
