import type { Complete } from '../document/elements/element.ts'
import { STROKE_DEFAULTS, type Stroke } from '../document/paint.ts'
import { mapBounds } from './bounds.ts'
import { contentBounds } from './ink-bounds.ts'
import { CHEAP_US, densityInTime, PAGE_US, totalPx, type Work } from './drawing-time.ts'
import { dashPeriodOf, hasStroke, isDashed, longestDashPx, strokesOf } from './drawn-strokes.ts'
import { deviceScale, drawLayer, openLayer } from './layer.ts'
import { outlineOf } from './outline-lengths.ts'
import type { Pieces } from './measure-path.ts'
import type { PaintEnvironment } from './environment.ts'
import type { Scope } from './scope.ts'

// A drawing operation cannot be interrupted, so expensive outlines are estimated first and simplified.

/** Below this density, dashes are indistinguishable. */
const COARSEST_DASHED = 1 / 8

/** A PDF stores each dash as an outline: this many take ten megabytes and are slow in readers. */
const VECTOR_DASHES = 6_000

/** Skia takes half a kilobyte of memory for each dash while it draws them. */
const RASTER_DASHES = 200_000

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

function withoutDashes<E extends Complete>(element: E): E {
  const plain = (stroke: Stroke | null | undefined): Stroke | null => (stroke ? { ...stroke, dash: [] } : null)
  if (!hasStroke(element)) return element
  if (element.type !== 'text' || !element.runs) return { ...element, stroke: plain(element.stroke) }
  const runs = element.runs.map((run) => (run.stroke ? { ...run, stroke: plain(run.stroke) } : run))
  return { ...element, stroke: plain(element.stroke), runs }
}

function warn({ environment }: Scope, message: string): void {
  environment.warn({ code: 'effect_simplified', message })
}
