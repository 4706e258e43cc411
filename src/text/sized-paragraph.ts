import { setLocale } from '@chenglou/pretext'
import { prepareRichInline, type PreparedRichInline } from '@chenglou/pretext/rich-inline'
import type { Complete } from '../document/elements/element.ts'
import { directionsOf, type Directions } from './direction.ts'
import type { FontCatalog } from './font-catalog.ts'
import { fontItems, type FontItem } from './font-items.ts'
import { glyphFont } from './glyph-font.ts'
import { fontToMeasure, type MeasuredFont, measuringSize } from './measurer.ts'
import { TEXT_LANGUAGE } from './measuring-canvas.ts'
import { splitParagraphs } from './paragraphs.ts'
import type { Style } from './text-style.ts'
import type { TextWarnings } from './text-warnings.ts'

/** A paragraph without font sizes, because `shrink` tries several. */
export interface FontParagraph extends Directions {
  readonly items: readonly FontItem[]
  readonly text: string
  /** Determines the height of an empty paragraph. */
  readonly strut: FontItem
  /** "•" or "1."; null outside lists and for empty or continued paragraphs. */
  readonly marker: FontItem | null
  readonly ellipsis: ReadonlyMap<Style, FontItem>
  readonly continues: boolean
}

export interface SizedItem extends FontItem, MeasuredFont {
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
}

// The line breaker's default is the language of the web page, so browsers would break lines differently.
setLocale(TEXT_LANGUAGE)

const LETTER = /\p{L}/u
/** Scripts with connected letters, to which browsers apply no letter spacing. */
const CURSIVE = /(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}]/u

const ELLIPSIS = '…'
const BULLET = '•'

/** Returns at least one paragraph. */
export function fontParagraphs(
  element: Complete<'text'>,
  catalog: { fonts: FontCatalog; warnings: TextWarnings },
): FontParagraph[] {
  let number = 0
  const paragraphs = splitParagraphs(element, catalog)
  const elementText = paragraphs.flatMap(({ texts }) => texts.map(({ text }) => text)).join('')
  const context = { ...catalog, elementText }
  const itemFor = (text: string, style: Style): FontItem => {
    const [item] = fontItems([{ text, style }], context)
    return item ?? { text, style, face: style.face }
  }
  return paragraphs.map(({ texts, style, continues }) => {
    const items = fontItems(texts, context)
    const text = items.map((item) => item.text).join('')
    const hasMarker = element.list !== 'none' && !continues && text.trim() !== ''
    if (hasMarker) number += 1
    return {
      ...directionsOf(text, element.direction),
      items,
      text,
      strut: { text: '', style, face: style.face },
      marker: hasMarker ? itemFor(element.list === 'bullet' ? BULLET : `${number}.`, undecorated(style)) : null,
      ellipsis: new Map([style, ...texts.map((styled) => styled.style)].map((used) => [used, itemFor(ELLIPSIS, used)])),
      continues,
    }
  })
}

export function sizeParagraph(source: FontParagraph, scale: number): SizedParagraph {
  let start = 0
  let isCursive = false
  const items = source.items.map((item) => {
    // Spaces and numbers after a connected script belong to it.
    if (LETTER.test(item.text)) isCursive = CURSIVE.test(item.text)
    const sized = sizeItem(item, scale, start)
    start += item.text.length
    return isCursive ? { ...sized, letterSpacingPx: 0 } : sized
  })
  return {
    source,
    items,
    strut: sizeItem(source.strut, scale, 0),
    marker: source.marker && sizeItem(source.marker, scale, 0),
    ...prepare(items),
  }
}

function prepare(items: readonly SizedItem[]): Pick<SizedParagraph, 'prepared' | 'preparedScale'> {
  const [first] = items
  const isOneSize = first && items.every(({ font }) => font.sizePx === first.font.sizePx)
  const preparedScale = isOneSize ? measuringSize(first.font.sizePx) / first.font.sizePx : 1
  const measured = items.map((item) => ({
    text: item.text,
    font: fontToMeasure(item, item.font.sizePx * preparedScale),
    letterSpacing: item.letterSpacingPx * preparedScale,
  }))
  return { prepared: prepareRichInline(measured, { whiteSpace: 'pre-wrap' }), preparedScale }
}

export function sizeItem(item: FontItem, scale: number, start: number): SizedItem {
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

function undecorated(style: Style): Style {
  return { ...style, underline: false, strikethrough: false, baselineShift: 0, letterSpacing: 0 }
}
