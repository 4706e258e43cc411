import { type FlowSettings, startFlow } from './flow-text.ts'
import { exactSize } from './measurer.ts'
import { type FontParagraph, type SizedParagraph, sizeParagraph } from './sized-paragraph.ts'

export interface ShrinkSettings extends FlowSettings {
  readonly heightPx: number
  readonly maxLines: number
  readonly minScale: number
}

const SLACK_PX = 0.01
const STEPS = 10
/** Smaller sizes to try if rounding made the result too large. */
const CORRECTIONS = 10

/** Finds the largest scale up to 1 that fits without breaking words, or `minScale`. */
export function shrinkToFit(paragraphs: readonly FontParagraph[], settings: ShrinkSettings): number {
  if (settings.widthPx <= 0 || settings.heightPx <= 0) return settings.minScale
  if (fitsAt(1)) return 1
  const largestPx = Math.max(...fontSizes(paragraphs))
  // Half the font size fits where the full size fits a box of twice the width and height.
  const sized = paragraphs.map((paragraph) => sizeParagraph(paragraph, 1))
  let fitting = settings.minScale
  let tooLarge = 1
  for (let step = 0; step < STEPS; step += 1) {
    const scale = (fitting + tooLarge) / 2
    const enlarged = {
      ...settings,
      widthPx: settings.widthPx / scale,
      heightPx: settings.heightPx / scale,
      paragraphSpacingPx: settings.paragraphSpacingPx / scale,
    }
    if (fits(sized, enlarged)) fitting = scale
    else tooLarge = scale
  }
  for (let correction = 0; correction < CORRECTIONS; correction += 1) {
    const sizePx = exactSize(largestPx * fitting) - (2 ** correction - 1) / 4
    const scale = Math.max(settings.minScale, sizePx / largestPx)
    if (scale === settings.minScale || fitsAt(scale)) return scale
  }
  return settings.minScale

  function fitsAt(scale: number): boolean {
    const scaled = paragraphs.map((paragraph) => sizeParagraph(paragraph, scale))
    return fits(scaled, settings)
  }
}

export function fontSizes(paragraphs: readonly FontParagraph[]): number[] {
  return paragraphs.flatMap(({ items, strut }) => [strut, ...items].map(({ style }) => style.fontSize))
}

/** Stops at the first line that does not fit. */
function fits(paragraphs: readonly SizedParagraph[], settings: ShrinkSettings): boolean {
  const { lines, indentPx } = startFlow(paragraphs, settings)
  let count = 0
  let heightPx = 0
  for (const line of lines) {
    count += 1
    heightPx += line.gapPx + line.abovePx + line.belowPx
    if (count > settings.maxLines || heightPx > settings.heightPx + SLACK_PX) return false
    if (line.insideWord || line.widthPx > settings.widthPx - indentPx + SLACK_PX) return false
  }
  return true
}
