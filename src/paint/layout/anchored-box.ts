import { complete, type Element } from '../../document/elements/element.ts'
import type { CompleteLayout } from '../../document/elements/layout.ts'
import type { Size } from '../../document/document.ts'
import { boxMatrix } from '../box-matrix.ts'

/** The point of a box that stays when its size changes, in fractions of its sides. */
export interface Anchor {
  readonly x: number
  readonly y: number
}

/** A box that hugs its content keeps the edges at which the content is placed. */
export function anchorOf({ direction, isReversed, align, justify }: CompleteLayout): Anchor {
  const [along, across] = [FRACTIONS[justify], FRACTIONS[align]]
  return direction === 'row' ? { x: isReversed ? 1 - along : along, y: across } : { x: across, y: along }
}

const FRACTIONS = { start: 0, center: 0.5, end: 1, stretch: 0, 'space-between': 0 } as const

/** Changes the size of `element` so that `anchor` stays in place, also if it is rotated or mirrored. */
export function withSize<E extends Element>(element: E, size: Size, anchor: Anchor): E {
  const before = anchorIn(element, anchor)
  const after = anchorIn({ ...element, ...size }, anchor)
  return { ...element, ...size, x: element.x + before.x - after.x, y: element.y + before.y - after.y }
}

function anchorIn(element: Element, anchor: Anchor): { x: number; y: number } {
  const { a, b, c, d, e, f } = boxMatrix(complete(element))
  const [x, y] = [anchor.x * element.width, anchor.y * element.height]
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
