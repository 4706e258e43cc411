import { setLocale } from '@chenglou/pretext'
import { prepareRichInline, type PreparedRichInline } from '@chenglou/pretext/rich-inline'
import type { Complete } from '../document/elements/element.ts'
import { directionsOf, type Directions } from './direction.ts'
import { takeInitial } from './drop-cap.ts'
import { fontItems } from './font-items.ts'
import { hasFullWidthMarks } from './full-width-punctuation.ts'
import { glyphFont } from './glyph-font.ts'
import { itemSources, type SourcedItem } from './item-sources.ts'
import { fontToMeasure, type MeasuredFont, measuringSize } from './measurer.ts'
import { insertedText, type SourceSpan } from './mapped-text.ts'
import { TEXT_LANGUAGE } from './measuring-canvas.ts'
import { splitParagraphs, type TextContext } from './paragraphs.ts'
import { type FontCell, splitAtTabs } from './tab-cells.ts'
import type { Style } from './text-style.ts'

/** A paragraph without font sizes, because `shrink` tries several. */
export interface FontParagraph extends Directions {
  readonly items: readonly SourcedItem[]
  readonly text: string
  readonly sourceStart: number
  readonly hasMarks: boolean
  /** Determines the height of an empty paragraph. */
  readonly strut: SourcedItem
  /** "•" or "1."; null outside lists and for empty or continued paragraphs. */
  readonly marker: SourcedItem | null
  readonly ellipsis: ReadonlyMap<Style, SourcedItem>
  readonly continues: boolean
  readonly hangs: boolean
  /** The letter of a drop cap, which is not in `items`. */
  readonly initial: SourcedItem | null
  /** Its text between tabs, if it has tabs and the element has tab stops. */
  readonly cells: readonly LeaderCell[] | null
}

/** `leaders` are the leaders of all tab stops in the style of the tab. */
interface LeaderCell extends FontCell {
  readonly leaders: ReadonlyMap<string, SourcedItem>
}

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

/** Scripts with connected letters. Skia and browsers apply letter spacing only between their words. */
const CURSIVE = /(?=\p{L})[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}]/u

const ELLIPSIS = '…'
const BULLET = '•'

/** Returns at least one paragraph. */
export function fontParagraphs(
  element: Complete<'text'>,
  context: TextContext,
): FontParagraph[] {
  let number = 0
  const itemFor = (text: string, style: Style, at: number): SourcedItem => {
    const [item] = fontItems([{ text, style }], context)
    return { face: style.face, style, ...item, ...insertedText(item?.text ?? text, at) }
  }
  const sourceText = textOf(element)
  return splitParagraphs(element, context).map(({ texts, style, continues, sourceStart }, index) => {
    const all = itemSources(fontItems(texts, context), texts)
    const hasInitial = index === 0 && element.dropCap > 1
    const { initial, rest: items } = hasInitial ? takeInitial(all) : { initial: null, rest: all }
    const text = items.map((item) => item.text).join('')
    const hasMarker = element.list !== 'none' && !continues && text.trim() !== ''
    if (hasMarker) number += 1
    const paragraph: FontParagraph = {
      ...directionsOf(text, element.direction),
      items,
      text,
      sourceStart,
      hasMarks: hasFullWidthMarks(text),
      strut: { text: '', style, face: style.face, source: { start: sourceStart, end: sourceStart } },
      marker: hasMarker
        ? itemFor(element.list === 'bullet' ? BULLET : `${number}.`, undecorated(style), sourceStart)
        : null,
      ellipsis: new Map([style, ...texts.map((styled) => styled.style)].map((used) => [used, itemFor(ELLIPSIS, used, sourceStart)])),
      continues,
      hangs: element.hangingPunctuation,
      initial,
      cells: null,
    }
    const cells = element.tabs.length > 0 ? splitAtTabs(paragraph, sourceText) : null
    return cells ? { ...paragraph, cells: cells.map((cell) => ({ ...cell, leaders: leadersOf(cell) })) } : paragraph
  })

  function leadersOf({ tab }: FontCell): ReadonlyMap<string, SourcedItem> {
    const leaders = new Set(element.tabs.flatMap(({ leader }) => leader || []))
    if (!tab) return new Map()
    const style = undecorated(tab.item.style)
    return new Map([...leaders].map((leader) => [leader, itemFor(leader, style, tab.source.start)]))
  }
}

export function textOf({ text, runs }: Complete<'text'>): string {
  return runs && runs.length > 0 ? runs.map((run) => run.text).join('') : (text ?? '')
}

export function sizeParagraph(source: FontParagraph, scale: number): SizedParagraph {
  let start = 0
  const items = source.items.map((item) => {
    const sized = sizeItem(item, scale, start)
    start += item.text.length
    return sized
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

function sizeCell({ paragraph, tab, leaders }: LeaderCell, scale: number): SizedCell {
  const sized = new Map([...leaders].map(([leader, item]) => [leader, sizeItem(item, scale, 0)]))
  return { paragraph: sizeParagraph(paragraph, scale), tab: tab && { source: tab.source, leaders: sized } }
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
    letterSpacingPx: CURSIVE.test(item.text) ? 0 : item.style.letterSpacing * sizePx,
    start,
  }
}

function undecorated(style: Style): Style {
  return { ...style, underline: false, strikethrough: false, baselineShift: 0, letterSpacing: 0 }
}
