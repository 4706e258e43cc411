import type { GlyphRun, TextLine } from '../text-layout.ts'
import { turned } from '../turn.ts'
import type { CaretStop } from './caret-stops.ts'

interface Point {
  readonly x: number
  readonly y: number
}

/** The line that shows a caret, from its top to its bottom, in pixels from the top left corner of the box. */
export interface CaretBar {
  readonly from: Point
  readonly to: Point
}

export function caretBar({ x, run }: CaretStop, line: TextLine): CaretBar {
  return barAt(x, run, line)
}

/** The line across a text line at `x`. Turned with the letter on a path, and lying across a vertical line. */
export function barAt(x: number, run: GlyphRun | undefined, line: TextLine): CaretBar {
  const turn = run?.barTurn ?? run?.turn ?? line.turn
  const { topPx, heightPx, baselinePx } = line
  if (!turn) return { from: { x, y: topPx }, to: { x, y: topPx + heightPx } }
  const { ascentPx, descentPx } = run ?? { ascentPx: baselinePx - topPx, descentPx: topPx + heightPx - baselinePx }
  return { from: turned(turn, x, -ascentPx), to: turned(turn, x, descentPx) }
}
