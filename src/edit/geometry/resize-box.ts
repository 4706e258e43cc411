import { complete, type Element } from '../../document/elements/element.ts'
import { bounded, boundedLength } from '../../document/scaled-number.ts'
import { boxMatrix } from '../../paint/box-matrix.ts'
import type { Point } from '../../paint/matrix.ts'

/** A handle of a box: -1 is its left or top edge, 1 its right or bottom edge, 0 between them. */
export interface Handle {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

export interface ResizeOptions {
  /** Width and height change by the same factor. */
  readonly keepsRatio: boolean
  /** The center stays instead of the opposite handle. */
  readonly fromCenter: boolean
}

/** A box in the space of its parent, before rotation, in CSS pixels. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Of boxes that are not thinner already. */
const LEAST_PX = 1

/**
 * Returns the box of `element` after one of its handles was dragged by `by`, in the element's own
 * space. The opposite handle stays where it is on the page, however the element is turned.
 */
export function resizeBox(
  element: Element,
  { handle, by }: { handle: Handle; by: Point },
  options: ResizeOptions,
): Box {
  const { x, y, width, height } = element
  // Bounds of turned boxes would be rounded.
  if (by.x === 0 && by.y === 0) return { x, y, width, height }
  const reach = options.fromCenter ? 2 : 1
  const free = {
    width: handle.x === 0 ? width : atLeast(width, width + reach * handle.x * by.x),
    height: handle.y === 0 ? height : atLeast(height, height + reach * handle.y * by.y),
  }
  const size = options.keepsRatio ? inRatio(element, free, handle) : free
  const shift = options.fromCenter
    ? { x: 0, y: 0 }
    : { x: (handle.x * (size.width - width)) / 2, y: (handle.y * (size.height - height)) / 2 }
  const { a, b, c, d } = boxMatrix(complete(element))
  const center = {
    x: x + width / 2 + a * shift.x + c * shift.y,
    y: y + height / 2 + b * shift.x + d * shift.y,
  }
  return {
    x: bounded(center.x - size.width / 2),
    y: bounded(center.y - size.height / 2),
    width: boundedLength(size.width),
    height: boundedLength(size.height),
  }
}

interface Extent {
  readonly width: number
  readonly height: number
}

/** A corner follows the side that has grown more, in proportion; an edge takes the other side along. */
function inRatio({ width, height }: Extent, free: Extent, handle: Handle): Extent {
  const across = width > 0 ? free.width / width : 1
  const down = height > 0 ? free.height / height : 1
  const scale = handle.x === 0 ? down : handle.y === 0 ? across : Math.max(across, down)
  return { width: atLeast(width, width * scale), height: atLeast(height, height * scale) }
}

function atLeast(before: number, after: number): number {
  return Math.max(Math.min(LEAST_PX, before), after)
}
