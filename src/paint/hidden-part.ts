import type { Complete } from '../document/elements/element.ts'
import { type Bounds, intersect, isEmpty, mapBounds, EMPTY_BOUNDS } from './bounds.ts'
import { isOpaque } from './opacity.ts'
import { clampCorners } from './round-rect.ts'
import type { Scope } from './scope.ts'

/** An arc cuts this fraction of its radius into the corner: 1 − √½. */
const CORNER_DEPTH = 1 - Math.SQRT1_2

/** Returns an upright rectangle that `element` covers opaquely, in whole device pixels. Empty if there is none. */
export function hiddenPart(scope: Scope, element: Complete): Bounds {
  const matrix = scope.context.getTransform()
  if (Math.abs(matrix.b) + Math.abs(matrix.c) > 1e-9 || !isOpaqueBox(scope, element)) return EMPTY_BOUNDS
  const { width, height, cornerRadius } = element
  const depth = Math.max(...clampCorners(element, cornerRadius)) * CORNER_DEPTH
  const inner = mapBounds(matrix, { left: depth, top: depth, right: width - depth, bottom: height - depth })
  const hidden = {
    left: Math.ceil(inner.left) + 1,
    top: Math.ceil(inner.top) + 1,
    right: Math.floor(inner.right) - 1,
    bottom: Math.floor(inner.bottom) - 1,
  }
  return isEmpty(hidden) ? EMPTY_BOUNDS : hidden
}

function isOpaqueBox({ environment }: Scope, element: Complete): element is Complete<'rect'> | Complete<'image'> {
  if (element.type === 'rect') return element.fill !== null && isOpaque(element.fill)
  if (element.type !== 'image') return false
  const { src, mask, fit } = element
  return mask === null && fit !== 'contain' && environment.pictures.get(src)?.isOpaque === true
}

/** Returns the strips around `hidden`, or all of `bounds` if hiding saves too little. */
export function visibleParts(bounds: Bounds, hidden: Bounds): Bounds[] {
  if (area(hidden) < area(bounds) / 4) return [bounds]
  const { left, top, right, bottom } = hidden
  const around = [
    { ...bounds, bottom: top },
    { ...bounds, top: bottom },
    { ...bounds, top, bottom, right: left },
    { ...bounds, top, bottom, left: right },
  ]
  return around.map((part) => intersect(part, bounds)).filter((part) => !isEmpty(part))
}

function area(bounds: Bounds): number {
  return isEmpty(bounds) ? 0 : (bounds.right - bounds.left) * (bounds.bottom - bounds.top)
}
