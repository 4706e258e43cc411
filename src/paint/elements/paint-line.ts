import type { Complete } from '../../document/elements/element.ts'
import type { Stroke } from '../../document/paint.ts'
import { addFilledCap, addStrokedCap, capInset } from '../line-caps.ts'
import { linePath } from '../outlines/line-path.ts'
import { paintFill } from '../paint-fill.ts'
import { paintStroke, visibleStroke } from '../paint-stroke.ts'
import type { Box, Scope } from '../scope.ts'
import { endOf, type Segment, splineThrough, startOf, trim } from '../spline.ts'

/** Draws a line and its caps, which are solid even if the line is dashed. */
export function paintLine(scope: Scope, element: Complete<'line'>): void {
  const stroke = visibleStroke(element.stroke)
  const segments = splineThrough(element.points, element.curve)
  if (!stroke || segments.length === 0) return
  const insets = { start: capInset(element.startCap, stroke.width), end: capInset(element.endCap, stroke.width) }
  const box = paintBox(element)
  paintStroke(
    scope,
    { path: linePath(scope.environment.newPath, trim(segments, insets)), rule: 'nonzero', box },
    stroke,
  )
  paintCaps(scope, { element, segments, stroke, box })
}

interface CapOptions {
  readonly element: Complete<'line'>
  readonly segments: readonly Segment[]
  readonly stroke: Required<Stroke>
  readonly box: Box
}

function paintCaps(scope: Scope, { element, segments, stroke, box }: CapOptions): void {
  const { width } = stroke
  const filled = scope.environment.newPath()
  const stroked = scope.environment.newPath()
  const ends = [
    { cap: element.startCap, end: startOf(segments) },
    { cap: element.endCap, end: endOf(segments) },
  ]
  for (const { cap, end } of ends) {
    if (!end) continue
    addFilledCap(filled, { cap, width }, end)
    addStrokedCap(stroked, { cap, width }, end)
  }
  const kinds = ends.map(({ cap }) => cap)
  if (kinds.includes('triangle') || kinds.includes('circle')) {
    paintFill(scope, { path: filled, rule: 'nonzero', box }, stroke.paint)
  }
  if (kinds.includes('arrow') || kinds.includes('bar')) {
    paintStroke(scope, { path: stroked, rule: 'nonzero', box }, { ...stroke, dash: [], join: 'miter' })
  }
}

/** A line's box may have no area, but a gradient needs one. */
function paintBox({ width, height, points }: Complete<'line'>): Box {
  if (width > 0 || height > 0) return { x: 0, y: 0, width, height }
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}
