import type { Complete } from '../document/elements/element.ts'
import { STROKE_DEFAULTS, type Stroke } from '../document/paint.ts'
import { mapBounds } from './bounds.ts'
import { contentBounds } from './ink-bounds.ts'
import { deviceScale, drawLayer, openLayer } from './layer.ts'
import { outlineOf } from './outline-lengths.ts'
import type { Pieces } from './measure-path.ts'
import type { PaintEnvironment } from './environment.ts'
import type { Scope } from './scope.ts'

// A drawing operation cannot be interrupted, so expensive outlines are estimated first and simplified.

/** Of all outlines of a page. One may take a quarter of what is left, but always the minimum. */
const PAGE_US = 12_000_000
const PART = 1 / 4
const MIN_US = 20_000

/** Outlines that take less are not counted. */
const CHEAP_US = 2_000

/** Fixed cost of a dash or segment, and cost per device pixel of its length. */
const PIECE_US = 2
const FILL_US_PER_PX = 0.1
const STROKE_US_PER_PX = 0.45
const TEXT_STROKE_US_PER_PX = 0.05
const DASH_US_PER_PX = { butt: 0.55, square: 0.55, round: 1.8 } as const

/** Below this density, dashes are indistinguishable. */
const COARSEST_DASHED = 1 / 8
const COARSEST = 1 / 64

/** A PDF stores each dash as an outline: this many take ten megabytes and are slow in readers. */
const VECTOR_DASHES = 6_000

/** Skia takes half a kilobyte of memory for each dash while it draws them. */
const RASTER_DASHES = 200_000

/** Skia draws larger glyphs as paths. */
const CACHED_GLYPH_PX = 256

/** Below this length in pixels, dashes and gaps are indistinguishable. */
const VISIBLE_DASH_PX = 1 / 8

/** Returns an environment that counts the time for expensive outlines. */
export function withOutlineBudget(environment: PaintEnvironment): PaintEnvironment {
  return { ...environment, outlines: { leftUs: PAGE_US } }
}

/** Draws `element` unchanged if possible. Otherwise omits dashes or uses a coarser layer, with a warning. */
export function drawWithinLimit<E extends Complete>(
  scope: Scope,
  element: E,
  draw: (scope: Scope, element: E) => void,
): void {
  const pieces = outlineOf(element)
  if (pieces.length === 0) {
    draw(scope, element)
    return
  }
  const work = { scope, element, pieces }
  const omitsDashes = strokesOf(element).some(isDashed) && isTooFine(work)
  const drawn = omitsDashes ? withoutDashes(element) : element
  if (omitsDashes && !strokesOf(element).every(looksSolid)) {
    warn(scope, 'The dashes take too long to draw: the outline is drawn without them')
  }
  const density = scope.target === 'vector' ? 1 : spendTime({ scope, element: drawn, pieces, omitsDashes })
  if (density < 1) drawCoarse(scope, drawn, { density, draw })
  else draw(scope, drawn)
}

interface Work {
  readonly scope: Scope
  readonly element: Complete
  readonly pieces: readonly Pieces[]
  readonly omitsDashes?: boolean
}

function drawCoarse<E extends Complete>(
  scope: Scope,
  element: E,
  { density, draw }: { density: number; draw: (scope: Scope, element: E) => void },
): void {
  const bounds = mapBounds(scope.context.getTransform(), contentBounds(scope, element))
  const placed = openLayer(scope, { bounds, density })
  if (!placed) return
  warn(scope, `The element takes too long to draw: it is drawn at ${Math.ceil(density * 100)}% of its resolution`)
  draw(placed.scope, element)
  drawLayer(scope, placed)
  placed.layer.release()
}

function isTooFine(work: Work): boolean {
  const { scope, element, pieces } = work
  const isVector = scope.target === 'vector'
  const pixelsPerPx = deviceScale(scope) * (isVector ? (scope.environment.vectorDensity ?? 1) : 1)
  const isInvisible = strokesOf(element).every((stroke) => longestDashPx(stroke) * pixelsPerPx < VISIBLE_DASH_PX)
  if (isInvisible || dashCount(element, pieces) > (isVector ? VECTOR_DASHES : RASTER_DASHES)) return true
  return !isVector && densityInTime(work).density < COARSEST_DASHED
}

function dashCount(element: Complete, pieces: readonly Pieces[]): number {
  const counts = strokesOf(element).map((stroke) => totalPx(pieces) / dashPeriodOf(stroke))
  return Math.max(0, ...counts)
}

/** Whether the caps of the dashes cover their gaps. */
function looksSolid(stroke: Stroke): boolean {
  const { cap, width } = { ...STROKE_DEFAULTS, ...stroke }
  return cap !== 'butt' && longestDashPx(stroke) < width / 2
}

/** Returns the density at which the outline is drawn, and counts its time. */
function spendTime(work: Work): number {
  const { density, us } = densityInTime(work)
  const { outlines } = work.scope.environment
  if (outlines && us > CHEAP_US) outlines.leftUs -= us
  return density
}

/** Returns the density, at most 1, at which the outline is drawn in time, and how long that takes. */
function densityInTime(work: Work): { readonly density: number; readonly us: number } {
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

/** Returns at most one stroke: of a text, the one with the most dashes, since its runs are drawn separately. */
function strokesOf(element: Complete): Stroke[] {
  if (!hasStroke(element)) return []
  const all = [element.stroke, ...(element.type === 'text' ? (element.runs ?? []).map((run) => run.stroke) : [])]
  return all
    .flatMap((stroke) => (stroke && (stroke.width ?? STROKE_DEFAULTS.width) > 0 ? [stroke] : []))
    .toSorted((a, b) => dashPeriodOf(a) - dashPeriodOf(b))
    .slice(0, 1)
}

function hasStroke(element: Complete): element is Extract<Complete, { stroke: Stroke | null }> {
  return 'stroke' in element
}

function withoutDashes<E extends Complete>(element: E): E {
  const plain = (stroke: Stroke | null | undefined): Stroke | null => (stroke ? { ...stroke, dash: [] } : null)
  if (!hasStroke(element)) return element
  if (element.type !== 'text' || !element.runs) return { ...element, stroke: plain(element.stroke) }
  const runs = element.runs.map((run) => (run.stroke ? { ...run, stroke: plain(run.stroke) } : run))
  return { ...element, stroke: plain(element.stroke), runs }
}

function isDashed({ dash = [] }: Stroke): boolean {
  return dash.some((length) => length > 0)
}

function dashPeriodOf(stroke: Stroke): number {
  const { dash = [] } = stroke
  if (!isDashed(stroke)) return Infinity
  const sum = dash.reduce((a, b) => a + b, 0)
  return sum / (dash.length / 2)
}

function longestDashPx({ dash = [] }: Stroke): number {
  return Math.max(...dash)
}

function totalPx(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { count, lengthPx }) => sum + count * lengthPx, 0)
}

function warn({ environment }: Scope, message: string): void {
  environment.warn({ code: 'effect_simplified', message })
}
