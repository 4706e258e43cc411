import { type FlowSettings, startFlow } from './flow-text.ts'
import { exactSize } from './measurer.ts'
import type { FontParagraph } from './font-paragraph.ts'
import { type SizedParagraph, sizeParagraph } from './sized-paragraph.ts'

export interface FitSettings extends FlowSettings {
  readonly heightPx: number
  readonly maxLines: number
  readonly minScale: number
  readonly maxScale: number
  /** How many times to halve the range of scales. */
  readonly steps: number
  readonly columnCount: number
}

const SLACK_PX = 0.01
/** Smaller sizes to try if rounding made the result too large. */
const CORRECTIONS = 10

/** Finds the largest scale up to `maxScale` that fits without breaking words, or `minScale`. */
export function fitScale(paragraphs: readonly FontParagraph[], settings: FitSettings): number {
  if (settings.widthPx <= 0 || settings.heightPx <= 0) return settings.minScale
  if (fitsAt(settings.maxScale)) return settings.maxScale
  const largestPx = Math.max(...fontSizes(paragraphs))
  // Half the font size fits where the full size fits a box of twice the width and height.
  const sized = paragraphs.map((paragraph) => sizeParagraph(paragraph, 1))
  let fitting = settings.minScale
  let tooLarge = settings.maxScale
  for (let step = 0; step < settings.steps; step += 1) {
    const scale = (fitting + tooLarge) / 2
    const enlarged = {
      ...settings,
      widthPx: settings.widthPx / scale,
      heightPx: settings.heightPx / scale,
      paragraphSpacingPx: settings.paragraphSpacingPx / scale,
      tabs: settings.tabs.map((tab) => ({ ...tab, at: tab.at / scale })),
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
function fits(paragraphs: readonly SizedParagraph[], settings: FitSettings): boolean {
  const { lines, indentPx, leastHeightPx } = startFlow(paragraphs, settings)
  let count = 0
  let column = 1
  let heightPx = 0
  for (const line of lines) {
    count += 1
    const ownPx = line.abovePx + line.belowPx
    heightPx += line.gapPx + ownPx
    if (heightPx > settings.heightPx + SLACK_PX && column < settings.columnCount) {
      column += 1
      heightPx = ownPx
    }
    if (count > settings.maxLines || heightPx > settings.heightPx + SLACK_PX) return false
    if (line.insideWord || line.widthPx > settings.widthPx - indentPx - line.insetPx + SLACK_PX) return false
  }
  return leastHeightPx <= settings.heightPx + SLACK_PX
}
