import type { Complete } from '../../../document/elements/element.ts'
import { type Bounds, mapBounds } from '../../../paint/bounds.ts'
import type { Matrix } from '../../../paint/canvas.ts'
import type { TextLayout } from '../../../text/text-layout.ts'

/** Returns the bounds of an element's box on its page. */
export function boxBounds({ width, height }: Complete, matrix: Matrix): Bounds {
  return mapBounds(matrix, { left: 0, top: 0, right: width, bottom: height })
}

/**
 * Returns the bounds of the letters of a text on its page, from the height of its capitals to its last baseline: boxes
 * and lines have empty space, by which they overlap their neighbors.
 */
export function inkBounds(element: Complete<'text'>, { lines, heightPx }: TextLayout, matrix: Matrix): Bounds {
  const runs = lines.flatMap((line) => line.runs.map((run) => ({ line, run })))
  const isTurned = runs.some(({ run }) => run.turn)
  if (runs.length === 0 || isTurned) {
    const height = element.fit === 'grow' ? heightPx : element.height
    return mapBounds(matrix, middleIfSlanted({ left: 0, top: 0, right: element.width, bottom: height }, matrix))
  }
  const bounds = {
    left: Math.min(...runs.map(({ run }) => run.x)),
    top: Math.min(...runs.map(({ line, run }) => line.baselinePx - run.baselineShiftPx - run.capHeightPx)),
    right: Math.max(...runs.map(({ run }) => run.x + run.width)),
    bottom: Math.max(...runs.map(({ line, run }) => line.baselinePx - run.baselineShiftPx)),
  }
  return mapBounds(matrix, middleIfSlanted(bounds, matrix))
}

const LEAST_SLANT = Math.sin((10 * Math.PI) / 180)

/** The box around slanted text also covers what is next to it. */
function middleIfSlanted(bounds: Bounds, { a, b }: Matrix): Bounds {
  const slant = Math.min(Math.abs(a), Math.abs(b)) / Math.hypot(a, b)
  if (slant < LEAST_SLANT) return bounds
  const { left, top, right, bottom } = bounds
  const inset = Math.max(0, (right - left - (bottom - top)) / 2)
  return { left: left + inset, top, right: right - inset, bottom }
}
