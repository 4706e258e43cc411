import type { Element } from '../document/elements/element.ts'
import type { NodePart } from './paths/change-nodes.ts'
import { gradientOf, type PaintName } from './gradients/named-paint.ts'
import type { Place } from './tree/place.ts'

/**
 * A part of the only selected element that is edited on the stage: a picture in its frame, a point of a
 * line, a point of a path or one of its control handles, or a stop of a gradient.
 */
export type Detail =
  | { readonly kind: 'crop'; readonly id: string }
  | { readonly kind: 'point'; readonly id: string; readonly index: number }
  | { readonly kind: 'stop'; readonly id: string; readonly paint: PaintName; readonly index: number }
  | {
      readonly kind: 'node'
      readonly id: string
      /** Among the points of all contours of the path. */
      readonly index: number
      readonly part: NodePart
      /** Other points that are selected, too; none if a control point is. */
      readonly also?: readonly number[]
    }
  | { readonly kind: 'data'; readonly id: string }

/** Whether an element is filled from a grid of values, which is what there is to edit in it. */
export function isGrid({ type }: Pick<Element, 'type'>): boolean {
  return type === 'chart' || type === 'table'
}

/** Whether the part is there, of the only selected element. */
export function isPresent(detail: Detail, selection: readonly string[], places: ReadonlyMap<string, Place>): boolean {
  const element = places.get(detail.id)?.element
  if (!element || selection.length !== 1 || selection[0] !== detail.id) return false
  switch (detail.kind) {
    case 'crop':
    case 'data':
      return true
    case 'point':
      return element.type === 'line' && detail.index < element.points.length
    case 'node':
      return element.type === 'path'
    case 'stop':
      return detail.index < (gradientOf(element, detail.paint)?.stops.length ?? 0)
  }
}
