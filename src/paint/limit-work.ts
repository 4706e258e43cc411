import { type Complete } from '../document/elements/element.ts'
import { STROKE_DEFAULTS, type Stroke } from '../document/paint.ts'
import { mapBounds } from './bounds.ts'
import { contentBounds } from './ink-bounds.ts'
import { deviceScale, drawLayer, openLayer } from './layer.ts'
import { outlineOf } from './outline-lengths.ts'
import { type Pieces } from './path-data.ts'
import { type Scope } from './scope.ts'

/*
 * One drawing operation cannot be interrupted: a stroke that takes minutes ends only with its process, at the render's time
 * limit. So what an outline will cost is estimated before it is drawn, and one that would cost too much is drawn simpler.
 */

/** What one element's outline may take, in microseconds by the estimate below. */
const BUDGET_US = 3_000_000

/** A dash, a segment: each costs something wherever it lies, and for each of the device's pixels that it is long. */
const PIECE_US = 2
const FILL_US_PER_PX = 0.1
const STROKE_US_PER_PX = 0.45
const DASH_US_PER_PX = { butt: 0.55, square: 0.55, round: 1.8 } as const

/** Dashes are not to be told apart any more on a layer as coarse as this. */
const COARSEST_DASHED = 1 / 8
const COARSEST = 1 / 64

/** A PDF holds each dash as an outline of its own: so many are ten megabytes, and readers draw them as slowly. */
const VECTOR_DASHES = 6_000

/** Draws `element` by `draw`: as it is, or without its dashes, or on a layer of fewer pixels, and then says so. */
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
  const dashed = strokesOf(element).some(isDashed)
  const undash = dashed && (scope.target === 'vector' ? hasManyDashes : isTooCoarse)({ scope, element, pieces })
  const drawn = undash ? withoutDashes(element) : element
  if (undash) warn(scope, 'Its dashes would take too long to draw: its outline is drawn without them')
  const density = scope.target === 'vector' ? 1 : affordable({ scope, element: drawn, pieces })
  if (density < 1) drawCoarse(scope, drawn, { density, draw })
  else draw(scope, drawn)
}

interface Work {
  readonly scope: Scope
  readonly element: Complete
  readonly pieces: readonly Pieces[]
}

function drawCoarse<E extends Complete>(
  scope: Scope,
  element: E,
  { density, draw }: { density: number; draw: (scope: Scope, element: E) => void },
): void {
  const bounds = mapBounds(scope.context.getTransform(), contentBounds(scope, element))
  const placed = openLayer(scope, { bounds, density })
  if (!placed) return
  warn(scope, `It would take too long to draw: it is drawn at ${Math.ceil(density * 100)} % of its resolution`)
  draw(placed.scope, element)
  drawLayer(scope, placed)
  placed.layer.release()
}

function hasManyDashes({ element, pieces }: Work): boolean {
  return strokesOf(element).some((stroke) => isDashed(stroke) && totalPx(pieces) / periodOf(stroke) > VECTOR_DASHES)
}

function isTooCoarse(work: Work): boolean {
  return affordable(work) < COARSEST_DASHED
}

/** By how much the device must be coarser for `element`'s outline to be drawn in time; 1 where it need not. */
function affordable({ scope, element, pieces }: Work): number {
  const scale = deviceScale(scope)
  const { left, top, right, bottom } = scope.visible
  const farthestPx = right - left + bottom - top
  const along = (some: readonly Pieces[], widthPx: number): number =>
    some.reduce((sum, { count, lengthPx }) => sum + count * Math.min((lengthPx + widthPx) * scale, farthestPx), 0)
  let [fixed, growing] = [0, 0]
  const add = (some: readonly Pieces[], { widthPx, rate }: { widthPx: number; rate: number }): void => {
    fixed = Math.max(fixed, some.reduce((sum, { count }) => sum + count, 0) * PIECE_US)
    growing += along(some, widthPx) * rate
  }
  if (element.type !== 'text' && element.type !== 'line') add(pieces, { widthPx: 0, rate: FILL_US_PER_PX })
  const strokes = strokesOf(element).map((stroke) => {
    const { width, align, cap } = { ...STROKE_DEFAULTS, ...stroke }
    const widthPx = align === 'center' ? width : 2 * width
    if (!isDashed(stroke)) return { some: pieces, widthPx, rate: STROKE_US_PER_PX }
    const count = totalPx(pieces) / periodOf(stroke)
    return { some: [{ count, lengthPx: dashPx(stroke) }], widthPx, rate: DASH_US_PER_PX[cap] }
  })
  // Skia draws a line of small letters from copies of each: no text was found to take long but by its dashes.
  for (const { some, ...cost } of strokes) if (element.type !== 'text' || some !== pieces) add(some, cost)
  if (fixed + growing <= BUDGET_US) return 1
  return Math.max(COARSEST, (BUDGET_US - Math.min(fixed, BUDGET_US / 2)) / growing)
}

/** Of a text the one with the most dashes, since each is drawn by itself. */
function strokesOf(element: Complete): Stroke[] {
  if (element.type === 'image' || element.type === 'group') return []
  const all = [element.stroke, ...(element.type === 'text' ? (element.runs ?? []).map((run) => run.stroke) : [])]
  return all
    .flatMap((stroke) => (stroke && (stroke.width ?? STROKE_DEFAULTS.width) > 0 ? [stroke] : []))
    .toSorted((a, b) => periodOf(a) - periodOf(b))
    .slice(0, 1)
}

function withoutDashes<E extends Complete>(element: E): E {
  const plain = (stroke: Stroke | null | undefined): Stroke | null => (stroke ? { ...stroke, dash: [] } : null)
  if (element.type === 'image' || element.type === 'group') return element
  if (element.type !== 'text' || !element.runs) return { ...element, stroke: plain(element.stroke) }
  const runs = element.runs.map((run) => (run.stroke ? { ...run, stroke: plain(run.stroke) } : run))
  return { ...element, stroke: plain(element.stroke), runs }
}

function isDashed({ dash = [] }: Stroke): boolean {
  return dash.some((length) => length > 0)
}

/** How far apart dashes begin, on the average; Infinity where there are none. */
function periodOf(stroke: Stroke): number {
  const { dash = [] } = stroke
  if (!isDashed(stroke)) return Infinity
  const sum = dash.reduce((a, b) => a + b, 0)
  return sum / (dash.length / 2)
}

function dashPx({ dash = [] }: Stroke): number {
  return Math.max(...dash)
}

function totalPx(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, { count, lengthPx }) => sum + count * lengthPx, 0)
}

function warn({ environment }: Scope, message: string): void {
  environment.warn({ code: 'effect_simplified', message })
}
