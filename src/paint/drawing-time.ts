import type { Complete } from '../document/elements/element.ts'
import { STROKE_DEFAULTS } from '../document/paint.ts'
import { dashPeriodOf, isDashed, longestDashPx, strokesOf } from './drawn-strokes.ts'
import { deviceScale } from './layer.ts'
import type { Pieces } from './measure-path.ts'
import type { Scope } from './scope.ts'

/** Of all outlines of a page. One may take a quarter of what is left, but always the minimum. */
export const PAGE_US = 12_000_000
const PART = 1 / 4
const MIN_US = 20_000

/** Outlines that take less are not counted. */
export const CHEAP_US = 2_000

/** Fixed cost of a dash or segment, and cost per device pixel of its length. */
const PIECE_US = 2
const FILL_US_PER_PX = 0.1
const STROKE_US_PER_PX = 0.45
const TEXT_STROKE_US_PER_PX = 0.05
const DASH_US_PER_PX = { butt: 0.55, square: 0.55, round: 1.8 } as const

const COARSEST = 1 / 64

/** Skia draws larger glyphs as paths. */
const CACHED_GLYPH_PX = 256

export interface Work {
  readonly scope: Scope
  readonly element: Complete
  readonly pieces: readonly Pieces[]
  readonly omitsDashes?: boolean
}

/** Returns the density, at most 1, at which the outline is drawn in time, and how long that takes. */
export function densityInTime(work: Work): { readonly density: number; readonly us: number } {
  const { outlines } = work.scope.environment
  const budgetUs = Math.max(MIN_US, (outlines?.leftUs ?? PAGE_US) * PART)
  const { left, top, right, bottom } = work.scope.visible
  const farthestPx = right - left + bottom - top
  // Most outlines are short enough at any scale, and reading the scale from the context takes time.
  const most = timeToDraw(work, () => farthestPx)
  if (most.fixedUs + most.scaledUs <= CHEAP_US) return { density: 1, us: 0 }
  const scale = deviceScale(work.scope)
  const { fixedUs, scaledUs } = timeToDraw(work, (lengthPx) => Math.min(lengthPx * scale, farthestPx))
  if (fixedUs + scaledUs <= budgetUs) return { density: 1, us: fixedUs + scaledUs }
  const density = Math.max(COARSEST, (budgetUs - Math.min(fixedUs, budgetUs / 2)) / scaledUs)
  return { density, us: fixedUs + scaledUs * density }
}

/** `drawnPx` returns how many device pixels of a piece are drawn. */
function timeToDraw(
  { element, pieces, omitsDashes = false }: Work,
  drawnPx: (lengthPx: number) => number,
): { readonly fixedUs: number; readonly scaledUs: number } {
  let [fixedUs, scaledUs] = [0, 0]
  const add = (drawn: readonly Pieces[], { widthPx, usPerPx }: { widthPx: number; usPerPx: number }): void => {
    fixedUs = Math.max(fixedUs, drawn.reduce((sum, { count }) => sum + count, 0) * PIECE_US)
    scaledUs += drawn.reduce((sum, { count, lengthPx }) => sum + count * drawnPx(lengthPx + widthPx), 0) * usPerPx
  }
  if (element.type !== 'text' && element.type !== 'line') add(pieces, { widthPx: 0, usPerPx: FILL_US_PER_PX })
  const strokes = strokesOf(element).map((stroke) => {
    const { width, align, cap } = { ...STROKE_DEFAULTS, ...stroke }
    const widthPx = align === 'center' ? width : 2 * width
    if (omitsDashes || !isDashed(stroke)) {
      return { drawn: pieces, widthPx, usPerPx: element.type === 'text' ? TEXT_STROKE_US_PER_PX : STROKE_US_PER_PX }
    }
    const count = totalPx(pieces) / dashPeriodOf(stroke)
    return { drawn: [{ count, lengthPx: longestDashPx(stroke) }], widthPx, usPerPx: DASH_US_PER_PX[cap] }
  })
  // Skia caches small glyphs: only dashes and wide strokes make text slow.
  for (const { drawn, ...cost } of strokes) {
    const isCached = element.type === 'text' && drawn === pieces && drawnPx(cost.widthPx) < CACHED_GLYPH_PX
    if (!isCached) add(drawn, cost)
  }
  return { fixedUs, scaledUs }
}

export function totalPx(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { count, lengthPx }) => sum + count * lengthPx, 0)
}
