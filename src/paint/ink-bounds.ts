import { SHADOW_DEFAULTS } from '../document/elements/base.ts'
import { complete, type Complete, type Element } from '../document/elements/element.ts'
import { type Stroke, STROKE_DEFAULTS } from '../document/paint.ts'
import { type Bounds, expand, intersect, mapBounds, EMPTY_BOUNDS, union } from './bounds.ts'
import { boxMatrix } from './box-matrix.ts'
import { highlightBounds } from './elements/paint-highlights.ts'
import { runBounds } from './elements/run-bounds.ts'
import { strokeOf } from './elements/run-paints.ts'
import { capReach } from './line-caps.ts'
import { dataBounds } from './measure-path.ts'
import { pathMatrix } from './path-matrix.ts'
import type { PaintEnvironment } from './environment.ts'
import type { Scope } from './scope.ts'
import { layOutTable } from './tables/lay-out-table.ts'
import { DEVIATIONS } from './soften.ts'

/** In half stroke widths. Canvas 2D cuts off longer miters. */
export const MITER_LIMIT = 10

type Layouts = Pick<Scope, 'layoutOf'> & { readonly environment: Pick<PaintEnvironment, 'layoutText' | 'layouts'> }

/** Whether one operation draws `element`. It can then apply the opacity and blend mode itself. */
export function isSingleMark(element: Complete): boolean {
  if (element.backdropBlur > 0) return false
  switch (element.type) {
    case 'rect':
    case 'ellipse':
    case 'polygon':
    case 'star':
      return (element.fill === null) !== (element.stroke === null)
    case 'path':
      return element.stroke === null
    case 'line':
      return element.startCap === 'none' && element.endCap === 'none'
    case 'image':
      return element.stroke === null
    case 'text':
    case 'svg':
    case 'code':
    case 'chart':
    case 'table':
    case 'group':
    case 'repeat':
      return false
  }
}

/** Returns bounds of `element` without effects, in its own space. They may be too large. */
export function contentBounds(scope: Layouts, element: Complete): Bounds {
  const box = { left: 0, top: 0, right: element.width, bottom: element.height }
  switch (element.type) {
    case 'image':
      return imageBounds(element)
    case 'svg':
    case 'code':
      return box
    // Labels at the edges may exceed the box.
    case 'chart':
      return expand(box, 2 * element.fontSize)
    case 'rect':
      return expand(box, strokeReach(element.stroke, Math.SQRT2))
    case 'ellipse':
    case 'polygon':
    case 'star':
      return expand(box, strokeReach(element.stroke, MITER_LIMIT))
    case 'path':
      return expand(pathBounds(element), strokeReach(element.stroke, MITER_LIMIT))
    case 'line':
      return lineBounds(element)
    case 'table':
      return expand({ ...box, bottom: Math.max(box.bottom, tableHeight(scope, element)) }, element.fontSize)
    case 'text':
      return textBounds(scope, element)
    case 'group': {
      const inside = element.elements.map((child) => inkBoundsOf(scope, child)).reduce(union, EMPTY_BOUNDS)
      if (!element.clip) return inside
      return element.backdropBlur > 0 ? box : intersect(inside, box)
    }
    // Flowed documents have groups instead.
    case 'repeat':
      return EMPTY_BOUNDS
  }
}

/** Returns how far blur and shadows extend beyond the content, in CSS pixels. */
export function reachOf(element: Complete): number {
  const shadows = element.shadows
    .map((shadow) => ({ ...SHADOW_DEFAULTS, ...shadow }))
    .map(({ x, y, blur, inner }) => (inner ? 0 : Math.hypot(x, y) + (blur / 2) * DEVIATIONS))
  return element.blur * DEVIATIONS + Math.max(0, ...shadows)
}

/** Returns bounds of `element` with its effects, in the space of its parent. They may be too large. */
export function inkBoundsOf(layouts: Layouts, element: Element): Bounds {
  const whole = complete(element)
  if (!whole.visible || whole.opacity === 0) return EMPTY_BOUNDS
  return mapBounds(boxMatrix(whole), expand(contentBounds(layouts, whole), reachOf(whole)))
}

/** Returns how far a stroke extends beyond its outline, at corners of up to `corner` half widths. */
export function strokeReach(stroke: Stroke | null, corner: number): number {
  if (!stroke) return 0
  const { width, align, join, cap } = { ...STROKE_DEFAULTS, ...stroke }
  if (align === 'inside') return 0
  const half = align === 'outside' ? width : width / 2
  return half * Math.max(join === 'miter' ? corner : 1, cap === 'square' ? Math.SQRT2 : 1)
}

/** The stroke follows the path of a mask, which may exceed the box. */
function imageBounds({ width, height, stroke, mask }: Complete<'image'>): Bounds {
  const box = { left: 0, top: 0, right: width, bottom: height }
  if (!stroke) return box
  const data = mask?.type === 'path' ? dataBounds(mask.d) : EMPTY_BOUNDS
  const path = mapBounds({ a: width, b: 0, c: 0, d: height, e: 0, f: 0 }, data)
  return expand(union(box, path), strokeReach(stroke, MITER_LIMIT))
}

/** Paths may exceed their viewBox; the control points bound them. */
function pathBounds(element: Complete<'path'>): Bounds {
  const bounds = dataBounds(element.d)
  return mapBounds(pathMatrix(element), bounds)
}

function lineBounds({ points, stroke, startCap, endCap, curve }: Complete<'line'>): Bounds {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
  // A spline exceeds its points by less than a third of its longest step.
  const overshoot = curve * Math.max(bounds.right - bounds.left, bounds.bottom - bounds.top) * 0.34
  const { width } = { ...STROKE_DEFAULTS, ...stroke }
  const caps = Math.max(capReach(startCap, width), capReach(endCap, width))
  const by = Math.max(strokeReach({ ...stroke, align: 'center' }, MITER_LIMIT), caps) + overshoot
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by }
}

function textBounds(scope: Layouts, element: Complete<'text'>): Bounds {
  const lines = scope.layoutOf(element).lines
  return lines
    .flatMap((line) => line.runs.map((run) => runBounds(line, run, strokeReach(strokeOf(element, run), MITER_LIMIT))))
    .reduce(union, highlightBounds(element, lines))
}

/** Rows that the box has no room for are drawn below it. */
function tableHeight({ environment }: Layouts, element: Complete<'table'>): number {
  return element.overflow === 'cut' ? 0 : (layOutTable(element, environment).rowTops.at(-1) ?? 0)
}
