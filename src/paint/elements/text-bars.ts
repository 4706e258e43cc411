import type { Paint } from '../../document/paint.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'

export interface TextBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: Paint
}

/** A strikethrough's height depends on the font size; heights within this difference are drawn as one. */
const SAME_HEIGHT_EM = 0.1

/** Adjacent runs with the same fill share the thickest bar, to avoid a step or seam at bold words. */
export function textBars(line: TextLine, kind: 'underline' | 'strikethrough'): TextBar[] {
  const bars: TextBar[] = []
  for (const run of line.runs) {
    const bar = barOf(line, run, kind)
    if (!bar) continue
    const last = bars.at(-1)
    const isAdjacent = last !== undefined && Math.abs(last.x + last.width - bar.x) < 0.5 && last.fill === bar.fill
    if (isAdjacent && (kind === 'underline' || Math.abs(last.y - bar.y) < SAME_HEIGHT_EM * run.font.sizePx)) {
      const { y, height } = bar.height > last.height ? bar : last
      bars[bars.length - 1] = { ...last, y, height, width: bar.x + bar.width - last.x }
    } else {
      bars.push(bar)
    }
  }
  return bars
}

function barOf(line: TextLine, run: GlyphRun, kind: 'underline' | 'strikethrough'): TextBar | undefined {
  const bar = run[kind]
  if (!bar) return undefined
  const y = line.baselinePx - run.baselineShiftPx + bar.offsetPx
  return { x: run.x, y, width: run.width, height: bar.thicknessPx, fill: run.fill }
}
