import { SHADOW_DEFAULTS } from '../document/elements/base.ts'
import { complete, type Complete } from '../document/elements/element.ts'
import { type Stroke, STROKE_DEFAULTS } from '../document/paint.ts'
import { type Bounds, expand, intersect, mapBounds, EMPTY_BOUNDS, union } from './bounds.ts'
import { boxMatrix } from './box-matrix.ts'
import { capReach } from './line-caps.ts'
import { dataBounds } from './measure-path.ts'
import { pathMatrix } from './path-matrix.ts'
import type { Scope } from './scope.ts'
import { layOutTable } from './tables/lay-out-table.ts'
import { DEVIATIONS } from './soften.ts'

/** In half stroke widths. Canvas 2D cuts off longer miters. */
export const MITER_LIMIT = 10

/** Whether one operation draws `element`. It can then apply the opacity and blend mode itself. */
export function isSingleMark(element: Complete): boolean {
  switch (element.type) {
    case 'rect':
    case 'ellipse':
      return (element.fill === null) !== (element.stroke === null)
    case 'path':
      return element.stroke === null
    case 'line':
      return element.startCap === 'none' && element.endCap === 'none'
    case 'image':
      return true
    case 'text':
    case 'code':
    case 'chart':
    case 'table':
    case 'group':
      return false
  }
}

/** Returns bounds of `element` without effects, in its own space. They may be too large. */
export function contentBounds(scope: Scope, element: Complete): Bounds {
  const box = { left: 0, top: 0, right: element.width, bottom: element.height }
  switch (element.type) {
    case 'image':
    case 'code':
      return box
    // Labels at the edges may exceed the box.
    case 'chart':
      return expand(box, 2 * element.fontSize)
    case 'rect':
      return expand(box, strokeReach(element.stroke, Math.SQRT2))
    case 'ellipse':
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
      const inside = element.elements.map((child) => inkBounds(scope, complete(child))).reduce(union, EMPTY_BOUNDS)
      return element.clip ? intersect(inside, box) : inside
    }
  }
}

/** Returns how far blur and shadows extend beyond the content, in CSS pixels. */
export function reachOf(element: Complete): number {
  const shadows = element.shadows
    .map((shadow) => ({ ...SHADOW_DEFAULTS, ...shadow }))
    .map(({ x, y, blur, inner }) => (inner ? 0 : Math.hypot(x, y) + (blur / 2) * DEVIATIONS))
  return element.blur * DEVIATIONS + Math.max(0, ...shadows)
}

function inkBounds(scope: Scope, element: Complete): Bounds {
  if (!element.visible || element.opacity === 0) return EMPTY_BOUNDS
  return mapBounds(boxMatrix(element), expand(contentBounds(scope, element), reachOf(element)))
}

function strokeReach(stroke: Stroke | null, corner: number): number {
  if (!stroke) return 0
  const { width, align, join, cap } = { ...STROKE_DEFAULTS, ...stroke }
  if (align === 'inside') return 0
  const half = align === 'outside' ? width : width / 2
  return half * Math.max(join === 'miter' ? corner : 1, cap === 'square' ? Math.SQRT2 : 1)
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

/** A swash or stacked accent exceeds advance and line by at most the font size. */
function textBounds(scope: Scope, element: Complete<'text'>): Bounds {
  const lines = scope.layoutOf(element).lines
  return lines
    .flatMap((line) =>
      line.runs.map(({ x, width, font, stroke, baselineShiftPx, wordSpacingPx, text }): Bounds => {
        const by = font.sizePx + strokeReach(stroke, MITER_LIMIT)
        const spaces = wordSpacingPx * text.length
        const y = line.baselinePx - baselineShiftPx
        return { left: x - by, top: y - by * 1.5, right: x + width + spaces + by, bottom: y + by }
      }),
    )
    .reduce(union, EMPTY_BOUNDS)
}

/** Rows that the box has no room for are drawn below it. */
function tableHeight({ environment }: Scope, element: Complete<'table'>): number {
  return element.overflow === 'cut' ? 0 : (layOutTable(element, environment.layoutText).rowTops.at(-1) ?? 0)
}
