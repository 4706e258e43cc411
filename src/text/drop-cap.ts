import type { LinePart } from './compose-line.ts'
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

/** In em of the text next to it. */
const GAP_EM = 0.3

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
