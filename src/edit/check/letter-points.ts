import { apply, type Point } from '../../paint/matrix.ts'
import type { GlyphRun, TextLayout, TextLine } from '../../text/text-layout.ts'
import { turned } from '../../text/turn.ts'
import { pageMatrix } from '../geometry/page-matrix.ts'
import type { Place } from '../tree/place.ts'

/** Returns a point of the page among the letters of each piece of a line, for one run of a text. */
export function letterPoints(place: Place, { lines }: TextLayout, run: number): Point[] {
  const matrix = pageMatrix(place)
  return lines.flatMap((line) =>
    line.runs
      .filter((piece) => piece.run === run && piece.text.trim() !== '')
      .map((piece) => apply(matrix, middleOf(line, piece))),
  )
}

function middleOf(
  { baselinePx }: TextLine,
  { x, insetPx, width, capHeightPx, baselineShiftPx, turn }: GlyphRun,
): Point {
  const middle = { x: x + insetPx + width / 2, y: -baselineShiftPx - capHeightPx / 2 }
  return turn ? turned(turn, middle.x, middle.y) : { x: middle.x, y: baselinePx + middle.y }
}
