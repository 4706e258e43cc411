import { type Paint, type Stroke, STROKE_DEFAULTS } from '../document/paint.ts'
import { type Bounds, expand, mapBounds } from './bounds.ts'
import type { Context, Path } from './canvas.ts'
import { MITER_LIMIT } from './ink-bounds.ts'
import { isolate } from './isolate.ts'
import { isOpaque } from './opacity.ts'
import type { Outline, Shape } from './outlines/outline.ts'
import { paintFill } from './paint-fill.ts'
import { paintOpacity, paintStyle } from './paint-style.ts'
import type { Scope } from './scope.ts'
import { withOpacity } from './with-opacity.ts'

/** Draws an inside or outside stroke at twice its width, of which the shape hides half. */
export function paintShape(scope: Scope, shape: Outline, paints: FillAndStroke): void {
  const { fill } = paints
  const stroke = visibleStroke(paints.stroke)
  if (!stroke) {
    if (fill !== null) paintFill(scope, shape, fill)
    return
  }
  // An opaque fill hides the inner half without a seam.
  if (stroke.align === 'outside' && fill !== null && isOpaque(fill)) {
    paintStroke(scope, shape, { ...stroke, width: stroke.width * 2 })
    paintFill(scope, shape, fill)
    return
  }
  if (fill !== null) paintFill(scope, hidesEdge(stroke) ? shape.inset(stroke.width / 2) : shape, fill)
  if (stroke.align === 'inside') paintInside(scope, shape, stroke)
  else if (stroke.align === 'outside') paintOutside(scope, shape, stroke)
  else paintStroke(scope, shape, stroke)
}

export interface FillAndStroke {
  readonly fill: Paint | null
  readonly stroke: Stroke | null
}

export function paintStroke(scope: Scope, shape: Shape, stroke: Required<Stroke>): void {
  const { context } = scope
  context.save()
  context.strokeStyle = paintStyle(scope, stroke.paint, shape.box)
  setStroke(context, stroke)
  withOpacity(context, paintOpacity(stroke.paint), () => context.stroke(shape.path))
  context.restore()
}

/** Returns undefined if nothing is drawn: a width of 0 is not a hairline. */
export function visibleStroke(stroke: Stroke | null): Required<Stroke> | undefined {
  if (!stroke) return undefined
  const whole = { ...STROKE_DEFAULTS, ...stroke }
  return whole.width > 0 ? whole : undefined
}

/** Whether the fill must end below the stroke. At a shared, half covered edge, it would show through. */
export function hidesEdge({ align, paint, dash }: Required<Stroke>): boolean {
  return align === 'inside' && dash.length === 0 && isOpaque(paint)
}

function setStroke(context: Context, { width, dash, cap, join }: Required<Stroke>): void {
  context.lineWidth = width
  context.lineCap = cap
  context.lineJoin = join
  context.miterLimit = MITER_LIMIT
  // Lengths that are all 0 mean a solid line, as in SVG.
  context.setLineDash(dash.some((length) => length > 0) ? [...dash] : [])
}

function paintInside(scope: Scope, shape: Shape, stroke: Required<Stroke>): void {
  scope.context.save()
  scope.context.clip(shape.path, shape.rule)
  paintStroke(scope, shape, { ...stroke, width: stroke.width * 2 })
  scope.context.restore()
}

function paintOutside(scope: Scope, shape: Outline, stroke: Required<Stroke>): void {
  const doubled = { ...stroke, width: stroke.width * 2 }
  const extent = expand(shape.extent, stroke.width * MITER_LIMIT)
  if (scope.target === 'vector' && (shape.isSimple || shape.rule === 'evenodd')) {
    clipToOutside(scope, shape, extent)
    paintStroke(scope, shape, doubled)
    scope.context.restore()
    return
  }
  // No clip is the outside of a self-overlapping path, so its inside is erased from the stroke's own layer.
  isolate(scope, mapBounds(scope.context.getTransform(), extent), (inner) => {
    paintStroke(inner, shape, doubled)
    eraseInside(inner.context, shape)
  })
}

/** Readers disagree on erased groups, so a vector page has a clip where one exists. The caller restores the context. */
function clipToOutside(scope: Scope, { path }: Shape, { left, top, right, bottom }: Bounds): void {
  const outside = scope.environment.newPath()
  outside.rect(left, top, right - left, bottom - top)
  outside.addPath(path)
  scope.context.save()
  scope.context.clip(outside, 'evenodd')
}

function eraseInside(context: Context, { path, rule }: Pick<Shape, 'rule'> & { path: Path }): void {
  context.globalCompositeOperation = 'destination-out'
  context.fillStyle = '#000000'
  context.fill(path, rule)
}
