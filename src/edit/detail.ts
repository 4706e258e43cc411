import type { NodePart } from './paths/change-nodes.ts'
import type { PaintName } from './gradients/named-paint.ts'

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
    }
