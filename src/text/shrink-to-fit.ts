import { flowText, heightOfFlow, type Flow, type FlowSettings } from './flow-text.ts'
import { exactSize } from './measurer.ts'
import { type FontParagraph, sizeParagraph } from './sized-paragraph.ts'

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
  if (fitsAt(1)) return 1
  const largestPx = Math.max(...fontSizes(paragraphs))
  // Half the font size fits where the full size fits a box of twice the width and height.
  const sized = paragraphs.map((paragraph) => sizeParagraph(paragraph, 1))
  let fitting = settings.minScale
  let tooLarge = 1
  for (let step = 0; step < STEPS; step += 1) {
    const scale = (fitting + tooLarge) / 2
    const flow = flowText(sized, {
      ...settings,
      widthPx: settings.widthPx / scale,
      paragraphSpacingPx: settings.paragraphSpacingPx / scale,
    })
    if (fits(flow, { ...settings, widthPx: settings.widthPx / scale, heightPx: settings.heightPx / scale }))
      fitting = scale
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
    return fits(flowText(scaled, settings), settings)
  }
}

export function fontSizes(paragraphs: readonly FontParagraph[]): number[] {
  return paragraphs.flatMap(({ items, strut }) => [strut, ...items].map(({ style }) => style.fontSize))
}

function fits({ lines, indentPx }: Flow, { widthPx, heightPx, maxLines }: ShrinkSettings): boolean {
  if (lines.length > maxLines || heightOfFlow(lines) > heightPx + SLACK_PX) return false
  return lines.every((line) => !line.insideWord && line.widthPx <= widthPx - indentPx + SLACK_PX)
}
