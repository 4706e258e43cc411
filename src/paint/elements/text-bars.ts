import { type Paint } from '../../document/paint.ts'
import { type TextLine } from '../../text/text-layout.ts'

/** An underline or a strikethrough, in the element's space. */
export interface TextBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: Paint
}

/** The bars of one line. Runs that are underlined alike share one: two that meet would show a seam. */
export function textBars(line: TextLine, kind: 'underline' | 'strikethrough'): TextBar[] {
  const bars: TextBar[] = []
  for (const run of line.runs) {
    const bar = run[kind]
    if (!bar) continue
    const y = line.baselinePx - run.baselineShiftPx + bar.offsetPx
    const last = bars.at(-1)
    const meets = last && Math.abs(last.x + last.width - run.x) < 0.5
    if (meets && last.fill === run.fill && last.y === y && last.height === bar.thicknessPx) {
      bars[bars.length - 1] = { ...last, width: run.x + run.width - last.x }
    } else {
      bars.push({ x: run.x, y, width: run.width, height: bar.thicknessPx, fill: run.fill })
    }
  }
  return bars
}
