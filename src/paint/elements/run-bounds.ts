import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import { turned } from '../../text/turn.ts'
import { type Bounds, expand } from '../bounds.ts'

/**
 * Returns bounds of a run with a stroke that reaches `strokePx` beyond its letters, in the space of the element.
 * A swash or stacked accent exceeds advance and line by at most the font size.
 */
export function runBounds(line: Pick<TextLine, 'baselinePx'>, run: GlyphRun, strokePx: number): Bounds {
  const { turn, x, width, font, baselineShiftPx, wordSpacingPx, text } = run
  const by = font.sizePx + strokePx
  if (turn) {
    const start = turned(turn, x, 0)
    return expand({ left: start.x, top: start.y, right: start.x + 1, bottom: start.y + 1 }, width + by * 1.5)
  }
  const spaces = wordSpacingPx * text.length
  const y = line.baselinePx - baselineShiftPx
  return { left: x - by, top: y - by * 1.5, right: x + width + spaces + by, bottom: y + by }
}
