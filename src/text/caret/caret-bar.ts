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
  const turn = run?.barTurn ?? run?.turn
  if (!run || !turn) return { from: { x, y: line.topPx }, to: { x, y: line.topPx + line.heightPx } }
  return { from: turned(turn, x, -run.ascentPx), to: turned(turn, x, run.descentPx) }
}
