import type { Complete } from '../../../document/elements/element.ts'
import { type Bounds, mapBounds } from '../../../paint/bounds.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import type { TextLayout } from '../../../text/text-layout.ts'

/** Returns the bounds of an element's box on its page. */
export function boxBounds({ width, height }: Complete, matrix: Matrix): Bounds {
  return mapBounds(matrix, { left: 0, top: 0, right: width, bottom: height })
}

/** Returns the bounds of the lines of a text on its page: its box may have much empty space. */
export function inkBounds(element: Complete<'text'>, { lines, heightPx }: TextLayout, matrix: Matrix): Bounds {
  const runs = lines.flatMap((line) => line.runs.map((run) => ({ line, run })))
  const isTurned = runs.some(({ run }) => run.turn)
  if (runs.length === 0 || isTurned) {
    const height = element.fit === 'grow' ? heightPx : element.height
    return mapBounds(matrix, { left: 0, top: 0, right: element.width, bottom: height })
  }
  return mapBounds(matrix, {
    left: Math.min(...runs.map(({ run }) => run.x)),
    top: Math.min(...runs.map(({ line }) => line.topPx)),
    right: Math.max(...runs.map(({ run }) => run.x + run.width)),
    bottom: Math.max(...runs.map(({ line }) => line.topPx + line.heightPx)),
  })
}
