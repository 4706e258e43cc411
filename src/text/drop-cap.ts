import type { LinePart } from './compose-line.ts'
import { type SourcedItem } from './item-sources.ts'
import { sliceMapped } from './mapped-text.ts'
import { exactSize, type Measurer } from './measurer.ts'
import { sizeItem, type SizedParagraph } from './sized-paragraph.ts'

/** A first letter that extends over several lines. */
export interface DropCap {
  readonly part: LinePart
  readonly lines: number
  /** From the baseline of the first line to that of the letter. */
  readonly downPx: number
  /** Room at the start of its lines, with a gap. */
  readonly insetPx: number
  /** From the top of the first line to the bottom of the last one. */
  readonly heightPx: number
}

/** A letter or number with the marks around it, as CSS `::first-letter`. */
const INITIAL = /^[\p{Ps}\p{Pi}"']*[\p{L}\p{N}]\p{M}*[\p{Pe}\p{Pf}.,]?/u
const CONNECTED = /[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}]/u
const LEADING_SPACE = /^\s+/

/** In em of the text beside it. */
const GAP_EM = 0.3

/** Takes the first letter from the items of a paragraph. Letters of connected scripts stay in their word. */
export function takeInitial(items: readonly SourcedItem[]): { initial: SourcedItem | null; rest: readonly SourcedItem[] } {
  const [first, ...others] = items
  const letter = first && INITIAL.exec(first.text)?.[0]
  if (!first || letter === undefined || CONNECTED.test(letter)) return { initial: null, rest: items }
  const after = first.text.slice(letter.length)
  const spaces = LEADING_SPACE.exec(after)?.[0].length ?? 0
  const remaining = { ...first, ...sliceMapped(first, letter.length + spaces) }
  const style = { ...first.style, underline: false, strikethrough: false, baselineShift: 0, letterSpacing: 0 }
  return {
    initial: { ...first, style, ...sliceMapped(first, 0, letter.length) },
    rest: remaining.text === '' ? others : [remaining, ...others],
  }
}

/** Sizes the letter so that it reaches from the capitals of the first line to the baseline of the last one. */
export function sizeDropCap(
  { source, strut }: SizedParagraph,
  { lines, lineHeight, measurer }: { lines: number; lineHeight: number; measurer: Measurer },
): DropCap | null {
  const { initial, base } = source
  if (!initial) return null
  const bodyPx = strut.font.sizePx
  const downPx = (lines - 1) * lineHeight * bodyPx
  const sizePx = exactSize((downPx + strut.style.face.capHeight * bodyPx) / initial.face.capHeight)
  const item = sizeItem(initial, sizePx / initial.style.fontSize, 0)
  const widthPx = measurer.widthOf(initial.text, item)
  return {
    part: { item, text: initial.text, source: initial.source, direction: base, widthPx, insetPx: 0 },
    lines,
    downPx,
    insetPx: widthPx + GAP_EM * bodyPx,
    heightPx: lines * lineHeight * bodyPx,
  }
}
