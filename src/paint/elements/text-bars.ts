import type { Complete } from '../../document/elements/element.ts'
import type { Paint } from '../../document/paint.ts'
import type { GlyphRun, TextLine } from '../../text/text-layout.ts'
import type { Turn } from '../../text/turn.ts'
import { fillOf } from './run-paints.ts'

export interface TextBar {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill: Paint
  readonly turn: Turn | null
  /** The runs above the bar. */
  readonly runs: readonly GlyphRun[]
}

/** A strikethrough's height depends on the font size; heights within this difference are drawn as one. */
const SAME_HEIGHT_EM = 0.1

/**
 * Adjacent runs share the position and thickness of the thickest bar, to avoid a step or seam at
 * words that are bold, larger or in another color.
 */
export function textBars(line: TextLine, element: Complete<'text'>, kind: 'underline' | 'strikethrough'): TextBar[] {
  const groups: TextBar[][] = []
  for (const run of line.runs) {
    const bar = barOf(line, run, { kind, fill: fillOf(element, run) })
    if (!bar) continue
    const group = groups.at(-1)
    const last = group?.at(-1)
    const isAdjacent = last && !bar.turn && Math.abs(last.x + last.width - bar.x) < 0.5
    const isLevel = last && (kind === 'underline' || Math.abs(last.y - bar.y) < SAME_HEIGHT_EM * run.font.sizePx)
    if (isAdjacent && isLevel) group?.push(bar)
    else groups.push([bar])
  }
  return groups.flatMap(align)
}

function align(group: readonly TextBar[]): TextBar[] {
  const thickest = group.reduce((a, b) => (b.height > a.height ? b : a))
  const bars: TextBar[] = []
  for (const bar of group) {
    const last = bars.at(-1)
    if (last?.fill === bar.fill) {
      bars[bars.length - 1] = { ...last, width: bar.x + bar.width - last.x, runs: [...last.runs, ...bar.runs] }
    } else {
      bars.push({ ...bar, y: thickest.y, height: thickest.height })
    }
  }
  return bars
}

function barOf(
  line: TextLine,
  run: GlyphRun,
  { kind, fill }: { kind: 'underline' | 'strikethrough'; fill: Paint },
): TextBar | undefined {
  const bar = run[kind]
  if (!bar) return undefined
  const own = { width: run.width, height: bar.thicknessPx, fill, runs: [run], turn: run.barTurn }
  if (run.barTurn) return { ...own, x: run.x + run.insetPx, y: bar.offsetPx }
  const y = line.baselinePx - run.baselineShiftPx + bar.offsetPx
  return { ...own, x: run.x + run.insetPx, y }
}
