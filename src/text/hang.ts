import type { Measurer } from './measurer.ts'
import type { Piece } from './line-pieces.ts'

/** How far marks at the edges of a line are outside of it, in CSS pixels. */
export interface Hang {
  readonly leftPx: number
  readonly rightPx: number
}

export const NO_HANG: Hang = { leftPx: 0, rightPx: 0 }

/** Quotation marks, and other marks with little ink, which make an edge look ragged. */
const HANGS_LEFT = /^["'‘“‚„‹«»›’”]/
const HANGS_RIGHT = /["'’”»›«‹‘“.,\-‐–]$/

/** `ordered` are the pieces of a line from left to right. */
export function hangOf(ordered: readonly Piece[], measurer: Measurer): Hang {
  const [first] = ordered
  const last = ordered.at(-1)
  return { leftPx: widthOf(first, 'left', measurer), rightPx: widthOf(last, 'right', measurer) }
}

function widthOf(piece: Piece | undefined, edge: 'left' | 'right', measurer: Measurer): number {
  if (!piece) return 0
  const { text, item, level } = piece
  const startsHere = (edge === 'left') === (level % 2 === 0)
  const mark = (startsHere ? HANGS_LEFT : HANGS_RIGHT).exec(text)?.[0]
  // A line of only a mark keeps it.
  if (mark === undefined || mark === text) return 0
  const withoutMark = startsHere ? text.slice(mark.length) : text.slice(0, -mark.length)
  return Math.max(0, measurer.widthOf(text, item) - measurer.widthOf(withoutMark, item))
}
