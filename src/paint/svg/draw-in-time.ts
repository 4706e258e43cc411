import type { Bounds } from '../bounds.ts'
import { deviceScale, drawLayer, openLayer } from '../layer.ts'
import type { Scope } from '../scope.ts'
import type { SvgDrawing } from './svg-drawing.ts'

// A drawing operation cannot be interrupted, so the time of a drawing is estimated first.

const BUDGET_US = 4_000_000
const COARSEST = 1 / 64
/** Layers of a PDF have three times the resolution. */
const VECTOR_DENSITY = 3

/**
 * Calls `draw`. Draws on a coarser layer what would take too long, or not at all, with a warning.
 * `bounds` are in device space.
 */
export function drawInTime(
  scope: Scope,
  { drawing, bounds }: { readonly drawing: SvgDrawing; readonly bounds: Bounds },
  draw: (scope: Scope) => void,
): void {
  const density = densityInTime(scope, drawing)
  if (density === 1) {
    draw(scope)
    return
  }
  if (density < COARSEST) {
    warn(scope, 'An SVG takes too long to draw and is omitted')
    return
  }
  const placed = openLayer(scope, { bounds, density })
  if (!placed) return
  warn(scope, `An SVG takes too long to draw: it is drawn at ${Math.ceil(density * 100)}% of its resolution`)
  draw(placed.scope)
  drawLayer(scope, placed)
  placed.layer.release()
}

/** Returns the density, at most 1, at which the drawing takes the budget; 0 if there is none. */
function densityInTime(scope: Scope, { work }: SvgDrawing): number {
  const scale = deviceScale(scope)
  const [linear, square] = [work.perScaleUs * scale, work.perAreaUs * scale ** 2]
  const leftUs = BUDGET_US - work.fixedUs
  if (leftUs <= 0) return 0
  if (scope.target === 'vector' && work.masksUs * (scale * VECTOR_DENSITY) ** 2 <= BUDGET_US) return 1
  if (linear + square <= leftUs) return 1
  // The positive solution of square · d² + linear · d = left.
  return square === 0 ? leftUs / linear : (Math.sqrt(linear ** 2 + 4 * square * leftUs) - linear) / (2 * square)
}

function warn({ environment }: Scope, message: string): void {
  environment.warn({ code: 'effect_simplified', message })
}
